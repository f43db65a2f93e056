import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import type { Point } from '#lib/pinch.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { type KnownPiece, pieceOf } from './known-piece.ts';
import styles from './tray.module.css';
import { TrayChips } from './tray-chips.tsx';
import { listOf, type TrayFilter, wholeTray } from './tray-filter.ts';
import { NoPieces, PiecesAway } from './tray-notes.tsx';
import { TraySearch } from './tray-search.tsx';
import { TrayTile } from './tray-tile.tsx';
import { useTrayCarry } from './use-tray-carry.ts';
import { tileGap, useTrayLines } from './use-tray-lines.ts';

/** The pieces that can be laid on the board. */
export function Tray({
  owner,
  wardrobeId,
  isRow,
  isSmall,
  showsSearch,
  replaced,
  empty,
  searchLabel,
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
  /** Shown where there is no piece at all. */
  empty: ReactNode;
  /** The words on the field that looks through the pieces. */
  searchLabel: string;
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
  const { measure, shown, length, perRow, tileWidth, from, to } = useTrayLines(scroller, {
    count: ids.length,
    isRow,
    isSmall,
  });
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
        <TraySearch
          label={searchLabel}
          value={filter.search}
          onChange={(text) => change({ search: text })}
        />
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
          style={isRow ? { width: length, minWidth: '100%' } : { height: length }}
        >
          {shown.map(({ key, index, start }) => (
            <div
              key={key}
              className={styles.line}
              style={{
                transform: isRow ? `translateX(${start}px)` : `translateY(${start}px)`,
                gap: tileGap,
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
          <NoPieces onShowAll={isFiltered ? () => change(wholeTray) : null} empty={empty} />
        )}
        {isError && !data && <PiecesAway onRetry={() => void refetch()} />}
      </div>
      {isRow && <p className={styles.hint}>Drag a piece onto the board, or tap to add it.</p>}
    </div>
  );
}

const none: readonly string[] = [];
