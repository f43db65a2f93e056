import sharp from 'sharp';
import type { CutoutStroke } from '#contract/rules/cutout-strokes.ts';
import type { GarmentColors } from '#contract/rules/garment-colors.ts';
import { type CutoutSlot, cutoutRendition, imageRenditions } from '#contract/rules/images.ts';
import type { MaskRuns } from '#contract/rules/mask-runs.ts';
import { colorsOfPhoto } from '../cutout/colors-of-photo.ts';
import { categoriesByLooks, type SeenCategories } from '../cutout/likely-kinds.ts';
import { boxOf, type Mask } from '../cutout/mask.ts';
import { runsThatFit } from '../cutout/runs-that-fit.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import type { JobServices } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { takeCutoutSlot } from '../repositories/cutouts.ts';

/** A drawing by hand at a cut-out. */
export interface Drawn {
  strokes: CutoutStroke[];
  /** How soft its edge is, in steps. */
  softness: number;
}

/** The files of a cut-out that were written, and the size of its largest picture. */
export interface CutoutFiles extends GarmentColors, SeenCategories {
  slot: CutoutSlot;
  width: number;
  height: number;
}

const nothingDrawn: Drawn = { strokes: [], softness: 0 };

/**
 * Writes all files of a cut-out: the mask, what was drawn, and the pictures, trimmed. They lie beside those
 * of the one before, and nobody sees them until the row names their slot. Null of a photo that is gone.
 */
export async function writeCutoutFiles(
  { blobs, open }: Pick<JobServices, 'blobs' | 'open'>,
  { imageId, ownerId }: { imageId: string; ownerId: string },
  photo: Buffer,
  mask: Mask,
  drawn: Drawn = nothingDrawn,
): Promise<CutoutFiles | null> {
  const slot = await open.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId);
    return takeCutoutSlot(transaction, imageId);
  });
  if (slot === null) return null;
  const { width, height } = mask;
  const maskFile = await sharp(mask.data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
  await blobs.write(imageKeys.cutoutNote(imageId, 'mask', slot), maskFile, 'image/png');
  const note = Buffer.from(JSON.stringify(drawn));
  await blobs.write(imageKeys.cutoutNote(imageId, 'strokes', slot), note, 'application/json');

  const alpha = drawn === nothingDrawn ? mask : await soften(mask, drawn.softness);
  const box = boxOf(alpha)!;
  const pixels = await sharp(photo)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < alpha.data.length; at += 1) pixels[at * 4 + 3] = alpha.data[at]!;
  const cut = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(box)
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const side of imageRenditions) {
    const bytes = await sharp(cut)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84, alphaQuality: 92, effort: 2 })
      .toBuffer();
    const key = imageKeys.rendition(imageId, cutoutRendition(side, slot));
    await blobs.write(key, bytes, 'image/webp');
  }
  return {
    slot,
    width: box.width,
    height: box.height,
    ...(await colorsOfPhoto(photo, mask)),
    ...(await categoriesByLooks(photo, mask)),
  };
}

/** The mask and what was drawn of the cut-out in a slot; null where its mask was not kept yet. */
export async function readCutoutNotes(
  { blobs }: Pick<JobServices, 'blobs'>,
  imageId: string,
  slot: CutoutSlot,
): Promise<{ mask: MaskRuns; drawn: Drawn } | null> {
  const [mask, strokes] = (['mask', 'strokes'] as const).map((note) =>
    imageKeys.cutoutNote(imageId, note, slot),
  ) as [string, string];
  if (!(await blobs.info(mask)) || !(await blobs.info(strokes))) return null;
  const { data, info } = await sharp(await blobs.read(mask))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = JSON.parse((await blobs.read(strokes)).toString('utf8')) as Drawn;
  return { mask: await runsThatFit({ ...info, data }), drawn };
}

/**
 * A soft edge for a hard one: over about a pixel at 0, and about two more with every step, inward alone, so
 * that no ground shines through.
 */
async function soften({ width, height, data }: Mask, softness: number): Promise<Mask> {
  const blurred = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(0.6 + softness * 0.7)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const soft = new Uint8Array(width * height);
  for (let at = 0; at < soft.length; at += 1) {
    const alpha = blurred[at]!;
    soft[at] = softness === 0 ? alpha : Math.max(0, alpha * 2 - 255);
  }
  // Of what is finer than its edge is soft something is left, rather than nothing.
  return boxOf({ width, height, data: soft })
    ? { width, height, data: soft }
    : { width, height, data };
}
