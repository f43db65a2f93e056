import { useEffect, useRef, useState } from 'react';
import { useSetAvailability, useTakeBackAvailability } from '#api/availability.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { showToast } from '#ui/toasts.ts';

/** A piece of the basket. */
export type BasketPiece = OperationOutput<'getLaundry'>['basket'][number];

/** Pieces that became clean at once, while that can be undone here. */
export interface Cleaned {
  changeId: string;
  pieces: readonly BasketPiece[];
  /** By `performance.now()`. */
  atMs: number;
}

/** Within how long a tap where they became clean is the second one of two quick ones, in milliseconds. */
const secondTapMs = 500;

/** Whether a tap that would take this back is but the second one of two quick ones. */
export const isSecondTap = ({ atMs }: Cleaned): boolean => performance.now() - atMs < secondTapMs;

/** How long cleaned pieces keep their rows, in milliseconds: as long as any undo (docs/design/product-rules.md, Items). */
const shownMs = 10_000;

/** Says that pieces of the basket are clean again; they stay in sight for a while, in which it can be undone. */
export function useCleanAgain(owner: string) {
  const [cleaned, setCleaned] = useState<readonly Cleaned[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const forget = (changeId: string) =>
    setCleaned((all) => all.filter((one) => one.changeId !== changeId));
  const set = useSetAvailability({
    onError: (_error, { changeId }) => forget(changeId),
    onSuccess({ lockedIds }, { changeId }) {
      if (lockedIds.length === 0) return;
      forget(changeId);
      showToast({
        title:
          lockedIds.length === 1
            ? 'One piece is elsewhere'
            : `${lockedIds.length} pieces are elsewhere`,
        text: 'It was said meanwhile where, and stays so.',
      });
    },
  });
  const takeBack = useTakeBackAvailability();
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all) clearTimeout(timer);
    };
  }, []);
  return {
    cleaned,
    clean(pieces: readonly BasketPiece[]) {
      const changeId = newIdempotencyKey();
      setCleaned((all) => [...all, { changeId, pieces, atMs: performance.now() }]);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        forget(changeId);
      }, shownMs);
      timers.current.add(timer);
      const itemIds = pieces.map(({ item }) => item.itemId);
      set.mutate({
        owner,
        changeId,
        itemIds,
        availability: 'ready',
        onlyFrom: 'in-the-wash',
        today: todayIs(),
      });
    },
    undo(changeId: string) {
      forget(changeId);
      takeBack.mutate({ owner, changeId });
    },
  };
}
