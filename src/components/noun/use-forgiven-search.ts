import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { correctionQuery, idsIn, navigationQuery } from '#api/noun.ts';
import type { NounNames } from '#api/noun-names.ts';

/**
 * The list of a noun under a filter. Where its search finds nothing since a finger slipped, that of the search that was
 * meant, unless one insists on what was typed ([Note: Slips]).
 */
export function useForgivenSearch<Filter extends { search?: string | undefined }>(
  noun: NounNames,
  owner: string,
  filter: Filter,
) {
  const [asTyped, setAsTyped] = useState<string>();
  const typed = useQuery(navigationQuery(noun, owner, filter));
  const isLost =
    !!filter.search &&
    filter.search !== asTyped &&
    !typed.isPlaceholderData &&
    typed.data !== undefined &&
    idsIn(noun, typed.data).length === 0;
  const correction = useQuery({ ...correctionQuery(noun, owner, filter), enabled: isLost });
  const search = isLost ? correction.data?.search : null;
  const corrected = useMemo(() => (search ? { ...filter, search } : filter), [search, filter]);
  const found = useQuery({ ...navigationQuery(noun, owner, corrected), enabled: !!search });
  const isFound = !!search && found.data !== undefined && !found.isPlaceholderData;
  // The list that is looked at meanwhile is that of the search as typed, which says nothing of what was meant.
  const isLooking = correction.isLoading || (!!search && !isFound && found.isFetching);
  return {
    /** Whether it is not known yet if anything is found. */
    isLooking: isLost && isLooking,
    asked: isFound ? corrected : filter,
    navigation: isFound ? found : typed,
    /** The search whose list is shown in place of what was typed; null where that is shown. */
    meant:
      isFound && filter.search
        ? { typed: filter.search, search, onInsist: () => setAsTyped(filter.search) }
        : null,
  };
}
