import { blueprintTable } from '#contract/operations/blueprint.ts';
import { bringOperations } from '#contract/operations.ts';
import { callOperation } from '#lib/http.ts';
import type { Destination } from '../destination.ts';
import { photoSizes } from '../photo-sizes.ts';
import { uploads } from '../uploads.ts';

bringOperations(blueprintTable);

/** A portrait for a color analysis, with the tones that were pointed at on it. */
export const colorAnalysisDestination: Destination<'color-analysis'> = {
  imageKind: 'color-analysis',
  size: photoSizes.garment,
  asksForTwins: false,
  isSentByForm: false,
  save: {
    spoils: blueprintTable.sendColorAnalysis.spoils,
    async run(photo, write, signal) {
      const { userId: owner, imageId, saveKey, destination } = photo;
      // Once stopped, another user may be signed in; but a save that is under way is finished.
      signal.throwIfAborted();
      const { eye, hair, skin, white } = destination.samples;
      const samples = { eye: [...eye], hair: [...hair], skin: [...skin], white };
      await callOperation(
        'sendColorAnalysis',
        {
          owner,
          imageId: imageId ?? '',
          samples,
          ...(destination.isFromVisitor && { isFromVisitor: true }),
        },
        { idempotencyKey: saveKey, isRepeat: uploads.isWaiting },
      );
      return write(photo, { step: 'saved' });
    },
  },
};
