import sharp from 'sharp';
import { cutoutRenditions, largestRendition } from '#contract/rules/images.ts';
import type { Box, Mask } from '../cutout/mask.ts';
import { imageKeys } from '../image-keys.ts';
import { CannotCut, type Cut, CutterAway } from '../ports/cutout.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import {
  beginCutout,
  endCutout,
  type StoredCutout,
  takeBackCutoutTry,
} from '../repositories/cutouts.ts';
import type { JobServices } from '../services.ts';
import { forgetFilesOfGone } from './forget-files.ts';
import type { Job } from './job.ts';

/** A photo is begun at most so often: one that ends its process or its server is tried once more. */
const maxTries = 2;

/** Cuts the garment out of a photo; what cannot be cut out stays a photo ([Note: Cut-outs]). */
export const cutOutJob: Job<{ imageId: string }> = {
  kind: 'cut-out',
  isPatient: true,
  work: ({ imageId }, services) => cutOutPhoto(services, imageId),
  async giveUp({ imageId }, services) {
    const begun = await beginCutout(services.open.database, imageId);
    if (begun) await end(services, { imageId, ...begun }, null);
  },
};

async function cutOutPhoto(services: JobServices, imageId: string): Promise<void> {
  const { blobs, cutout, open } = services;
  const begun = await beginCutout(open.database, imageId);
  if (!begun) return;
  const photo = { imageId, ownerId: begun.ownerId };
  if (begun.tries > maxTries) return end(services, photo, null);
  const bytes = await blobs.read(imageKeys.rendition(imageId, largestRendition));
  let cut: Cut;
  try {
    cut = await cutout.cut(bytes);
  } catch (error) {
    if (error instanceof CannotCut) return end(services, photo, null);
    if (error instanceof CutterAway) await takeBackCutoutTry(open.database, imageId);
    throw error;
  }
  if (cut.verdict === 'none' || !cut.box) return end(services, photo, null);
  const stored = await storeCut(services, imageId, bytes, cut.mask, cut.box);
  await end(services, photo, { cutout: cut.verdict, ...stored });
}

/** Writes the cut-out's renditions, trimmed to its box; answers the size of the largest. */
async function storeCut(
  { blobs }: JobServices,
  imageId: string,
  photo: Buffer,
  mask: Mask,
  box: Box,
): Promise<{ width: number; height: number }> {
  const { width, height } = mask;
  const pixels = await sharp(photo)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < mask.data.length; at += 1) pixels[at * 4 + 3] = mask.data[at]!;
  const cut = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(box)
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const name of cutoutRenditions) {
    const side = Number(name.slice('cutout-'.length));
    const bytes = await sharp(cut)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84, alphaQuality: 92, effort: 2 })
      .toBuffer();
    await blobs.write(imageKeys.rendition(imageId, name), bytes, 'image/webp');
  }
  return { width: box.width, height: box.height };
}

/** Writes down how it ended; where the photo was forgotten meanwhile, what was written goes too. */
async function end(
  services: JobServices,
  { imageId, ownerId }: { imageId: string; ownerId: string },
  found: StoredCutout | null,
): Promise<void> {
  await services.open.transaction(async (transaction) => {
    await lockAccount(transaction, ownerId);
    await endCutout(transaction, imageId, found);
    await forgetFilesOfGone(transaction, imageId);
  });
}
