import { ArrowUpDown, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ItemsPerRow } from '#components/item-tile.tsx';
import type { ItemSort } from '#contract/schemas/item.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { readFilter, sortLabels } from './item-filter.ts';
import { chooseItemsPerRow, itemsPerRow } from './items-per-row-store.ts';
import styles from './list-controls.module.css';

type SetSearch = (next: URLSearchParams, options?: { replace?: boolean }) => void;

/** How many tiles stand in a row. */
export function DensityControl() {
  const { value: perRow } = useSnapshot(itemsPerRow);
  return (
    <Segmented
      label="Tiles in a row"
      value={String(perRow) as '2' | '4' | '6'}
      options={(['2', '4', '6'] as const).map((value) => ({
        value,
        label: value,
        name: `${value} in a row`,
      }))}
      onChange={(value) => chooseItemsPerRow(Number(value) as ItemsPerRow)}
    />
  );
}

/** Search and sort of a list, and its density unless that stands elsewhere. */
export function ListControls({
  search,
  onChange,
  isDesktop = false,
  hasDensity = true,
}: {
  search: URLSearchParams;
  onChange: SetSearch;
  isDesktop?: boolean;
  hasDensity?: boolean;
}) {
  const [isSearching, setSearching] = useState(() => search.has('search'));
  const sort = readFilter(search).sort ?? 'newest';
  const chooseSort = (next: ItemSort) => {
    const changed = new URLSearchParams(search);
    if (next === 'newest') changed.delete('sort');
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
        <SearchField search={search} onChange={onChange} onClose={isDesktop ? undefined : close} />
      ) : (
        <IconButton label="Search" onClick={() => setSearching(true)}>
          <Search aria-hidden="true" />
        </IconButton>
      )}
      {(isDesktop || !isSearching) && (
        <>
          <LazyMenu
            groups={[
              (Object.keys(sortLabels) as ItemSort[]).map((key) => ({
                label: sortLabels[key],
                isChosen: key === sort,
                onChoose: () => chooseSort(key),
              })),
            ]}
            trigger={
              <IconButton label={`Sort, ${sortLabels[sort]}`}>
                <ArrowUpDown aria-hidden="true" />
              </IconButton>
            }
          />
          {hasDensity && <DensityControl />}
        </>
      )}
    </div>
  );
}

function SearchField({
  search,
  onChange,
  onClose,
}: {
  search: URLSearchParams;
  onChange: SetSearch;
  onClose?: (() => void) | undefined;
}) {
  const present = readFilter(search).search ?? '';
  const [text, setText] = useState(present);
  const rested = useDebounced(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rested typing changes the address
  useEffect(() => {
    if (rested === present) return;
    const changed = new URLSearchParams(search);
    if (rested.trim()) changed.set('search', rested.trim());
    else changed.delete('search');
    onChange(changed, { replace: true });
  }, [rested]);
  // What takes the word out of the address, as Clear search does, takes it out of the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says changes the field
  useEffect(() => {
    if (present === '' && rested.trim()) setText('');
  }, [present]);
  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
        autoFocus={onClose !== undefined && present === ''}
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label="Search pieces"
        placeholder="Search pieces"
        maxLength={120}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
      />
      {onClose && (
        <IconButton label="Close search" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  );
}
