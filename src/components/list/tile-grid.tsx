import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import useMeasure from 'react-use-measure';
import { useSnapshot } from 'valtio';
import type { TilesPerRow } from '#lib/density.ts';
import { fromList } from '#lib/list-origin.ts';
import { useScope } from '#lib/scope.ts';
import { useScroller } from '#lib/scroller.ts';
import { textScale } from '#lib/text-scale.ts';
import { useLongPress } from '#lib/use-long-press.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { gridGaps, tileRowHeight, toRows } from './grid-layout.ts';
import { GridTile } from './grid-tile.tsx';
import type { ListAnswer, ListKind, TileShape } from './list-kind.ts';
import { MovingTiles } from './moving-tiles.tsx';
import styles from './tile-grid.module.css';
import { useDragSelect } from './use-drag-select.ts';
import { useTileSwipe } from './use-tile-swipe.ts';

const headingHeight = 52;
const none: readonly string[] = [];
const noSwipe = (_owner: string) => null;
/** The group of what is on its way, where the list is in groups. */
const arrivingGroup = 'arriving';

/**
 * How wide the grid was last time, in pixels, so that its tiles are there at once on the way back from
 * a detail.
 */
let lastWidth = 0;

/**
 * A list as rows of tiles, of which only those near the view exist. Memoized, so that a tap on the
 * screen around it is answered at once.
 */
export const TileGrid = memo(Grid) as typeof Grid;

function Grid<Card, Filter>({
  kind,
  owner,
  answer: { ids, groups, arriving = none },
  perRow,
  lines,
  list,
}: {
  kind: ListKind<Card, Filter>;
  owner: string;
  answer: ListAnswer;
  perRow: TilesPerRow;
  lines: TileShape['lines'];
  /** The list itself, for the details that one goes to. */
  list: unknown;
}) {
  const { noun, words, selection, Tile, Arriving } = kind;
  const ahead = arriving.length;
  const scroller = useScroller();
  const isDesktop = useIsDesktop();
  const [measure, measured] = useMeasure();
  const root = useRef<HTMLDivElement>(null);
  // The observer reports only after the first frame; measured here, the tiles are in that frame.
  const [firstWidth, setFirstWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    if (firstWidth === 0) setFirstWidth(root.current?.clientWidth ?? 0);
  }, [firstWidth]);
  const width = measured.width || firstWidth;
  useEffect(() => {
    lastWidth = width;
  }, [width]);
  const rows = useMemo(() => {
    const first = { group: arrivingGroup, count: ahead };
    const isHeaded = groups.length > 0 && ahead > 0;
    return toRows(ahead + ids.length, perRow, isHeaded ? [first, ...groups] : groups);
  }, [ahead, ids.length, perRow, groups]);
  const gaps = gridGaps(perRow, isDesktop, width);
  const [scale] = useState(textScale);
  const tileHeight = tileRowHeight(width, perRow, gaps, lines, scale);
  const virtualizer = useVirtualizer({
    count: width > 0 ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'heading' ? headingHeight * scale : tileHeight),
    overscan: 4,
    scrollMargin: root.current?.offsetTop ?? 0,
    getItemKey: (index) => {
      const row = rows[index];
      return row?.kind === 'tiles' ? `${perRow} ${row.from}` : `heading ${row?.group}`;
    },
  });
  useKeptScroll(virtualizer, rows, perRow, width);

  const shown = virtualizer.getVirtualItems();
  const tiles = shown.flatMap(({ index }) => {
    const row = rows[index];
    return row?.kind === 'tiles' ? [row] : [];
  });
  const from = tiles[0]?.from ?? 0;
  const to = tiles.at(-1)?.to ?? 1;
  const { cards, isError, retry } = kind.useCards(
    owner,
    ids,
    Math.max(0, from - ahead),
    Math.max(0, to - ahead) - 1,
  );
  const { isOn } = useSnapshot(selection.state);
  const { mayChange, paths } = useScope();
  const state = useMemo(() => fromList(list), [list]);
  const swipe = (kind.useSwipe ?? noSwipe)(owner);
  useTileSwipe(root, isOn || !mayChange || !swipe, cards, swipe);
  const drag = useDragSelect(root, scroller, ids, selection);
  const press = useLongPress((element) => {
    const { id } = element.closest<HTMLElement>('[data-tile]')?.dataset ?? {};
    if (!id || !mayChange) return;
    selection.start(id);
    drag.hold();
  });

  return (
    <div
      ref={root}
      className={styles.root}
      data-per-row={perRow}
      data-selecting={isOn || undefined}
      data-swipes={swipe !== null || undefined}
    >
      {isError && <ErrorCard title={`Some ${words.many} did not load`} onRetry={retry} />}
      <div
        ref={measure}
        className={styles.grid}
        style={{ height: virtualizer.getTotalSize() }}
        {...press}
      >
        <MovingTiles perRow={perRow}>
          {shown.map((virtual) => {
            const row = rows[virtual.index];
            if (!row) return null;
            const top = {
              transform: `translateY(${virtual.start - virtualizer.options.scrollMargin}px)`,
            };
            if (row.kind === 'heading') {
              return (
                <div key={virtual.key} className={styles.heading} style={top}>
                  <h2>{row.group === arrivingGroup ? 'On the way' : kind.groupLabel(row.group)}</h2>
                  <span>{row.count}</span>
                </div>
              );
            }
            return (
              <div
                key={virtual.key}
                className={styles.row}
                style={{
                  ...top,
                  gap: gaps.column,
                  gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))`,
                }}
              >
                {Arriving &&
                  arriving
                    .slice(row.from, row.to)
                    .map((id) => <Arriving key={id} id={id} perRow={perRow} lines={lines} />)}
                {ids.slice(Math.max(0, row.from - ahead), Math.max(0, row.to - ahead)).map((id) => (
                  <GridTile
                    key={id}
                    noun={noun}
                    id={id}
                    card={cards.get(id)}
                    to={kind.pathOf(id, paths)}
                    state={state}
                    Tile={Tile}
                    perRow={perRow}
                    lines={lines}
                    isEager={row.from < perRow * 2}
                    selection={selection}
                    isSelecting={isOn}
                  />
                ))}
              </div>
            );
          })}
        </MovingTiles>
      </div>
    </div>
  );
}

/** When the density changes, the tile under the top edge stays in view. */
function useKeptScroll(
  virtualizer: ReturnType<typeof useVirtualizer<HTMLElement, Element>>,
  rows: ReturnType<typeof toRows>,
  perRow: TilesPerRow,
  width: number,
): void {
  const kept = useRef({ perRow, topTile: 0 });
  useLayoutEffect(() => {
    if (width === 0) return;
    virtualizer.measure();
    if (kept.current.perRow !== perRow) {
      const { topTile } = kept.current;
      const index = rows.findIndex(
        (row) => row.kind === 'tiles' && row.from <= topTile && topTile < row.to,
      );
      if (index > 1) virtualizer.scrollToIndex(index, { align: 'start' });
      kept.current.perRow = perRow;
    }
  }, [virtualizer, rows, perRow, width]);
  useLayoutEffect(() => {
    if (kept.current.perRow !== perRow) return;
    const offset = virtualizer.scrollOffset ?? 0;
    const first = virtualizer.getVirtualItems().find(({ end }) => end > offset);
    const row = first && rows[first.index];
    if (row?.kind === 'tiles') kept.current.topTile = row.from;
  });
}
