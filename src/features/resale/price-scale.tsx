import type { CSSProperties } from 'react';
import type { ResaleValue } from '#contract/rules/resale-value.ts';
import { shortMoneyWords } from '#lib/money.ts';
import styles from './price-scale.module.css';

/** Stitches along the scale. */
const stitches = 40;

/** A scale of prices on which one is chosen: thick stitches where pieces like it sell, thin ones beside. */
export function PriceScale({
  value,
  cents,
  onChange,
}: {
  value: ResaleValue;
  cents: number;
  onChange(cents: number): void;
}) {
  const { scaleLowCents: low, scaleHighCents: high, stepCents, currency } = value;
  const whole = Math.max(1, high - low);
  const place = (one: number) => Math.min(1, Math.max(0, (one - low) / whole));
  const words = (one: number) => shortMoneyWords({ cents: one, currency });
  const isOutside = cents < value.lowCents || cents > value.highCents;
  return (
    <div
      className={styles.scale}
      style={{ '--at': place(cents), '--likely': place(value.likelyCents) } as CSSProperties}
    >
      <div className={styles.track}>
        <span className={styles.line} aria-hidden="true">
          {Array.from({ length: stitches }, (_, index) => {
            const middle = low + (whole * (index + 0.5)) / stitches;
            const isIn = middle >= value.lowCents && middle <= value.highCents;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is its place on the scale
              <i key={index} data-in={isIn || undefined} />
            );
          })}
        </span>
        <input
          type="range"
          className={styles.range}
          aria-label="Your price, on the scale"
          aria-valuetext={`${words(cents)}, ${isOutside ? 'outside' : 'within'} the range`}
          min={low}
          max={high}
          step={stepCents}
          value={Math.min(high, Math.max(low, cents))}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <span className={styles.dot} aria-hidden="true" />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{words(low)}</span>
        <b>most likely</b>
        <span>{words(high)}</span>
      </div>
    </div>
  );
}
