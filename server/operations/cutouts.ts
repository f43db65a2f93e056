import sharp from 'sharp';
import type { CutoutStroke } from '#contract/rules/cutout-strokes.ts';
import { imageRenditions, largestRendition } from '#contract/rules/images.ts';
import { type MaskRuns, maskOf } from '#contract/rules/mask-runs.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Mask } from '../cutout/mask.ts';
import { runsThatFit } from '../cutout/runs-that-fit.ts';
import type { Stroke } from '../cutout/stroke.ts';
import { imageKeys } from '../foundation/image-keys.ts';
import { Refusal } from '../foundation/refusal.ts';
import { cutOutJob } from '../jobs/cut-out.ts';
import { forgetFilesOfGone } from '../jobs/forget-files.ts';
import { enqueue } from '../jobs/job.ts';
import { CannotCut } from '../ports/cutout.ts';
import type { Services } from '../ports/services.ts';
import { readCutoutNotes, writeCutoutFiles } from '../procedures/cutout-files.ts';
import { keepCutoutBefore, takeBackCutout } from '../repositories/cutout-before.ts';
import { endOwnCutout, readCutoutsToLookAt, requireItemPhoto } from '../repositories/cutouts.ts';
import { takeCategory } from '../repositories/item-category.ts';
import { takeColors } from '../repositories/item-derivation.ts';
import { readItemDetails } from '../repositories/items.ts';
import { handle } from './operation.ts';

/** When a stroke may be sent again that nobody could follow now, in seconds. */
const retryAfterSeconds = 2;

/** Finishing a cut-out by hand (decision 040). */
export const cutoutOperations = [
  handle('getCutoutsToLookAt', {
    run: ({ scope, database }) => readCutoutsToLookAt(scope, database),
  }),

  handle('getItemCutout', {
    async run({ input, scope, database, services }) {
      const image = await requireItemPhoto(scope, database, input);
      const { width, height } = await sizeOf(await readPhoto(services, image.id));
      const notes =
        image.cutoutVersion > 0
          ? await readCutoutNotes(services, image.id, image.cutoutSlot)
          : null;
      if (services.config.cutout.kind !== 'off') services.strokes.wake();
      const urls = imageRenditions.map((side) => [
        side,
        services.signer.imageUrl(image.ownerId, image.id, side),
      ]);
      return {
        photo: {
          width,
          height,
          urls: Object.fromEntries(urls) as OperationOutput<'getItemCutout'>['photo']['urls'],
        },
        cutout: image.cutoutAskedAt ? ('waiting' as const) : image.cutout,
        mask: notes?.mask ?? null,
        strokes: notes?.drawn.strokes ?? [],
        softness: notes?.drawn.softness ?? 0,
      };
    },
  }),

  handle('followItemStrokes', {
    async run({ input, viewer, scope, database, services, signal }) {
      if (services.config.cutout.kind === 'off') {
        throw new Refusal('forbidden', 'photos are not cut out here');
      }
      const image = await requireItemPhoto(scope, database, input);
      const photo = await readPhoto(services, image.id);
      const size = await sizeOf(photo);
      const previous = input.mask ? requireMask(input.mask, size) : undefined;
      const strokes = input.strokes.map((stroke) => strokeOver(stroke, size));
      try {
        const caller = { account: viewer.userId, signal };
        const after = await services.strokes.follow(caller, photo, strokes, previous);
        return { mask: await runsThatFit(after) };
      } catch (error) {
        if (signal.aborted) throw new Refusal('timeout', 'nobody waits for the answer');
        if (error instanceof CannotCut) throw new Refusal('timeout', error.message);
        // Busy, or its process has ended: the same stroke may do well in a moment.
        throw new Refusal('unavailable', String(error), undefined, retryAfterSeconds);
      }
    },
  }),

  handle('saveItemCutout', {
    async prepare({ input, scope, services }) {
      const image = await requireItemPhoto(scope, services.open.database, input);
      const photo = await readPhoto(services, image.id);
      const mask = requireMask(input.mask, await sizeOf(photo));
      const { strokes, softness } = input;
      const on = { imageId: image.id, ownerId: image.ownerId };
      const files = await writeCutoutFiles(services, on, photo, mask, { strokes, softness });
      await forgetFilesOfGone(services.open.database, image.id);
      return files;
    },
    async run({ input, scope, database, services, prepared: files }) {
      const { itemId } = input;
      // The photo may have gone while the files were written.
      const image = await requireItemPhoto(scope, database, input);
      if (!files) throw new Refusal('not-found', 'this photo is gone');
      await keepCutoutBefore(database, image);
      const version = await endOwnCutout(database, image.id, files);
      await takeColors(database, { imageId: image.id }, { isCut: true });
      await takeCategory(database, { imageId: image.id });
      const item = await readItemDetails(scope, database, itemId, services.signer);
      return { item, version };
    },
  }),

  handle('takeBackItemCutout', {
    async run({ input, scope, database, services }) {
      const { itemId, version } = input;
      const image = await requireItemPhoto(scope, database, input);
      const { isWaiting } = await takeBackCutout(database, image, version);
      if (isWaiting) await enqueue(database, cutOutJob, { imageId: image.id });
      return { item: await readItemDetails(scope, database, itemId, services.signer) };
    },
  }),
];

const readPhoto = ({ blobs }: Services, imageId: string): Promise<Buffer> =>
  blobs.read(imageKeys.rendition(imageId, largestRendition));

async function sizeOf(photo: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(photo).metadata();
  return { width, height };
}

/** The mask that was sent. Throws `invalid` where it is not of this photo's size. */
function requireMask(runs: MaskRuns, { width, height }: { width: number; height: number }): Mask {
  const data = maskOf(runs);
  if (!data || runs.width !== width || runs.height !== height) {
    throw new Refusal('invalid', 'the mask is not of this photo', { mask: 'another size' });
  }
  return { width, height, data };
}

function strokeOver(
  { kind, radius, points }: CutoutStroke,
  { width, height }: { width: number; height: number },
): Stroke {
  return {
    kind,
    radius: radius * Math.max(width, height),
    points: Array.from({ length: points.length / 2 }, (_, at) => ({
      x: points[at * 2]! * width,
      y: points[at * 2 + 1]! * height,
    })),
  };
}
