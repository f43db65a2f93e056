import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { ScreenTitle } from '#components/screen-title.tsx';
import { colorFamilies, colorFamilyKeys } from '#contract/rules/color-families.ts';
import { categoryGroups, itemCategories, itemConditions } from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { host } from '#lib/host.ts';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import type { ItemCounts } from './filter-chips.tsx';
import styles from './filter-column.module.css';
import { type FilterList, toggleInFilter } from './item-filter.ts';

/** The title and the filters of a desktop, in a column of 208 px, only of what there is. */
export function FilterColumn({
  title,
  counts,
  filter,
  search,
  onChange,
}: {
  title: string;
  /** Left out while they are not known: the title stands alone. */
  counts?: ItemCounts | undefined;
  filter: ItemFilter;
  search: URLSearchParams;
  onChange(next: URLSearchParams, options: { replace: boolean }): void;
}) {
  // With the header flag off the host draws the title (visual.md, section 5).
  const { showHeader } = useSnapshot(host);
  const filters = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(filters);
  const toggle = (list: FilterList, value: string) =>
    onChange(toggleInFilter(search, list, value), { replace: true });
  const checks = (
    list: 'group' | 'condition',
    values: readonly { value: string; label: string }[],
  ) =>
    values
      .filter(({ value }) => counts?.[list][value])
      .map(({ value, label }) => (
        <label key={value} className={styles.row}>
          <input
            type="checkbox"
            checked={(filter[list] as string[] | undefined)?.includes(value) ?? false}
            onChange={() => toggle(list, value)}
          />
          <span className={styles.box}>
            <Check aria-hidden="true" />
          </span>
          <span>{label}</span>
          <span className={styles.count}>{counts?.[list][value]}</span>
        </label>
      ));
  const colors = colorFamilyKeys.filter((color) => counts?.mainColor[color]);
  return (
    <aside className={styles.column} aria-label="Filter">
      <ScreenTitle title={title} isHeardOnly={!showHeader} />
      {counts && (
        <p className={styles.note}>
          {counts.all} {counts.all === 1 ? 'piece' : 'pieces'}
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
        <Group label="Category">
          {checks(
            'group',
            categoryGroups.map((group) => ({ value: group, label: itemCategories[group].label })),
          )}
        </Group>
        {colors.length > 0 && (
          <Group label="Main Color">
            <div className={styles.swatches}>
              {colors.map((color) => (
                <label key={color} className={styles.swatch} title={colorFamilies[color].label}>
                  <input
                    type="checkbox"
                    aria-label={`${colorFamilies[color].label}, ${counts?.mainColor[color]}`}
                    checked={filter.mainColor?.includes(color) ?? false}
                    onChange={() => toggle('mainColor', color)}
                  />
                  <span style={{ background: colorFamilies[color].hex }} />
                </label>
              ))}
            </div>
          </Group>
        )}
        <Group label="Condition">
          {checks(
            'condition',
            itemConditions.map((condition) => ({ value: condition, label: condition })),
          )}
        </Group>
      </div>
    </aside>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
