import { looksTable } from '#contract/operations/looks.ts';
import { plansTable } from '#contract/operations/plans.ts';
import { bringOperations } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { Destination } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';
import { uploads } from '../uploads.ts';

bringOperations(looksTable);
bringOperations(plansTable);

/** A photo that becomes a look of its own; one of what was worn logs its day at once. */
export const lookDestination: Destination<'look'> = {
  imageKind: 'look',
  size: photoSizes.garment,
  asksForTwins: false,
  isSentByForm: false,
  save: {
    spoils: ['GetLookNavigation', 'GetWardrobes', 'GetPlans'],
    async run(photo, write, signal) {
      const { userId: owner, imageId, saveKey } = photo;
      const { look, day, wardrobeId } = photo.destination;
      // Once stopped, another user may be signed in; but a save that is under way is finished.
      signal.throwIfAborted();
      const save = (wardrobeIds: string[]) =>
        callOperation(
          'saveLook',
          { owner, changes: { kind: look }, imageId: imageId ?? null, wardrobeIds },
          // Without its wardrobe it is another write.
          {
            idempotencyKey: wardrobeId && wardrobeIds.length === 0 ? `${saveKey}-w` : saveKey,
            isRepeat: uploads.isWaiting,
          },
        );
      const made = await save(wardrobeId ? [wardrobeId] : []).catch((error) => {
        // The wardrobe was deleted meanwhile: the look is saved without it.
        const isGone = error instanceof AppError && error.kind === 'not-found';
        if (isGone && wardrobeId) return save([]);
        throw error;
      });
      if (day) {
        const changes = { lookId: made.look.lookId, day, slot: 'day' as const };
        // The same look on the same day is one plan, so that a second try makes no second one.
        await callOperation(
          'savePlan',
          { owner, changes, isWorn: true },
          { isRepeat: uploads.isWaiting },
        );
      }
      return write(photo, { step: 'saved' });
    },
  },
};
