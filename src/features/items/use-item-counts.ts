import { useQuery } from '@tanstack/react-query';
import { itemCountsQuery } from '#api/items.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { todayIs } from '#lib/calendar-weeks.ts';

/** The counts of the filter's further lists; undefined while nobody looks at them, and until they are read. */
export function useItemCounts(owner: string, list: unknown, isWanted: boolean) {
  // The order and the groups change no count.
  const { sort, grouped, ...filter } = list as ItemFilter;
  return useQuery({ ...itemCountsQuery(owner, { ...filter, today: todayIs() }), enabled: isWanted })
    .data?.counts;
}
