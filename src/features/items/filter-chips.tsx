import { useRef } from 'react';
import { categoryGroups, itemCategories } from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { Chip } from '#ui/chip.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './filter-chips.module.css';
import { countFilters, toggleInFilter, withoutFilter } from './item-filter.ts';

/** What the owner has, as counted by the server. */
export interface ItemCounts {
  all: number;
  group: Record<string, number>;
  mainColor: Record<string, number>;
  condition: Record<string, number>;
}

/** The filters of a phone: one row of chips, only of what there is. */
export function FilterChips({
  counts,
  filter,
  search,
  onChange,
}: {
  counts: ItemCounts;
  filter: ItemFilter;
  search: URLSearchParams;
  onChange(next: URLSearchParams, options: { replace: boolean }): void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  const toggle = (list: 'group' | 'condition', value: string) =>
    onChange(toggleInFilter(search, list, value), { replace: true });
  return (
    <div ref={row} className={styles.chips} role="toolbar" aria-label="Filter" {...roving}>
      <Chip
        chosen={countFilters(filter) === 0}
        onClick={() => onChange(withoutFilter(search), { replace: true })}
      >
        All {counts.all}
      </Chip>
      {categoryGroups
        .filter((group) => counts.group[group])
        .map((group) => (
          <Chip
            key={group}
            chosen={filter.group?.includes(group) ?? false}
            onClick={() => toggle('group', group)}
          >
            {itemCategories[group].label}
          </Chip>
        ))}
      {(['Needs Repair', 'New with Tags'] as const)
        .filter((condition) => counts.condition[condition])
        .map((condition) => (
          <Chip
            key={condition}
            chosen={filter.condition?.includes(condition) ?? false}
            onClick={() => toggle('condition', condition)}
          >
            {condition}
          </Chip>
        ))}
    </div>
  );
}
