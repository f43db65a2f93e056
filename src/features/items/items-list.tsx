import { useQuery } from '@tanstack/react-query';
import { Camera, CircleCheck } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemNavigationQuery } from '#api/items.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import { useOwner } from '#api/users.ts';
import { FloatingActions } from '#components/floating-actions.tsx';
import { ListTabs } from '#components/list-tabs.tsx';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { ScreenHead } from '#components/screen-head.tsx';
import { titleSize } from '#components/title-size.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { host } from '#lib/host.ts';
import { lateCode } from '#lib/late-code.ts';
import { useIsDesktop, useMedia } from '#lib/use-media.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Button } from '#ui/button.tsx';
import { hasKeyboardNoPlace } from '#ui/keyboard-place.ts';
import { late } from '#ui/late.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { AddPhotos } from './add-photos.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterColumn } from './filter-column.tsx';
import {
  countFilters,
  hasGroups,
  keepNavigation,
  readFilter,
  withoutFilter,
} from './item-filter.ts';
import { ItemsGrid } from './items-grid.tsx';
import styles from './items-list.module.css';
import { itemsPerRow } from './items-per-row-store.ts';
import { ItemsSkeleton } from './items-skeleton.tsx';
import { DensityControl, ListControls } from './list-controls.tsx';
import { clearSelection, selection, startSelecting } from './selection-store.ts';
import { countUnsorted, SortNotice } from './sort-notice.tsx';
import { UploadTiles } from './upload-tiles.tsx';

const detail = lateCode(() => import('./item-screen.tsx'));
const SortSheet = late('sheet', async () => (await import('./sort-sheet.tsx')).SortSheet);
const AddSheet = late('sheet', async () => (await import('./add-sheet.tsx')).AddSheet);

/** A list of items with its search, filters, density and bulk actions. */
export function ItemsList({ title, wardrobeId }: { title: string; wardrobeId?: string }) {
  const owner = useOwner();
  const isDesktop = useIsDesktop();
  const { isWebView, showHeader } = useSnapshot(host);
  const isNarrow = useMedia('(max-width: 359px)');
  // A long name, the web view's own menu or a small phone leave the title's row no room for it.
  const isCrowded = showHeader && (isWebView || isNarrow || titleSize(title) !== 'large');
  const { sheet, open, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  // The control answers first, the tiles follow in their own time.
  const perRow = useDeferredValue(useSnapshot(itemsPerRow).value);
  const { isOn } = useSnapshot(selection);
  const { list } = useSnapshot(uploads);
  const filter = useMemo(() => readFilter(search, wardrobeId), [search, wardrobeId]);
  const isGrouped = hasGroups(filter, perRow, isDesktop);
  const asked = useMemo(
    () => (isGrouped ? { ...filter, grouped: true } : filter),
    [filter, isGrouped],
  );
  const navigation = useQuery(itemNavigationQuery(owner, asked));
  useEffect(() => keepNavigation(asked), [asked]);
  useEffect(() => clearSelection, []);
  // The detail's code comes while one looks, so that a tile can be carried there at once.
  useEffect(() => whenIdle(() => void detail().catch(() => {})), []);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn && hasKeyboardNoPlace()) {
      document.querySelector<HTMLElement>('[data-selects]')?.focus({ preventScroll: true });
    }
    wasOn.current = isOn;
  }, [isOn]);

  const { data } = navigation;
  const openAdd = () => open('add');
  const isEmpty = data?.counts.all === 0 && list.length === 0;
  const isNarrowed = countFilters(filter) > 0;
  const unsorted = data ? countUnsorted(data.counts) : 0;
  const add = (
    <Button size="small" icon={<Camera aria-hidden="true" />} onClick={openAdd}>
      Add piece
    </Button>
  );
  return (
    <AddPhotos wardrobeId={wardrobeId ?? null}>
      <main className={styles.screen}>
        {isDesktop && (
          <FilterColumn
            title={title}
            counts={data?.counts}
            filter={filter}
            onChange={setSearch}
            search={search}
          />
        )}
        <div className={styles.content}>
          {isDesktop ? (
            <div className={styles.deskHead}>
              <ListTabs />
              <ListControls search={search} onChange={setSearch} isDesktop />
              {add}
              <MoreMenuSlot />
            </div>
          ) : (
            <ScreenHead title={title} tabs={<ListTabs />} beside={isCrowded && <DensityControl />}>
              <ListControls search={search} onChange={setSearch} hasDensity={!isCrowded} />
            </ScreenHead>
          )}
          <div data-travels="">
            {!isDesktop && data && !isEmpty && (
              <FilterChips
                counts={data.counts}
                filter={filter}
                search={search}
                onChange={setSearch}
              />
            )}
            <UploadTiles
              perRow={perRow}
              wardrobeId={wardrobeId ?? null}
              itemIds={isNarrowed ? null : (data?.itemIds ?? null)}
            />
            {unsorted > 0 && (
              <SortNotice count={unsorted} isInert={isOn} onSort={() => open('sort')} />
            )}
            {data ? (
              data.itemIds.length > 0 ? (
                <ItemsGrid
                  owner={owner}
                  itemIds={data.itemIds}
                  groups={data.groups}
                  perRow={perRow}
                />
              ) : isEmpty ? (
                <EmptyState
                  title="Nothing on the rail yet"
                  text="Lay a piece flat near a window and take one picture. Its color is found for you."
                  action={
                    <Button wide icon={<Camera aria-hidden="true" />} onClick={openAdd}>
                      Add piece
                    </Button>
                  }
                />
              ) : (
                isNarrowed && (
                  <NothingFound
                    filter={filter}
                    onClear={() => setSearch(withoutFilter(search), { replace: true })}
                  />
                )
              )
            ) : navigation.isError ? (
              <ErrorCard
                title="These pieces did not load"
                onRetry={() => void navigation.refetch()}
              />
            ) : (
              <ItemsSkeleton perRow={perRow} isDesktop={isDesktop} />
            )}
          </div>
        </div>
        {isOn ? (
          <BulkBar owner={owner} wardrobeId={wardrobeId ?? null} />
        ) : (
          !isEmpty && (
            <FloatingActions>
              {data && data.itemIds.length > 0 && (
                <Button
                  kind="raised"
                  size="small"
                  icon={<CircleCheck aria-hidden="true" />}
                  onClick={() => startSelecting()}
                  data-selects=""
                >
                  Select
                </Button>
              )}
              {!isDesktop && add}
            </FloatingActions>
          )
        )}
        {sheet === 'sort' && (
          <SortSheet owner={owner} wardrobeId={wardrobeId ?? null} onClose={close} />
        )}
        {sheet === 'add' && <AddSheet wardrobeId={wardrobeId ?? null} onClose={close} />}
      </main>
    </AddPhotos>
  );
}

function NothingFound({ filter, onClear }: { filter: ItemFilter; onClear(): void }) {
  const { search: word, ...others } = filter;
  const isWordAlone = countFilters(others) === 0;
  return (
    <EmptyState
      title={word ? `Nothing matches “${word}”` : 'Nothing matches'}
      text={
        !word
          ? 'No piece fits all of these at once.'
          : isWordAlone
            ? 'Try another word, or only its beginning.'
            : 'No piece has this word and fits the filters too.'
      }
      action={
        <Button kind="secondary" wide onClick={onClear}>
          {!word ? 'Clear filters' : isWordAlone ? 'Clear search' : 'Clear search and filters'}
        </Button>
      }
    />
  );
}
