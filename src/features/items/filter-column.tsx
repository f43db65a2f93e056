import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { colorFamilies, colorFamilyKeys } from '#contract/rules/color-families.ts';
import { categoryGroups, itemCategories, itemConditions } from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import type { ItemCounts } from './filter-chips.tsx';
import styles from './filter-column.module.css';
import { type FilterList, toggleInFilter } from './item-filter.ts';

/** The filters of a desktop, in a column of 208 px, only of what there is. */
export function FilterColumn({
  title,
  counts,
  filter,
  search,
  onChange,
}: {
  title: string;
  counts: ItemCounts;
  filter: ItemFilter;
  search: URLSearchParams;
  onChange(next: URLSearchParams, options: { replace: boolean }): void;
}) {
  const toggle = (list: FilterList, value: string) =>
    onChange(toggleInFilter(search, list, value), { replace: true });
  const checks = (
    list: 'group' | 'condition',
    values: readonly { value: string; label: string }[],
  ) =>
    values
      .filter(({ value }) => counts[list][value])
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
          <span className={styles.count}>{counts[list][value]}</span>
        </label>
      ));
  return (
    <aside className={styles.column} aria-label="Filter">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        {counts.all} {counts.all === 1 ? 'item' : 'items'}
      </p>
      <Group label="Category">
        {checks(
          'group',
          categoryGroups.map((group) => ({ value: group, label: itemCategories[group].label })),
        )}
      </Group>
      <Group label="Main Color">
        <div className={styles.swatches}>
          {colorFamilyKeys
            .filter((color) => counts.mainColor[color])
            .map((color) => (
              <label key={color} className={styles.swatch} title={colorFamilies[color].label}>
                <input
                  type="checkbox"
                  aria-label={`${colorFamilies[color].label}, ${counts.mainColor[color]}`}
                  checked={filter.mainColor?.includes(color) ?? false}
                  onChange={() => toggle('mainColor', color)}
                />
                <span style={{ background: colorFamilies[color].hex }} />
              </label>
            ))}
        </div>
      </Group>
      <Group label="Condition">
        {checks(
          'condition',
          itemConditions.map((condition) => ({ value: condition, label: condition })),
        )}
      </Group>
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
