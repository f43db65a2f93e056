import { useAddOutfitsToWardrobes } from '#api/outfits.ts';
import { hungWords } from '#components/hung-words.ts';
import { WardrobePicker } from '#components/wardrobe-picker.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { showToast } from '#ui/toasts.ts';
import { goneWords } from './outfit-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** Puts outfits into wardrobes. */
export function AddOutfitsToWardrobes({
  owner,
  outfitIds,
  hangsIn = [],
  onClose,
  onDone,
}: {
  owner: string;
  outfitIds: string[];
  /** The wardrobes in which all of them are already. */
  hangsIn?: readonly string[];
  onClose(): void;
  onDone?(): void;
}) {
  const forgetGone = useForgetGone(owner);
  const add = useAddOutfitsToWardrobes({ onError: forgetGone });
  const addTo = (wardrobes: Wardrobe[]) => {
    const wardrobeIds = wardrobes.map(({ wardrobeId }) => wardrobeId);
    add.mutate(
      { owner, outfitIds, wardrobeIds },
      {
        onSuccess(done) {
          showToast(hungWords(wardrobes, done.wardrobeIds, goneWords(outfitIds, done.outfitIds)));
          onDone?.();
          onClose();
        },
      },
    );
  };
  return (
    <WardrobePicker
      owner={owner}
      words={outfitIds.length === 1 ? 'outfit' : `${outfitIds.length} outfits`}
      hangsIn={hangsIn}
      countOf={({ outfitCount }) => outfitCount}
      isBusy={add.isPending}
      onAdd={addTo}
      onClose={onClose}
    />
  );
}
