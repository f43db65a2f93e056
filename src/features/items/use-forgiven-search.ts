import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { itemNavigationQuery, searchCorrectionQuery } from '#api/items.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';

/**
 * The pieces of a filter. Where its search finds nothing since a finger slipped, those of the search that was meant,
 * unless one insists on what was typed.
 */
export function useForgivenSearch(owner: string, filter: ItemFilter) {
  const [asTyped, setAsTyped] = useState<string>();
  const typed = useQuery(itemNavigationQuery(owner, filter));
  const isLost =
    !!filter.search &&
    filter.search !== asTyped &&
    !typed.isPlaceholderData &&
    typed.data?.itemIds.length === 0;
  const correction = useQuery({ ...searchCorrectionQuery(owner, filter), enabled: isLost });
  const search = isLost ? correction.data?.search : null;
  const meant = useMemo(() => (search ? { ...filter, search } : filter), [search, filter]);
  const found = useQuery({ ...itemNavigationQuery(owner, meant), enabled: !!search });
  const isFound = !!search && found.data !== undefined && !found.isPlaceholderData;
  const isLooking = correction.isLoading || (!!search && found.isLoading);
  return {
    /** Whether it is not known yet if anything is found. */
    isLooking: isLost && isLooking,
    asked: isFound ? meant : filter,
    navigation: isFound ? found : typed,
    /** The search whose pieces are shown in place of what was typed; null where those are shown. */
    meant: isFound ? search : null,
    insist: () => setAsTyped(filter.search),
  };
}
