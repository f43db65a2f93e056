import type { CSSProperties } from 'react';
import { Swatch } from '#components/swatch/swatch.tsx';
import type { LabLaid } from '#contract/schemas/lab.ts';
import { classes } from '#ui/classes.ts';
import paper from '#ui/pattern-paper.module.css';
import { drawnGarment } from './drawn-garments.ts';
import styles from './lab-picture.module.css';
import { type Column, type Laid, layOut } from './lay-out.ts';

/** Most garments on the picture of a row. */
const mostSmall = 2;
/** The width of a row, in heights of its picture, from which two rows are larger where the picture is not wide. */
const wideRow = 2;
/** Most pieces of cloth in a pile, and their places: left, top, in percent, and turn. */
const pile = [
  [2, 12, -4],
  [28, 4, 3],
  [52, 14, 7],
  [14, 46, -2],
  [44, 48, 4],
] as const;

/**
 * The picture of a piece of the Style Lab: drawn garments on a wash of the first one's tone, or on a board; or the cloth of
 * a color report. Decoration: words say what it is.
 */
export function LabPicture({
  garments,
  shades = [],
  isSmall = false,
  board = [],
}: {
  /** Names of drawn garments; those that there are not are left out. */
  garments: readonly string[];
  /** The shades of a color report. */
  shades?: readonly { hex: string }[];
  /** As wide as a thumb: fewer garments, in their small size. */
  isSmall?: boolean;
  /** The board of a collage tip, the hindmost first. */
  board?: readonly LabLaid[];
}) {
  const known = garments.filter((name) => drawnGarment(name) !== null);
  const columns = layOut(isSmall ? known.slice(0, mostSmall) : known);
  const half = Math.ceil(columns.length / 2);
  const [first] = known;
  const tone = first ? drawnGarment(first)!.tone : null;
  const style = tone ? ({ '--tone': `rgb(${tone})` } as CSSProperties) : undefined;
  return (
    <span
      className={classes(
        styles.picture,
        isSmall && styles.small,
        board.length > 0 ? paper.paper : styles.washed,
      )}
      style={style}
      aria-hidden="true"
    >
      {shades.length > 0 ? (
        <Pile shades={shades} isSmall={isSmall} />
      ) : board.length > 0 ? (
        <span className={styles.board}>
          {board
            .filter(({ garment }) => drawnGarment(garment) !== null)
            .map(({ garment, left, top, height }) => (
              <span
                key={garment}
                style={{ left: `${left}%`, top: `${top}%`, height: `${height}%` }}
              >
                <Garment name={garment} height={100} isSmall={isSmall} />
              </span>
            ))}
        </span>
      ) : (
        <span className={styles.row} data-many={(!isSmall && isMany(columns)) || undefined}>
          {[columns.slice(0, half), columns.slice(half)].map((some) => (
            <span key={some[0]?.[0]?.name ?? ''} className={styles.half}>
              {some.map((column) => (
                <span key={column[0]!.name} className={styles.column}>
                  {column.map(({ name, height }) => (
                    <Garment key={name} name={name} height={height} isSmall={isSmall} />
                  ))}
                </span>
              ))}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** Whether columns side by side are so wide that they would be small where the picture is not. */
function isMany(columns: readonly Column[]): boolean {
  const widthOf = ({ name, height }: Laid) => {
    const { width, height: pixels } = drawnGarment(name)!;
    return ((height / 100) * width) / pixels;
  };
  const widths = columns.map((column) => Math.max(...column.map(widthOf)));
  return widths.reduce((sum, width) => sum + width, 0) > wideRow;
}

function Garment({ name, height, isSmall }: { name: string; height: number; isSmall: boolean }) {
  const { large, small, smallWidth, width, height: pixels } = drawnGarment(name)!;
  return (
    <img
      src={isSmall ? small : large}
      srcSet={isSmall ? undefined : `${small} ${smallWidth}w, ${large} ${width}w`}
      sizes={isSmall ? undefined : '(min-width: 768px) 240px, 130px'}
      alt=""
      width={width}
      height={pixels}
      style={{ height: `${height}%` }}
      draggable={false}
    />
  );
}

/** Some of the shades, from light to dark, as pieces of cloth laid over each other. */
function Pile({ shades, isSmall }: { shades: readonly { hex: string }[]; isSmall: boolean }) {
  const step = (shades.length - 1) / (pile.length - 1);
  const size = isSmall ? { width: 42, height: 42 } : { width: 120, height: 120 };
  return (
    <span className={styles.pile}>
      {pile.map(([left, top, turn], at) => (
        <span key={left} style={{ left: `${left}%`, top: `${top}%` }}>
          <Swatch color={shades[Math.round(at * step)]!.hex} {...size} turn={turn} />
        </span>
      ))}
    </span>
  );
}
