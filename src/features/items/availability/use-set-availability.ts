import { useSetAvailability, useTakeBackAvailability } from '#api/availability.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { countOf } from '#components/noun/noun-words.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { whereWords } from '#lib/availability-words.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { dismissToast, showToast, showUndo } from '#ui/toasts.ts';

/** What is said of some pieces: where they are, and who has them or how they are gone. */
export type Where = Omit<OperationInput<'setAvailability'>, 'owner' | 'changeId' | 'itemIds'>;

/** Takes a change back; says so where a piece was changed again since. */
export function useTakeBack(owner: string) {
  const takeBack = useTakeBackAvailability({
    onSuccess({ keptIds }) {
      if (keptIds.length === 0) return;
      const title = `${countOf(itemNoun, keptIds.length)} stayed`;
      showToast({ tone: 'error', title, text: 'Changed again since, here or on another device.' });
    },
  });
  return (changeId: string) => takeBack.mutate({ owner, changeId });
}

/** The last offer to undo a change, and of which pieces: an earlier change of the same is undone in their history. */
let offered = { toast: 0, of: '' };

/** Says where pieces are, which can be undone for a while; those that stay where they are are told. */
export function useWhere(owner: string, onDone?: () => void) {
  const takeBack = useTakeBack(owner);
  const set = useSetAvailability({
    onSuccess({ itemIds, lockedIds }, { changeId, itemIds: asked, ...where }) {
      const said = whereWords(where.availability, where);
      const title = asked.length === 1 ? said : `${countOf(itemNoun, itemIds.length)}: ${said}`;
      const text = lockedIds.length > 0 ? lockedWords(lockedIds.length) : undefined;
      const of = asked.toSorted().join();
      if (offered.of === of) dismissToast(offered.toast);
      if (itemIds.length > 0)
        offered = { toast: showUndo(title, () => takeBack(changeId), text), of };
      else showToast({ tone: 'error', title: 'Nothing was changed', text });
      onDone?.();
    },
  });
  return {
    isPending: set.isPending,
    mutate: (itemIds: string[], where: Where) =>
      set.mutate({ owner, changeId: newIdempotencyKey(), itemIds, ...where }),
  };
}

const lockedWords = (count: number) =>
  `${countOf(itemNoun, count)} cannot go there from where ${count === 1 ? 'it is' : 'they are'} now.`;
