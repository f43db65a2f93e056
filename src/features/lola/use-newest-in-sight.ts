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
    const newest = atEnd
      ? list.current?.lastElementChild
      : list.current?.querySelector('article:last-of-type');
    newest?.scrollIntoView?.({ block: atEnd ? 'end' : 'start' });
  }, [count, atEnd, failed.length]);
  return list;
}
