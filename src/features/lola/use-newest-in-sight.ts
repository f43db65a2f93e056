import { useEffect, useRef } from 'react';

/** Below a board that is brought into sight, in pixels. */
const gapPx = 8;

/**
 * As the `ref` of a conversation: a new answer is brought into sight from its beginning, and as much further as it takes
 * to see all of its first board with its buttons; one that asks back, from its beginning alone. What waits for an answer,
 * or did not get one, from its end.
 */
export function useNewestInSight({
  count,
  asksBack,
  isPending,
  failed,
}: {
  count: number;
  /** Whether the newest answer asks something back, above its boards. */
  asksBack: boolean;
  isPending: boolean;
  failed: readonly unknown[];
}) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = isPending || failed.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is more to see
  useEffect(() => {
    const scroller = list.current;
    const newest = atEnd
      ? scroller?.lastElementChild
      : scroller?.querySelector('article:last-of-type');
    if (!scroller || !newest) return;
    // Where a keyboard leaves little room, the page scrolls, and not the list.
    if (scroller.scrollHeight <= scroller.clientHeight)
      newest.scrollIntoView?.({ block: 'nearest' });
    // The list alone: a page that this one stands in, as the host simulator's, would scroll with it.
    else if (atEnd) scroller.scrollTop = scroller.scrollHeight;
    else {
      const { top } = scroller.getBoundingClientRect();
      const toBeginning = newest.getBoundingClientRect().top - top;
      const board = asksBack ? null : newest.querySelector('[data-board]');
      const box = board?.getBoundingClientRect();
      // Never past the upper end of the board.
      const toBoard = box
        ? Math.min(box.top - top, box.bottom + gapPx - top - scroller.clientHeight)
        : toBeginning;
      scroller.scrollTop += Math.max(toBeginning, toBoard);
    }
  }, [count, atEnd, failed.length]);
  return list;
}
