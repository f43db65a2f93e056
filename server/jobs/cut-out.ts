import { largestRendition } from '#contract/rules/images.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { CannotCut, type Cut, CutterAway } from '../ports/cutout.ts';
import type { JobServices } from '../ports/services.ts';
import { writeCutoutFiles } from '../procedures/cutout-files.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import {
  beginCutout,
  endCutout,
  type StoredCutout,
  takeBackCutoutTry,
} from '../repositories/cutouts.ts';
import { takeCategory } from '../repositories/item-category.ts';
import { takeColors } from '../repositories/item-derivation.ts';
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
  const files = await writeCutoutFiles(services, photo, bytes, cut.mask);
  if (!files) return end(services, photo, null);
  const { verdict, doubt = null } = cut;
  // A garment without its sleeves, or with some of its ground, looks like another kind.
  const sureCategory = verdict === 'trusted' && !doubt ? files.sureCategory : null;
  await end(services, photo, { ...files, cutout: verdict, cutoutDoubt: doubt, sureCategory });
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
    if (found) await takeColors(transaction, { imageId }, { isCut: true });
    if (found) await takeCategory(transaction, { imageId });
    await forgetFilesOfGone(transaction, imageId);
  });
}
