import { useRef } from 'react';
import type { AnyFilter } from '#lib/list-filter.ts';
import { Chip } from '#ui/chip.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './filter-chips.module.css';
import { type Counts, countOf, type ListKind } from './list-kind.ts';
import type { ListSearch } from './list-search.ts';

/** The filters of a phone: one row of chips, only for values that occur. */
export function FilterChips<Card, Filter extends AnyFilter>({
  kind: { filter: rules, filterGroups },
  counts,
  filter,
  search,
  onChange,
}: ListSearch & { kind: ListKind<Card, Filter>; counts: Counts; filter: Filter }) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  const change = (next: URLSearchParams) => onChange(next, { replace: true });
  const chips = filterGroups.flatMap(({ list, options, chips = [] }) =>
    options
      .filter(({ value }) => chips === 'all' || chips.includes(value))
      .filter(({ value }) => countOf(counts, list, value) > 0)
      .map((option) => ({ ...option, list })),
  );
  return (
    <div ref={row} className={styles.chips} role="toolbar" aria-label="Filter" {...roving}>
      <Chip chosen={rules.count(filter) === 0} onClick={() => change(rules.without(search))}>
        All {counts.all}
      </Chip>
      {chips.map(({ list, value, label }) => (
        <Chip
          key={`${list} ${value}`}
          chosen={rules.valuesOf(filter, list).includes(value)}
          onClick={() => change(rules.toggle(search, list, value))}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
