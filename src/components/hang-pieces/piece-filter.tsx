import { Search } from 'lucide-react';
import { GroupChips } from '../group-chips.tsx';
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
      <GroupChips group={group} all={all} counts={counts} onGroup={onGroup} />
    </>
  );
}
