import { Minus, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type MeasureUnit, measureUnits } from '#contract/rules/measurements.ts';
import { amountSteps, garmentLength } from '#contract/rules/service-amount.ts';
import styles from './amount-tape.module.css';
import { LengthInput } from './length-input.tsx';

/**
 * By how much, as a number between two buttons and as a mark on a tape: dragged, by the arrow keys, typed. What is more
 * than the most stops at it, and `onPast` is told.
 */
export function AmountTape({
  meters,
  mostMeters,
  unit,
  label,
  onChange,
  onPast,
}: {
  meters: number;
  mostMeters: number;
  unit: MeasureUnit;
  label: string;
  onChange(meters: number): void;
  onPast(): void;
}) {
  const step = amountSteps[unit];
  const most = Math.floor(mostMeters / step + 1e-6);
  const set = (steps: number) => {
    onChange(Math.min(most, Math.max(0, steps)) * step);
    if (steps > most) onPast();
  };
  const at = Math.round(meters / step);
  const whole = Math.floor(mostMeters / measureUnits[unit].meters + 1e-6);
  // A number to each, as long as they do not touch.
  const every = Math.ceil((whole + 1) / 11);
  return (
    <div className={styles.amount}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.round}
          aria-label="A little less"
          disabled={at <= 0}
          onClick={() => set(at - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <LengthInput
          label={label}
          meters={meters}
          unit={unit}
          className={styles.number}
          onChange={(typed) => {
            onChange(Math.min(typed, mostMeters));
            if (typed > mostMeters + 1e-9) onPast();
          }}
        />
        <button
          type="button"
          className={styles.round}
          aria-label="A little more"
          onClick={() => set(at + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      <div
        className={styles.tape}
        style={{ '--at': Math.min(1, meters / mostMeters), '--whole': whole } as CSSProperties}
      >
        <span className={styles.ticks} aria-hidden="true">
          {Array.from({ length: whole + 1 }, (_, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place on the tape
              key={index}
              style={
                { '--place': (index * measureUnits[unit].meters) / mostMeters } as CSSProperties
              }
            >
              {index % every === 0 && <b>{index}</b>}
            </i>
          ))}
        </span>
        <input
          type="range"
          className={styles.range}
          aria-label={`${label}, on the tape`}
          aria-valuetext={garmentLength(meters, unit)}
          min={0}
          max={most}
          step={1}
          value={at}
          onChange={(event) => set(Number(event.target.value))}
        />
        <span className={styles.needle} aria-hidden="true" />
      </div>
    </div>
  );
}
