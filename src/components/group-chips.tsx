import { useRef } from 'react';
import { Chip } from '#ui/chip.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './group-chips.module.css';
import { offeredGroups } from './offered-groups.ts';

/** Narrows pieces by a group of categories; each chip says how many there are. */
export function GroupChips({
  group,
  all,
  counts,
  onGroup,
}: {
  group: string | null;
  /** How many pieces there are; undefined while that is not known. */
  all: number | undefined;
  /** How many of each group the word finds. */
  counts: Record<string, number>;
  onGroup(group: string | null): void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  return (
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
  );
}
