import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Chip } from '#ui/chip.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import { offeredGroups } from '../offered-groups.ts';
import styles from './piece-filter.module.css';

/** Narrows the pieces by a word and by a group of categories. */
export function PieceFilter({
  search,
  group,
  all,
  counts,
  onSearch,
  onGroup,
}: {
  search: string;
  group: string | null;
  /** How many pieces there are; undefined while that is not known. */
  all: number | undefined;
  /** How many of each group the word finds. */
  counts: Record<string, number>;
  onSearch(text: string): void;
  onGroup(group: string | null): void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  const label = all === undefined || all < 2 ? 'Search your pieces' : `Search your ${all} pieces`;
  return (
    <>
      <search className={styles.search}>
        <Search aria-hidden="true" />
        <input
          type="search"
          dir="auto"
          enterKeyHint="search"
          aria-label="Search your pieces"
          placeholder={label}
          maxLength={120}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </search>
      <div ref={row} className={styles.chips} role="toolbar" aria-label="Filter" {...roving}>
        <Chip chosen={group === null} onClick={() => onGroup(null)}>
          All {all !== undefined && <span className={styles.count}>{all}</span>}
        </Chip>
        {offeredGroups(counts, group).map(({ value, label }) => (
          <Chip
            key={value}
            chosen={group === value}
            onClick={() => onGroup(group === value ? null : value)}
          >
            {label} <span className={styles.count}>{counts[value] ?? 0}</span>
          </Chip>
        ))}
      </div>
    </>
  );
}
