import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { AnyFilter } from '#lib/list-filter.ts';
import { Chip } from '#ui/chip.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './filter-chips.module.css';
import type { Counts, ListKind } from './list-kind.ts';
import type { ListSearch } from './list-search.ts';
import { chosenFilters, offeredFilters } from './offered-filters.ts';

/** The filters that a phone has at hand, in one row of chips, and the button to all of them. */
export function FilterChips<Card, Filter extends AnyFilter>({
  kind,
  counts,
  filter,
  search,
  onChange,
  onOpen,
  after,
}: ListSearch & {
  kind: ListKind<Card, Filter>;
  counts: Counts;
  filter: Filter;
  /** Opens the sheet with all filters. */
  onOpen(): void;
  /** The end of the row. */
  after?: ReactNode;
}) {
  const { filter: rules, filterGroups } = kind;
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  const change = (next: URLSearchParams) => onChange(next, { replace: true });
  const offered = offeredFilters(kind, counts, filter);
  const count = chosenFilters(rules, filterGroups, filter).length;
  const chips = filterGroups.flatMap(({ list, chips = [], countsOnChips }) =>
    (offered.find((one) => one.list === list)?.values ?? [])
      .filter(({ value }) => chips === 'all' || chips.includes(value))
      .map((option) => ({
        ...option,
        list,
        label: countsOnChips ? `${option.label} ${option.count}` : option.label,
      })),
  );
  return (
    <div ref={row} className={styles.chips} role="toolbar" aria-label="Filter" {...roving}>
      {offered.length > 0 && (
        <Chip
          aria-haspopup="dialog"
          aria-label={count > 0 ? `Filters, ${count} chosen` : 'Filters'}
          onClick={onOpen}
        >
          <SlidersHorizontal className={styles.icon} aria-hidden="true" />
          Filters
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Chip>
      )}
      <Chip chosen={rules.count(filter) === 0} onClick={() => change(rules.without(search))}>
        All {counts.all}
      </Chip>
      {chips.map(({ list, value, label, isChosen }) => (
        <Chip
          key={`${list} ${value}`}
          chosen={isChosen}
          onClick={() => change(rules.toggle(search, list, value))}
        >
          {label}
        </Chip>
      ))}
      {after}
    </div>
  );
}
