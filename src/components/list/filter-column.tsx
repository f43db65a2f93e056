import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { ScreenTitle } from '#components/screen-title.tsx';
import { host } from '#lib/host.ts';
import type { AnyFilter } from '#lib/list-filter.ts';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './filter-column.module.css';
import { type Counts, countOf, type FilterGroup, type ListKind } from './list-kind.ts';
import type { ListSearch } from './list-search.ts';

/** The title and the filters of a desktop, in a column of 208 px, only for values that occur. */
export function FilterColumn<Card, Filter extends AnyFilter>({
  kind: { filter: rules, filterGroups, words },
  title,
  counts,
  filter,
  search,
  onChange,
}: ListSearch & {
  kind: ListKind<Card, Filter>;
  title: string;
  /** Left out while they are not known: the title stands alone. */
  counts?: Counts | undefined;
  filter: Filter;
}) {
  // With the header flag off the host draws the title (docs/design/look.md, Around the page).
  const { showHeader } = useSnapshot(host);
  const filters = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(filters);
  return (
    <aside className={styles.column} aria-label="Filter">
      <ScreenTitle title={title} isHeardOnly={!showHeader} />
      {counts && (
        <p className={styles.note}>
          {counts.all} {counts.all === 1 ? words.one : words.many}
        </p>
      )}
      <div
        ref={filters}
        className={styles.filters}
        role="toolbar"
        aria-label="Filters"
        aria-orientation="vertical"
        {...roving}
      >
        {filterGroups.map((group) => (
          <Group
            key={group.list}
            group={group}
            counts={counts}
            chosen={rules.valuesOf(filter, group.list)}
            onToggle={(value) =>
              onChange(rules.toggle(search, group.list, value), { replace: true })
            }
          />
        ))}
      </div>
    </aside>
  );
}

function Group({
  group: { list, label, options },
  counts,
  chosen,
  onToggle,
}: {
  group: FilterGroup;
  counts: Counts | undefined;
  chosen: readonly string[];
  onToggle(value: string): void;
}) {
  const there = options.filter(({ value }) => countOf(counts, list, value) > 0);
  if (there.length === 0) return null;
  const swatches = there.every(({ color }) => color !== undefined);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {swatches ? (
        <div className={styles.swatches}>
          {there.map(({ value, label: name, color }) => (
            <label key={value} className={styles.swatch} title={name}>
              <input
                type="checkbox"
                aria-label={`${name}, ${countOf(counts, list, value)}`}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
              />
              <span style={{ background: color }} />
            </label>
          ))}
        </div>
      ) : (
        there.map(({ value, label: name }) => (
          <label key={value} className={styles.row}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span className={styles.box}>
              <Check aria-hidden="true" />
            </span>
            <span>{name}</span>
            <span className={styles.count}>{countOf(counts, list, value)}</span>
          </label>
        ))
      )}
    </fieldset>
  );
}
