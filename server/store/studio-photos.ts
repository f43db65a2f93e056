import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { maxImagePixels } from '#contract/rules/images.ts';
import type { Services } from '../services.ts';

const keyOf = (id: string) => `store/photos/${id}.webp`;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Keeps a picture that the studio took, without what else the file says; answers its path, or null if it is none. */
export async function keepStudioPhoto(
  { blobs }: Pick<Services, 'blobs'>,
  bytes: Buffer,
): Promise<string | null> {
  const picture = await sharp(bytes, { limitInputPixels: maxImagePixels })
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
  if (!picture) return null;
  const id = randomUUID();
  await blobs.write(keyOf(id), picture, 'image/webp');
  return `/${keyOf(id)}`;
}

/** Reads a picture of the studio's by its id; whoever has its address may see it. */
export async function readStudioPhoto(
  { blobs }: Pick<Services, 'blobs'>,
  id: string,
): Promise<Buffer | null> {
  return uuid.test(id) ? blobs.read(keyOf(id)).catch(() => null) : null;
}
