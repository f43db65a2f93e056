import { Minus, Plus } from 'lucide-react';
import { mostWearsSaid } from '#contract/rules/wash-intervals.ts';
import { sinceWashWords } from '#lib/availability-words.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './wash-gauge.module.css';

/** Most wears of an interval that are drawn as a group of stitches each; of longer ones each is a single stitch. */
const mostGroups = 6;

/** The words for how far a piece is from the wash. */
function dueWords(wears: number, after: number): string {
  const left = after - wears;
  if (left <= 0) return 'It is due for the wash.';
  return left === 1
    ? 'One more wear, then it is due for the wash.'
    : `${left} more wears, then it is due for the wash.`;
}

/** How often a piece was worn since the wash, drawn in stitches; corrected by its two buttons. */
export function WashGauge({
  wears,
  after,
  onCorrect,
}: {
  wears: number;
  /** After how many wears it is due. */
  after: number;
  onCorrect(wears: number): void;
}) {
  return (
    <section className={styles.gauge} aria-label="Wears since the wash">
      <div className={styles.head}>
        <h3 aria-live="polite">{sinceWashWords(wears)}</h3>
        <IconButton
          label="One wear less"
          aria-disabled={wears === 0 || undefined}
          onClick={() => wears > 0 && onCorrect(wears - 1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton
          label="One wear more"
          aria-disabled={wears >= mostWearsSaid || undefined}
          onClick={() => wears < mostWearsSaid && onCorrect(wears + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
      <GaugeStitches wears={Math.min(wears, after)} after={after} />
      <p>
        {dueWords(wears, after)} <Link to={paths.laundry()}>Laundry</Link>
      </p>
    </section>
  );
}

/** A group of eight stitches for each wear of an interval, sewn as far as it was worn, where the thread's dot stands. */
function GaugeStitches({ wears, after }: { wears: number; after: number }) {
  const perWear = after > mostGroups ? 1 : 8;
  return (
    <div className={styles.groups} data-single={perWear === 1 || undefined} aria-hidden="true">
      {Array.from({ length: after }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are alike and never move
          key={at}
          className={styles.group}
          data-sewn={at < wears || undefined}
          data-present={at === wears - 1 || undefined}
        >
          {Array.from({ length: perWear }, (_, stitch) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
            <i key={stitch} />
          ))}
        </span>
      ))}
    </div>
  );
}
