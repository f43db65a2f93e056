import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import useMeasure from 'react-use-measure';

/** Between two tiles, in pixels. */
export const tileGap = 8;
const tileWidths = { usual: 92, inShortView: 60 };

/**
 * The tiles of the tray in lines, of which only those near the view are there: one row that scrolls to the
 * side, with a tile in each line, or a grid.
 */
export function useTrayLines(
  scroller: RefObject<HTMLElement | null>,
  { count, isRow, isSmall }: { count: number; isRow: boolean; isSmall: boolean },
) {
  const [measure, { width }] = useMeasure();
  const least = width < 200 ? 2 : 3;
  const perRow = isRow
    ? 1
    : Math.max(least, Math.floor((width + tileGap) / (tileWidths.usual + tileGap)));
  const rowWidth = isSmall ? tileWidths.inShortView : tileWidths.usual;
  const tileWidth = isRow ? rowWidth : (width - (perRow - 1) * tileGap) / perRow;
  const step = isRow ? rowWidth + tileGap : tileWidth * 1.25 + tileGap;
  const virtualizer = useVirtualizer({
    count: width > 0 ? Math.ceil(count / perRow) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => step,
    horizontal: isRow,
    overscan: isRow ? 6 : 3,
    getItemKey: (index) => `${isRow} ${index}`,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its tiles have another size
  useEffect(() => virtualizer.measure(), [step, isRow, perRow]);
  const shown = virtualizer.getVirtualItems();
  return {
    /** The element whose width counts. */
    measure,
    /** The lines that are there. */
    shown,
    /** Of all lines together, in pixels. */
    length: virtualizer.getTotalSize(),
    perRow,
    tileWidth,
    /** The first of the tiles that are there, and the one after the last. */
    from: (shown[0]?.index ?? 0) * perRow,
    to: ((shown.at(-1)?.index ?? 0) + 1) * perRow,
  };
}
