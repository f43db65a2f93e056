import { useEffect, useRef } from 'react';

/**
 * As the `ref` of a conversation: a new answer is brought into sight from its beginning, which may ask back; what waits
 * for one, or did not get one, from its end.
 */
export function useNewestInSight({
  count,
  isPending,
  failed,
}: {
  count: number;
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
      scroller.scrollTop +=
        newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    }
  }, [count, atEnd, failed.length]);
  return list;
}
