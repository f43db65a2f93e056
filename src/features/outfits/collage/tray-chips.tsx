import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { offeredGroups } from '#components/offered-groups.ts';
import { Chip } from '#ui/chip.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './tray.module.css';
import type { TrayFilter } from './tray-filter.ts';

/** The filters of the tray: pieces of a kind, those that are ready, those of a wardrobe. */
export function TrayChips({
  owner,
  filter,
  counts,
  onSearch,
  onChange,
}: {
  owner: string;
  filter: TrayFilter;
  counts: Record<string, number>;
  /** Null where the field stands already. */
  onSearch: (() => void) | null;
  onChange(more: Partial<TrayFilter>): void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(row);
  const { data } = useQuery(wardrobesQuery(owner));
  const wardrobes = data?.wardrobes ?? [];
  const chosen = wardrobes.find(({ wardrobeId }) => wardrobeId === filter.wardrobeId);
  const entry = (wardrobeId: string | null, label: string) => ({
    label,
    isChosen: filter.wardrobeId === wardrobeId,
    onChoose: () => onChange({ wardrobeId, group: null }),
  });
  const { group, isReadyOnly } = filter;
  return (
    <div ref={row} className={styles.chips} role="toolbar" aria-label="Filter" {...roving}>
      <Chip chosen={group === null} onClick={() => onChange({ group: null })}>
        All
      </Chip>
      {offeredGroups(counts, group).map(({ value, label }) => (
        <Chip
          key={value}
          chosen={group === value}
          onClick={() => onChange({ group: group === value ? null : value })}
        >
          {label}
        </Chip>
      ))}
      <Chip chosen={isReadyOnly} onClick={() => onChange({ isReadyOnly: !isReadyOnly })}>
        Only what is ready
      </Chip>
      {wardrobes.length > 0 && (
        <LazyMenu
          align="start"
          trigger={
            <Chip aria-label={`Wardrobe: ${chosen?.name ?? 'all'}`}>
              {chosen?.name ?? 'All wardrobes'}
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </Chip>
          }
          groups={[
            [entry(null, 'All wardrobes')],
            wardrobes.map(({ wardrobeId, name }) => entry(wardrobeId, name)),
          ]}
        />
      )}
      {onSearch && (
        <Chip onClick={onSearch}>
          <Search className={styles.chevron} aria-hidden="true" />
          Search
        </Chip>
      )}
    </div>
  );
}
