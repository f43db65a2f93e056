import { useSetAvailability, useTakeBackAvailability } from '#api/availability.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { countOf } from '#components/noun/noun-words.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { whereWords } from '#lib/availability-words.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { dismissToast, showUndo } from '#ui/toasts.ts';

/** What is said of some pieces: where they are, and who has them or how they are gone. */
export type Where = Omit<
  OperationInput<'setAvailability'>,
  'owner' | 'changeId' | 'itemIds' | 'today'
>;

/** The last offer to undo a change, and of which pieces: an earlier change of the same is undone in their history. */
let offered = { toast: 0, of: '', changeId: '' };

/** Takes a change back; what was changed again since stays, which is told once it is answered. */
export function useTakeBack(owner: string) {
  const takeBack = useTakeBackAvailability();
  return (changeId: string) => {
    if (offered.changeId === changeId) dismissToast(offered.toast);
    takeBack.mutate({ owner, changeId });
  };
}

/** Says where pieces are, which can be undone for a while; which of them stay is told once it is answered. */
export function useWhere(owner: string, onDone?: () => void) {
  const takeBack = useTakeBack(owner);
  const set = useSetAvailability({
    onSuccess({ itemIds }, { changeId, itemIds: asked, today: _today, ...where }) {
      const said = whereWords(where.availability, where);
      const title = asked.length === 1 ? said : `${countOf(itemNoun, itemIds.length)}: ${said}`;
      const of = asked.toSorted().join();
      if (offered.of === of) dismissToast(offered.toast);
      if (itemIds.length > 0) {
        offered = { toast: showUndo(title, () => takeBack(changeId)), of, changeId };
      }
      onDone?.();
    },
  });
  return {
    isPending: set.isPending,
    mutate: (itemIds: string[], where: Where) =>
      set.mutate({ owner, changeId: newIdempotencyKey(), itemIds, ...where, today: todayIs() }),
  };
}
