import { useAddToWardrobes } from '#api/items.ts';
import { goneWords } from '#components/gone-words.ts';
import { hungWords } from '#components/hung-words.ts';
import { WardrobePicker } from '#components/wardrobe-picker.tsx';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { showToast } from '#ui/toasts.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** Puts pieces into wardrobes. */
export function AddItemsToWardrobes({
  owner,
  itemIds,
  hangsIn = [],
  onClose,
  onDone,
}: {
  owner: string;
  itemIds: string[];
  /** The wardrobes in which all of them hang already. */
  hangsIn?: readonly string[];
  onClose(): void;
  onDone?(): void;
}) {
  const forgetGone = useForgetGone(owner);
  const add = useAddToWardrobes({ onError: forgetGone });
  const addTo = (wardrobes: Wardrobe[]) => {
    const wardrobeIds = wardrobes.map(({ wardrobeId }) => wardrobeId);
    add.mutate(
      { owner, itemIds, wardrobeIds },
      {
        onSuccess(done) {
          showToast(hungWords(wardrobes, done.wardrobeIds, goneWords(itemIds, done.itemIds)));
          onDone?.();
          onClose();
        },
      },
    );
  };
  return (
    <WardrobePicker
      owner={owner}
      words={itemIds.length === 1 ? 'piece' : `${itemIds.length} pieces`}
      hangsIn={hangsIn}
      countOf={({ itemCount }) => itemCount}
      isBusy={add.isPending}
      onAdd={addTo}
      onClose={onClose}
    />
  );
}
