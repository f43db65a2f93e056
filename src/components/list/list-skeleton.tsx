import type { TilesPerRow } from '#lib/density.ts';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { gridGaps } from './grid-layout.ts';
import type { TileShape } from './list-kind.ts';
import styles from './list-skeleton.module.css';
import { TileSkeleton } from './tile.tsx';

/** The shape of the grid while it is read. */
export function ListSkeleton({
  label,
  perRow,
  lines,
  isDesktop,
}: {
  label: string;
  perRow: TilesPerRow;
  lines: TileShape['lines'];
  isDesktop: boolean;
}) {
  const gaps = gridGaps(perRow, isDesktop, 400);
  return (
    <Waiting label={label}>
      {!isDesktop && (
        <div className={styles.chips}>
          <span />
          <span />
          <span />
          <span />
        </div>
      )}
      <div
        className={styles.grid}
        data-per-row={perRow}
        style={{
          gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))`,
          gap: `${gaps.row}px ${gaps.column}px`,
        }}
      >
        {Array.from({ length: perRow * 3 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are alike and never move
          <div key={index} className={styles.tile}>
            <TileSkeleton perRow={perRow} lines={lines} />
            {index === 0 && (
              <span className={styles.sewing}>
                <Stitches count={5} busy />
              </span>
            )}
          </div>
        ))}
      </div>
    </Waiting>
  );
}
