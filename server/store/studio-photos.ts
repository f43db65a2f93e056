import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { maxImagePixels } from '#contract/rules/images.ts';
import type { Services } from '../ports/services.ts';

const keyOf = (id: string) => `store/photos/${id}.webp`;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Keeps a picture that the studio took for an order, without what else the file says; answers its path, which is the same
 * for the same file, or null if it is none.
 */
export async function keepStudioPhoto(
  { blobs, signer }: Pick<Services, 'blobs' | 'signer'>,
  orderId: number,
  bytes: Buffer,
): Promise<string | null> {
  const picture = await sharp(bytes, { limitInputPixels: maxImagePixels })
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!picture) return null;
  const id = uuidOf(signer.sign('studio-photo', orderId, sha256(bytes)));
  await blobs.write(keyOf(id), picture, 'image/webp');
  return `/${keyOf(id)}`;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** A text as the name of a picture: nobody guesses it who could not sign the text. */
const uuidOf = (text: string) =>
  sha256(text)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Reads a picture of the studio's by its id; whoever has its address may see it. */
export async function readStudioPhoto(
  { blobs }: Pick<Services, 'blobs'>,
  id: string,
): Promise<Buffer | null> {
  return uuid.test(id) ? blobs.read(keyOf(id)).catch(() => null) : null;
}
