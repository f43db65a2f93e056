import { useManyLater } from '#api/noun.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { showToast } from '#ui/toasts.ts';
import { hungWords } from '../hung-words.ts';
import { WardrobePicker } from '../wardrobe-picker.tsx';
import type { Noun } from './noun.ts';
import { countOf, goneWords } from './noun-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** Puts some of a noun into wardrobes. */
export function AddToWardrobes({
  noun,
  owner,
  ids,
  hangsIn,
  onClose,
  onDone,
}: {
  noun: Noun;
  owner: string;
  ids: string[];
  /** The wardrobes in which all of them are already. */
  hangsIn: readonly string[];
  onClose(): void;
  onDone?: (() => void) | undefined;
}) {
  const add = useManyLater(noun, 'add', { onError: useForgetGone(noun, owner) });
  const addTo = (wardrobes: Wardrobe[]) => {
    const wardrobeIds = wardrobes.map(({ wardrobeId }) => wardrobeId);
    add.mutate({ owner, ids, wardrobeIds }, (done) => {
      showToast(hungWords(wardrobes, done.wardrobeIds, goneWords(ids, done.ids)));
      onDone?.();
      onClose();
    });
  };
  return (
    <WardrobePicker
      owner={owner}
      words={ids.length === 1 ? noun.words.one : countOf(noun, ids.length)}
      hangsIn={hangsIn}
      countOf={(wardrobe) => wardrobe[noun.count]}
      isBusy={add.isPending}
      onAdd={addTo}
      onClose={onClose}
    />
  );
}
