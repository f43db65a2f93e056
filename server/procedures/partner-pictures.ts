import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Signer } from '../foundation/signer.ts';
import type { Services } from '../ports/services.ts';
import { CannotRead } from '../ports/web.ts';
import { keepPartnerPicture } from '../repositories/partner-pictures.ts';

/** The longest side of a product's picture, in pixels. */
const side = 640;
const mostPixels = 60_000_000;
export const partnerPictureType = 'image/webp';

/** The digest under which the picture of an address is kept. */
export const digestOf = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 40);

export const partnerPictureKey = (digest: string): string => `partner-pictures/${digest}`;

/** The path of ours that shows a product's picture: its address alone, signed, so that nobody else's is fetched. */
export const partnerPicturePath = ({ sign }: Pick<Signer, 'sign'>, url: string): string =>
  `/partner-pictures?${new URLSearchParams({ url, s: sign('partner-picture', url) })}`;

/**
 * The picture of a product as we show it: small, without metadata, kept from the first time on, so that no shop learns
 * who looks at what. Throws CannotRead.
 */
export async function readPartnerPicture(
  { blobs, feeds, turns, open, now }: Services,
  url: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const digest = digestOf(url);
  const key = partnerPictureKey(digest);
  // However many look at it at once, the shop is asked once.
  return turns(`partner picture ${digest}`, signal, async () => {
    if (await blobs.info(key)) return blobs.read(key);
    const bytes = await shrink(await feeds.picture(new URL(url), signal));
    await blobs.write(key, bytes, partnerPictureType);
    await keepPartnerPicture(open.database, digest, now());
    return bytes;
  });
}

async function shrink(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new CannotRead('not-a-page', { cause });
  }
}
