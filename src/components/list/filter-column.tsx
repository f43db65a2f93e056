import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { ScreenTitle } from '#components/screen-title.tsx';
import { host } from '#lib/host.ts';
import type { AnyFilter } from '#lib/list-filter.ts';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './filter-column.module.css';
import { FilterGroup } from './filter-group.tsx';
import type { Counts, ListKind } from './list-kind.ts';
import type { ListSearch } from './list-search.ts';
import { offeredFilters } from './offered-filters.ts';

const nothing = () => {};

/** The title and the filters of a desktop, in a column of 208 px, only for values that occur. */
export function FilterColumn<Card, Filter extends AnyFilter>({
  kind,
  title,
  counts,
  found,
  filter,
  search,
  onChange,
}: ListSearch & {
  kind: ListKind<Card, Filter>;
  title: string;
  /** Left out while they are not known: the title stands alone. */
  counts?: Counts | undefined;
  /** How many a filter or search finds; left out where nothing narrows. */
  found?: number | undefined;
  filter: Filter;
}) {
  const { filter: rules, words, Saved } = kind;
  // With the header flag off the host draws the title (docs/design/look.md, Around the page).
  const { showHeader } = useSnapshot(host);
  const filters = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(filters);
  const change = (next: URLSearchParams) => onChange(next, { replace: true });
  return (
    <aside className={styles.column} aria-label="Filter">
      <ScreenTitle title={title} isHeardOnly={!showHeader} />
      {counts && (
        <p className={styles.note}>
          {found !== undefined && `${found} of `}
          {counts.all} {counts.all === 1 ? words.one : words.many}
        </p>
      )}
      {Saved && counts && <Saved onLeave={nothing} />}
      <div
        ref={filters}
        className={styles.filters}
        role="toolbar"
        aria-label="Filters"
        aria-orientation="vertical"
        {...roving}
      >
        {counts &&
          offeredFilters(kind, counts, filter).map((group) => (
            <FilterGroup
              key={group.list}
              group={group}
              hasNames={false}
              onToggle={(list, value) => change(rules.toggle(search, list, value))}
              onRange={(name, range) => change(rules.setRange(search, name, range))}
            />
          ))}
      </div>
    </aside>
  );
}
