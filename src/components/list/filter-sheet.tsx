import type { ReactNode } from 'react';
import type { Range } from '#lib/list-filter.ts';
import { Button } from '#ui/button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-sheet.module.css';
import type { OfferedFilter } from './offered-filters.ts';

/**
 * All filters of a list, on a phone. Each tap narrows the list behind it at once, so the sheet is no
 * place of its own in the history: back closes it and keeps what was chosen.
 */
export function FilterSheet({
  groups,
  shown,
  onToggle,
  onRange,
  head,
  own = [],
  onClear,
  onClose,
}: {
  groups: readonly OfferedFilter[];
  /** How many the list shows now, in words. */
  shown: string;
  onToggle(list: string, value: string): void;
  onRange(list: string, range: Range): void;
  /** Stands above the filters. */
  head?: ReactNode;
  /** The list's own entries, which have no menu on a phone. */
  own?: readonly MenuEntry[] | undefined;
  /** Left out while nothing is chosen. */
  onClear: (() => void) | undefined;
  onClose(): void;
}) {
  return (
    <Sheet
      title="Filters"
      onClose={onClose}
      foot={
        <>
          <Button kind="secondary" disabled={!onClear} onClick={onClear}>
            Clear all
          </Button>
          <Button onClick={onClose}>Show {shown}</Button>
        </>
      }
    >
      {head}
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterGroup
            key={group.list}
            group={group}
            hasNames
            onToggle={onToggle}
            onRange={onRange}
          />
        ))}
      </div>
      {own.map(({ label, icon, onChoose }) => (
        <Button
          key={label}
          kind="quiet"
          icon={icon}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {label}
        </Button>
      ))}
    </Sheet>
  );
}
