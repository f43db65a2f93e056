import { Camera, Shirt } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useOwnCurrency } from '#api/own-currency.ts';
import { GoneWardrobe } from '#components/gone-wardrobe.tsx';
import { ListScreen } from '#components/list/list-screen.tsx';
import { chosenFilters } from '#components/list/offered-filters.ts';
import { ListTabs } from '#components/list-tabs.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { isGone } from '#components/noun/noun-words.ts';
import { useForgivenSearch } from '#components/noun/use-forgiven-search.ts';
import { maxFilterName } from '#contract/rules/saved-filters.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { lateCode } from '#lib/late-code.ts';
import { useScope } from '#lib/scope.ts';
import { useAfterPaint } from '#lib/use-after-paint.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { AddPhotos } from './add-photos.tsx';
import { ChoosePieces } from './choose-pieces.tsx';
import { CutoutsNotice } from './cutouts-to-look-at/cutouts-notice.tsx';
import { FriendBulkBar } from './friend-bulk-bar.tsx';
import {
  askedFilter,
  hasGroups,
  type ItemAddressFilter,
  itemFilter,
  itemLists,
  readFilter,
} from './item-filter.ts';
import { itemDensity, pricedIn, sharedItemList } from './item-list.ts';
import { ItemsBulkBar } from './items-bulk-bar.tsx';
import { LaundryLine } from './laundry/laundry-line.tsx';
import { NearItems } from './near-items.tsx';
import { SaveTheseFilters } from './saved-filters/save-these-filters.tsx';
import { SortNotice } from './sort-notice.tsx';
import { UploadNotice } from './upload-notice.tsx';
import { noneArriving, useArriving } from './use-arriving.ts';
import { useItemsEntries } from './use-items-entries.tsx';

const detail = lateCode(() => import('./item-screen.tsx'));
const SortSheet = late('sheet', async () => (await import('./sort-sheet.tsx')).SortSheet);
const RecognizedSheet = late(
  'sheet',
  async () => (await import('./recognized/recognized-sheet.tsx')).RecognizedSheet,
);
const CutoutsSheet = late(
  'sheet',
  async () => (await import('./cutouts-to-look-at/cutouts-sheet.tsx')).CutoutsSheet,
);
const OwnWordsSheet = late(
  'sheet',
  async () => (await import('./own-words/own-words-sheet.tsx')).OwnWordsSheet,
);
const SavedFiltersSheet = late(
  'sheet',
  async () => (await import('./saved-filters/saved-filters-sheet.tsx')).SavedFiltersSheet,
);
const AddSheet = late('sheet', async () => (await import('./add-sheet.tsx')).AddSheet);
const HangSheet = late(
  'sheet',
  async () => (await import('#components/hang-pieces/hang-sheet.tsx')).HangSheet,
);

/** A name for a filter: its words, and the values that are chosen. */
const nameOf = (
  filter: ReturnType<typeof readFilter>,
  groups: typeof sharedItemList.filterGroups,
): string =>
  [
    filter.search,
    ...chosenFilters(itemFilter, groups, filter as ItemAddressFilter).map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, maxFilterName);

