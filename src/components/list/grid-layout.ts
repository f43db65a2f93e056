import type { TilesPerRow } from '#lib/density.ts';

/** A row of the grid: a heading, or tiles from one index in the list to another. */
export type GridRow =
  | { kind: 'heading'; group: string; count: number }
  | { kind: 'tiles'; from: number; to: number };

/** Cuts a list into rows; with groups, each begins a row under its heading. */
export function toRows(
  count: number,
  perRow: TilesPerRow,
  groups: readonly { group: string; count: number }[],
): GridRow[] {
  const rows: GridRow[] = [];
  const addTiles = (from: number, to: number) => {
    for (let start = from; start < to; start += perRow) {
      rows.push({ kind: 'tiles', from: start, to: Math.min(start + perRow, to) });
    }
  };
  if (groups.length === 0) {
    addTiles(0, count);
    return rows;
  }
  let index = 0;
  for (const { group, count } of groups) {
    rows.push({ kind: 'heading', group, count });
    addTiles(index, index + count);
    index += count;
  }
  return rows;
}

/** How many lines of words stand under a tile (docs/design/look.md, Tiles and pictures). */
export function tileLines(perRow: TilesPerRow, isDesktop: boolean, isDenser: boolean): 0 | 1 | 2 {
  if (perRow === 2 || !isDenser) return 2;
  return isDesktop ? 1 : 0;
}

/** Pixels between and under tiles, by density and width (docs/design/look.md, Tiles and pictures). */
export function gridGaps(perRow: TilesPerRow, isDesktop: boolean, width: number) {
  if (isDesktop) return { column: 16, row: 20 };
  if (width < 336) return { column: 4, row: perRow === 2 ? 18 : 4 };
  if (perRow === 2) return { column: 12, row: 18 };
  return perRow === 4 ? { column: 8, row: 8 } : { column: 6, row: 6 };
}

/** Height of a row of tiles, in pixels: the 4:5 pictures, what stands under them, and the gap. */
export function tileRowHeight(
  width: number,
  perRow: TilesPerRow,
  gaps: { column: number; row: number },
  lines: 0 | 1 | 2,
  textScale = 1,
): number {
  const tile = (width - gaps.column * (perRow - 1)) / perRow;
  const words = [0, 28, 50][lines] ?? 0;
  return tile * 1.25 + words * textScale + gaps.row;
}
