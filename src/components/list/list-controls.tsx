import { ArrowUpDown, Search } from 'lucide-react';
import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { type Density, densities, type TilesPerRow } from '#lib/density.ts';
import type { AnyFilter } from '#lib/list-filter.ts';
import { recentSearches } from '#lib/recent-searches.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import styles from './list-controls.module.css';
import type { ListKind } from './list-kind.ts';
import type { ListSearch } from './list-search.ts';
import { SearchField } from './search-field.tsx';

/** How many tiles stand in a row. */
function DensityControl({ density }: { density: Density }) {
  const { perRow } = useSnapshot(density.state);
  return (
    <Segmented
      label="Tiles in a row"
      value={String(perRow)}
      options={densities.map((count) => ({
        value: String(count),
        label: String(count),
        name: `${count} in a row`,
      }))}
      onChange={(value) => density.choose(Number(value) as TilesPerRow)}
    />
  );
}

const noDensity: Density['state'] = proxy({ perRow: 2 });

/** Search and sort of a list, and its density, which is in the menu of the sort where there is no room for it. */
export function ListControls<Card, Filter extends AnyFilter>({
  kind: { filter, words, density, Saved },
  search,
  onChange,
  isDesktop = false,
  hasDensity = true,
}: ListSearch & {
  kind: ListKind<Card, Filter>;
  isDesktop?: boolean;
  hasDensity?: boolean;
}) {
  const [isSearching, setSearching] = useState(() => search.has('search'));
  // Where it has a control of its own, that alone is rendered for it.
  const chosenPerRow = useSnapshot((!hasDensity && density?.state) || noDensity).perRow;
  const present = filter.read(search);
  // A search that comes with an address, as a saved filter's, opens its field.
  const now = present.search ?? '';
  const [before, setBefore] = useState(now);
  if (now !== before) {
    setBefore(now);
    if (now) setSearching(true);
  }
  const sort = present.sort ?? filter.defaultSort;
  const chooseSort = (next: string) => {
    const changed = new URLSearchParams(search);
    if (next === filter.defaultSort) changed.delete('sort');
    else changed.set('sort', next);
    onChange(changed, { replace: true });
  };
  const close = () => {
    const changed = new URLSearchParams(search);
    changed.delete('search');
    onChange(changed, { replace: true });
    setSearching(false);
  };
  const isOpen = isDesktop || isSearching;
  return (
    <div className={styles.controls}>
      {isOpen ? (
        <SearchField
          present={now}
          label={`Search ${words.many}`}
          recent={recentSearches(words.many)}
          Saved={Saved}
          search={search}
          onChange={onChange}
          onClose={isDesktop ? undefined : close}
        />
      ) : (
        <IconButton label="Search" onClick={() => setSearching(true)}>
          <Search aria-hidden="true" />
        </IconButton>
      )}
      {(isDesktop || !isSearching) && (
        <>
          <LazyMenu
            groups={[
              Object.entries(filter.sorts).map(([key, label]) => ({
                label,
                isChosen: key === sort,
                onChoose: () => chooseSort(key),
              })),
              ...(density && !hasDensity
                ? [
                    densities.map((count) => ({
                      label: `${count} in a row`,
                      isChosen: count === chosenPerRow,
                      onChoose: () => density.choose(count),
                    })),
                  ]
                : []),
            ]}
            trigger={
              <IconButton label={`Sort, ${filter.sorts[sort]}`}>
                <ArrowUpDown aria-hidden="true" />
              </IconButton>
            }
          />
          {hasDensity && density && <DensityControl density={density} />}
        </>
      )}
    </div>
  );
}
