import { digits } from '#lib/count-words.ts';
import styles from './stitch-bars.module.css';

/** The largest count is so many stitches, and so many in a wide column (docs/design/look.md, Data pictures). */
const mostStitches = { narrow: 26, wide: 44 };
const pitch = 7.2;
const stitch = 2.6;
const thick = 4.4;

/** Counts as rows of whole stitches. */
export function StitchBars({
  rows,
  isRoomy,
}: {
  rows: readonly { key: string; name: string; count: number }[];
  isRoomy: boolean;
}) {
  const longest = isRoomy ? mostStitches.wide : mostStitches.narrow;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className={styles.bars} aria-hidden="true">
      {rows.map(({ key, name, count }) => (
        <li key={key}>
          <span className={styles.name} dir="auto">
            {name.replaceAll('/', '/\u200b')}
          </span>
          <Bar stitches={stitchesOf(count / most, longest)} longest={longest} />
          <span className={styles.count}>{digits(count)}</span>
        </li>
      ))}
    </ul>
  );
}

/** As many as its part of the largest count, and at least one of what there is. */
const stitchesOf = (part: number, longest: number): number =>
  part === 0 ? 0 : Math.max(1, Math.round(part * longest));

function Bar({ stitches, longest }: { stitches: number; longest: number }) {
  const width = (longest - 1) * pitch + stitch + thick;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} ${thick}`} width={width} height={thick}>
      {stitches > 0 && (
        <path
          d={`M${thick / 2} ${thick / 2}h${(stitches - 1) * pitch + stitch}`}
          strokeWidth={thick}
          strokeDasharray={`${stitch} ${pitch - stitch}`}
        />
      )}
    </svg>
  );
}