/** A list of pieces: all of the owner's, or those of a wardrobe. */
export function ItemsList({
  title,
  wardrobeId,
  toFill = null,
}: {
  title: string;
  wardrobeId?: string;
  /** The wardrobe, where the owner has pieces that do not hang in it yet. */
  toFill?: Wardrobe | null | undefined;
}) {
  const { owner, mayChange, seenAs } = useScope();
  const currency = useOwnCurrency();
  const kind = useMemo(
    () => (mayChange ? pricedIn(currency) : sharedItemList),
    [mayChange, currency],
  );
  const isDesktop = useIsDesktop();
  const { sheet, open, turnTo, close } = useSheet();
  const [search, setSearch] = useSearchParams();
  const perRow = useAfterPaint(itemDensity.state, 'perRow');
  const { isOn } = useSnapshot(itemNoun.selection.state);
  const filter = useMemo(
    () => readFilter(search, wardrobeId, kind.filter),
    [search, wardrobeId, kind],
  );
  const isGrouped = hasGroups(filter, perRow, isDesktop);
  const wanted = useMemo(() => askedFilter(filter, isGrouped), [filter, isGrouped]);
  const { asked, navigation, isLooking, meant } = useForgivenSearch(itemNoun, owner, wanted);
  useEffect(() => {
    if (mayChange) itemLists.keep(asked);
  }, [asked, mayChange]);
  // The detail's code is loaded when idle, so that a tile's picture can be carried there at once.
  useEffect(() => whenIdle(() => void detail().catch(() => {})), []);

  const data = isLooking ? undefined : navigation.data;
  const isNarrowed = itemFilter.count(kind.filter.read(search)) > 0;
  /** What was looked for comes first; where nothing is found, a piece without a category may be what was meant. */
  const isFound = isNarrowed && data?.itemIds.length !== 0;
  const place = wardrobeId ?? null;
  const onTheWay = useArriving(place, isNarrowed ? null : (data?.itemIds ?? null));
  const arriving = mayChange ? onTheWay : noneArriving;
  const answer = useMemo(
    () => data && { ...data, ids: data.itemIds, arriving: arriving.ids },
    [data, arriving.ids],
  );
  const own = useItemsEntries(wardrobeId, () => open('words'));
  if (wardrobeId && isGone(navigation.error)) return <GoneWardrobe />;
  const openAdd = () => open('add');
  const icon = <Camera aria-hidden="true" />;
  const { unsorted = 0, recognized = 0, availability } = data?.counts ?? {};
  const inWash = availability?.['in-the-wash'] ?? 0;
  return (
    <AddPhotos wardrobeId={place} isOpen={mayChange}>
      <ListScreen
        kind={kind}
        owner={owner}
        title={title}
        list={asked}
        filter={kind.filter.read(search)}
        search={search}
        onChange={setSearch}
        answer={answer}
        isError={navigation.isError}
        onRetry={() => void navigation.refetch()}
        meant={meant}
        tabs={<ListTabs wardrobeId={wardrobeId} />}
        own={own}
        add={
          <Button size="small" icon={icon} onClick={openAdd}>
            Add piece
          </Button>
        }
        above={
          <>
            {(arriving.count > 0 || arriving.stopped.length > 0) && (
              <UploadNotice count={arriving.count} stopped={arriving.stopped} />
            )}
            {/* In one place with what is on the way, so that the tiles stay in theirs. */}
            {!isFound && unsorted + recognized > 0 && arriving.count === 0 && (
              <SortNotice
                owner={owner}
                recognized={recognized}
                unsorted={unsorted}
                isInert={isOn}
                onConfirm={() => open('recognized')}
                onSort={() => open('sort')}
              />
            )}
            {!isFound && !wardrobeId && arriving.count === 0 && (
              <CutoutsNotice owner={owner} isInert={isOn} onLook={() => open('cutouts')} />
            )}
            {!isFound && mayChange && !wardrobeId && inWash > 0 && (
              <LaundryLine inWash={inWash} isInert={isOn} />
            )}
          </>
        }
        afterChosen={
          // Where nothing is found, the way back to something has the room.
          data?.itemIds.length !== 0 && (
            <SaveTheseFilters owner={owner} filter={filter} onSave={() => open('saved')} />
          )
        }
        below={<NearItems owner={owner} filter={asked} found={data?.itemIds.length} />}
        empty={
          arriving.ids.length > 0 ? null : (
            <EmptyState
              title="Nothing on the rail yet"
              text={
                toFill
                  ? 'Hang what you own already, or take a picture of something new.'
                  : 'Lay a piece flat near a window and take one picture. Its color is found for you.'
              }
              action={
                <>
                  {toFill && (
                    <Button wide icon={<Shirt aria-hidden="true" />} onClick={() => open('hang')}>
                      Choose from your pieces
                    </Button>
                  )}
                  <Button
                    kind={toFill ? 'secondary' : 'primary'}
                    wide
                    icon={icon}
                    onClick={openAdd}
                  >
                    Add piece
                  </Button>
                </>
              }
            />
          )
        }
        choose={!seenAs && <ChoosePieces owner={owner} wardrobeId={wardrobeId} />}
        bulkBar={
          mayChange ? (
            <ItemsBulkBar owner={owner} wardrobeId={place} all={data?.itemIds ?? []} />
          ) : (
            <FriendBulkBar owner={owner} wardrobeId={wardrobeId} all={data?.itemIds ?? []} />
          )
        }
      >
        {sheet === 'sort' && <SortSheet owner={owner} wardrobeId={place} onClose={close} />}
        {sheet === 'recognized' && (
          <RecognizedSheet
            owner={owner}
            wardrobeId={place}
            onSort={() => turnTo('sort')}
            onClose={close}
          />
        )}
        {sheet === 'words' && mayChange && <OwnWordsSheet owner={owner} onClose={close} />}
        {sheet === 'saved' && mayChange && (
          <SavedFiltersSheet
            owner={owner}
            chosen={isNarrowed ? { filter, name: nameOf(filter, kind.filterGroups) } : null}
            onClose={close}
          />
        )}
        {sheet === 'cutouts' && <CutoutsSheet owner={owner} onClose={close} />}
        {sheet === 'add' && (
          <AddSheet
            wardrobeId={place}
            onChoose={toFill ? () => turnTo('hang') : null}
            onClose={close}
          />
        )}
        {sheet === 'hang' && toFill && <HangSheet wardrobe={toFill} onClose={close} />}
      </ListScreen>
    </AddPhotos>
  );
}
