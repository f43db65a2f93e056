import sharp from 'sharp';
import { imageKeys } from '../foundation/image-keys.ts';
import type { Services } from '../ports/services.ts';
import type { SharedPhoto } from '../repositories/resale-page.ts';

/** The paper under a cut-out: the light theme's, since a picture in a message has no theme. */
const paper = { r: 0xf5, g: 0xf3, b: 0xf4 };

/** The size of a card in a message, which the Open Graph protocol's readers crop least. */
export const cardSize = { width: 1200, height: 630 } as const;
/** The margin that a garment has on its card. */
const cardMargin = 40;
/** The most pixels of a photo's side. */
const photoSide = 1200;

const read = (blobs: Services['blobs'], { imageId, rendition }: SharedPhoto) =>
  blobs.read(imageKeys.rendition(imageId, rendition));

/** A photo of the share page: JPEG, on paper where it is cut out, upright, without metadata. */
export async function drawPhoto(blobs: Services['blobs'], photo: SharedPhoto): Promise<Buffer> {
  return sharp(await read(blobs, photo))
    .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: paper })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The picture of a message that has the page's address in it: the first photo, whole, on paper. */
export async function drawCard(
  blobs: Services['blobs'],
  photo: SharedPhoto | undefined,
): Promise<Buffer> {
  const { width, height } = cardSize;
  const card = sharp({ create: { width, height, channels: 3, background: paper } });
  const garment =
    photo &&
    (await sharp(await read(blobs, photo))
      .resize(width - 2 * cardMargin, height - 2 * cardMargin, { fit: 'inside' })
      .toBuffer());
  return card
    .composite(garment ? [{ input: garment, gravity: 'center' }] : [])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
