import { useAddLooksToWardrobes } from '#api/looks.ts';
import { hungWords } from '#components/hung-words.ts';
import { WardrobePicker } from '#components/wardrobe-picker.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { showToast } from '#ui/toasts.ts';
import { goneWords } from './look-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** Puts looks into wardrobes. */
export function AddLooksToWardrobes({
  owner,
  lookIds,
  hangsIn = [],
  onClose,
  onDone,
}: {
  owner: string;
  lookIds: string[];
  /** The wardrobes in which all of them are already. */
  hangsIn?: readonly string[];
  onClose(): void;
  onDone?(): void;
}) {
  const forgetGone = useForgetGone(owner);
  const add = useAddLooksToWardrobes({ onError: forgetGone });
  const addTo = (wardrobes: Wardrobe[]) => {
    const wardrobeIds = wardrobes.map(({ wardrobeId }) => wardrobeId);
    add.mutate(
      { owner, lookIds, wardrobeIds },
      {
        onSuccess(done) {
          showToast(hungWords(wardrobes, done.wardrobeIds, goneWords(lookIds, done.lookIds)));
          onDone?.();
          onClose();
        },
      },
    );
  };
  return (
    <WardrobePicker
      owner={owner}
      words={lookIds.length === 1 ? 'look' : `${lookIds.length} looks`}
      hangsIn={hangsIn}
      countOf={({ lookCount }) => lookCount}
      isBusy={add.isPending}
      onAdd={addTo}
      onClose={onClose}
    />
  );
}
