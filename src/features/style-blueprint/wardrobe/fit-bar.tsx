import { digits } from '#lib/count-words.ts';
import styles from './fit-bar.module.css';
import { type Verdict, verdictWords } from './fit-order.ts';

/** Dashes of the bar; each is 2.5 percent. */
const dashes = 40;

/** How many pieces fit, are near and are away, as one line of stitches, with a legend that leads to the first of each. */
export function FitBar({
  fits,
  near,
  away,
  onJump,
}: {
  fits: number;
  near: number;
  away: number;
  onJump(verdict: Verdict): void;
}) {
  const counts = { fits, near, away };
  const all = Math.max(1, fits + near + away);
  const upTo = (count: number) => Math.round((count / all) * dashes);
  const ends = { fits: upTo(fits), near: upTo(fits + near) };
  const toneOf = (at: number): Verdict =>
    fits + near + away === 0
      ? 'unscored'
      : at < ends.fits
        ? 'fits'
        : at < ends.near
          ? 'near'
          : 'away';
  return (
    <>
      <div className={styles.line} aria-hidden="true">
        {Array.from({ length: dashes }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
          <i key={at} data-verdict={toneOf(at)} />
        ))}
      </div>
      <div className={styles.legend}>
        {(['fits', 'near', 'away'] as const).map((verdict) => (
          <button key={verdict} type="button" onClick={() => onJump(verdict)}>
            <i data-verdict={verdict} aria-hidden="true" />
            {verdictWords[verdict]} <span>{digits(counts[verdict])}</span>
          </button>
        ))}
      </div>
    </>
  );
}
