import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, ChevronDown, Search, Shirt, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import useMeasure from 'react-use-measure';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { useLocalPicture } from '#api/upload-queue/uploads.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { offeredGroups } from '#components/offered-groups.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import type { Point } from '#lib/pinch.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import { type KnownPiece, pieceOf } from './known-piece.ts';
import styles from './tray.module.css';
import { listOf, type TrayFilter, wholeTray } from './tray-filter.ts';
import { useTrayCarry } from './use-tray-carry.ts';

const tile = { width: 92, gap: 8 };
/** The width of a tile in a row where the view is short. */
const smallTile = 60;

/** The pieces that can be laid on the board. */
export function Tray({
  owner,
  wardrobeId,
  isRow,
  isSmall,
  showsSearch,
  replaced,
  onBoard,
  onSearch,
  onStopReplacing,
  makeGhost,
  onPick,
  onTake,
}: {
  owner: string;
  /** The wardrobe that it begins with; null for all. */
  wardrobeId: string | null;
  /** One row that scrolls to the side; else a grid. */
  isRow: boolean;
  /** Whether there is little height: a row is of small tiles, and of nothing else. */
  isSmall: boolean;
  showsSearch: boolean;
  /** The piece in whose place another one is picked. */
  replaced: string | null;
  /** The items that are on the board. */
  onBoard: readonly string[];
  /** There is to be room for searching. */
  onSearch(): void;
  onStopReplacing(): void;
  makeGhost(piece: KnownPiece, tile: Element): HTMLElement;
  /** A piece is carried out of the tray. */
  onPick(): void;
  /** A piece is taken: by a tap, or dropped at a place of the screen. */
  onTake(piece: KnownPiece, at: Point | null): void;
}) {
  const [filter, setFilter] = useState<TrayFilter>({ ...wholeTray, wardrobeId });
  const search = useDebounced(filter.search);
  const list = listOf({ ...filter, search });
  const { data, isError, refetch } = useQuery(itemNavigationQuery(owner, list));
  const ids = data?.itemIds ?? none;
  const scroller = useRef<HTMLDivElement>(null);
  const [measure, { width }] = useMeasure();
  const least = width < 200 ? 2 : 3;
  const perRow = isRow
    ? 1
    : Math.max(least, Math.floor((width + tile.gap) / (tile.width + tile.gap)));
  const rowWidth = isSmall ? smallTile : tile.width;
  const tileWidth = isRow ? rowWidth : (width - (perRow - 1) * tile.gap) / perRow;
  const step = isRow ? rowWidth + tile.gap : tileWidth * 1.25 + tile.gap;
  const virtualizer = useVirtualizer({
    count: width > 0 ? Math.ceil(ids.length / perRow) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => step,
    horizontal: isRow,
    overscan: isRow ? 6 : 3,
    getItemKey: (index) => `${isRow} ${index}`,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its tiles have another size
  useEffect(() => virtualizer.measure(), [step, isRow, perRow]);
  const shown = virtualizer.getVirtualItems();
  const from = (shown[0]?.index ?? 0) * perRow;
  const to = ((shown.at(-1)?.index ?? 0) + 1) * perRow;
  const { cards } = itemCards.useCards(owner, ids, from, to);

  useTrayCarry(scroller, {
    isRow,
    makeGhost: (itemId, element) => makeGhost(pieceOf(cards.get(itemId)!), element),
    onPick,
    onDrop: (itemId, at) => onTake(pieceOf(cards.get(itemId)!), at),
  });
  const change = (more: Partial<TrayFilter>) => {
    setFilter({ ...filter, ...more });
    scroller.current?.scrollTo({ top: 0, left: 0 });
  };
  const isFiltered = Object.keys(list).length > 0;
  return (
    <div
      className={styles.tray}
      data-row={isRow || undefined}
      data-small={(isRow && isSmall) || undefined}
    >
      {replaced !== null && (
        <p className={styles.replacing} role="status">
          <span>
            Pick what takes the place of <strong>{replaced}</strong>
          </span>
          <Button kind="quiet" size="small" onClick={onStopReplacing}>
            Cancel
          </Button>
        </p>
      )}
      {showsSearch && (
        <TraySearch value={filter.search} onChange={(text) => change({ search: text })} />
      )}
      <TrayChips
        owner={owner}
        filter={filter}
        counts={data?.counts.group ?? {}}
        onSearch={showsSearch ? null : onSearch}
        onChange={change}
      />
      <div ref={scroller} className={styles.scroller} data-own-keys="">
        <div
          ref={measure}
          className={styles.tiles}
          style={
            isRow
              ? { width: virtualizer.getTotalSize(), minWidth: '100%' }
              : { height: virtualizer.getTotalSize() }
          }
        >
          {shown.map(({ key, index, start }) => (
            <div
              key={key}
              className={styles.line}
              style={{
                transform: isRow ? `translateX(${start}px)` : `translateY(${start}px)`,
                gap: tile.gap,
              }}
            >
              {ids.slice(index * perRow, (index + 1) * perRow).map((id) => (
                <TrayTile
                  key={id}
                  id={id}
                  card={cards.get(id)}
                  width={tileWidth}
                  isReplacing={replaced !== null}
                  isOnBoard={onBoard.includes(id)}
                  onTake={onTake}
                />
              ))}
            </div>
          ))}
        </div>
        {data && ids.length === 0 && (
          <TrayNote icon={<Shirt aria-hidden="true" />}>
            {isFiltered ? 'Nothing matches.' : 'Add pieces first: they are laid out here.'}
            {!isFiltered && (
              <ButtonLink kind="secondary" size="small" to={paths.addItems()}>
                Add pieces
              </ButtonLink>
            )}
            {isFiltered && (
              <Button kind="quiet" size="small" onClick={() => change(wholeTray)}>
                Show all
              </Button>
            )}
          </TrayNote>
        )}
        {isError && !data && (
          <TrayNote icon={<Shirt aria-hidden="true" />}>
            Your pieces did not load.
            <Button kind="quiet" size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </TrayNote>
        )}
      </div>
      {isRow && <p className={styles.hint}>Drag a piece onto the paper, or tap to add it.</p>}
    </div>
  );
}

const none: readonly string[] = [];

function TrayNote({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.note}>
      {icon}
      {children}
    </div>
  );
}

function TrayTile({
  id,
  card,
  width,
  isReplacing,
  isOnBoard,
  onTake,
}: {
  id: string;
  card: ItemCard | undefined;
  width: number;
  isReplacing: boolean;
  isOnBoard: boolean;
  onTake(piece: KnownPiece, at: null): void;
}) {
  const local = useLocalPicture(id);
  const size = { width, height: width * 1.25 };
  if (!card) return <span className={styles.tile} style={size} aria-hidden="true" />;
  const image = card.image?.urls ? card.image : (local ?? card.image);
  return (
    <button
      type="button"
      className={styles.tile}
      style={size}
      data-piece={id}
      aria-label={labelOf(card, isReplacing, isOnBoard)}
      title={itemName(card)}
      onClick={() => onTake(pieceOf({ ...card, image }), null)}
    >
      <ItemPicture image={image} alt="" sizes={`${Math.ceil(width)}px`} inset="medium" />
      {isOnBoard && (
        <span className={styles.mark}>
          <Check aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** What a press does with a piece. */
function labelOf(card: ItemCard, isReplacing: boolean, isOnBoard: boolean): string {
  const verb = isReplacing ? 'Use' : isOnBoard ? 'Choose' : 'Add';
  return `${verb} ${describeItem(card)}${isOnBoard ? ', on the board already' : ''}`;
}

function TraySearch({ value, onChange }: { value: string; onChange(text: string): void }) {
  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        type="search"
        dir="auto"
        enterKeyHint="search"
        aria-label="Search your clothes"
        placeholder="Search your clothes"
        maxLength={120}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton label="Clear search" onClick={() => onChange('')}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </search>
  );
}

function TrayChips({
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
