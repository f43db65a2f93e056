import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { savedFiltersQuery } from '#api/saved-filters.ts';
import type { SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import { Button } from '#ui/button.tsx';
import { filterAddress } from './filter-address.ts';

/** The way to save what is chosen; nothing where it is saved already. */
export function SaveTheseFilters({
  owner,
  filter,
  onSave,
}: {
  owner: string;
  filter: SavedItemFilter;
  onSave(): void;
}) {
  const { data } = useQuery(savedFiltersQuery(owner));
  const address = filterAddress(filter);
  if (!data || data.filters.some((saved) => filterAddress(saved.filter) === address)) return null;
  return (
    <Button kind="quiet" size="small" icon={<BookmarkPlus aria-hidden="true" />} onClick={onSave}>
      Save these filters
    </Button>
  );
}
