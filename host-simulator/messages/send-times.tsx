import { NumberField } from '../controls/number-field.tsx';
import styles from './composer.module.css';

/** How often something is sent, and how far apart. */
export interface Times {
  count: number;
  intervalMs: number;
}

/** Sends something now, and again after each interval; returns how to stop. */
export function sendTimes({ count, intervalMs }: Times, send: () => void): () => void {
  let left = count;
  const timer = setInterval(step, intervalMs);
  function step() {
    send();
    left--;
    if (left <= 0) clearInterval(timer);
  }
  step();
  return () => clearInterval(timer);
}

/** The fields for it. */
export function TimesFields({ times, onChange }: { times: Times; onChange(times: Times): void }) {
  return (
    <div className={styles.times}>
      <NumberField
        label="How often"
        unit="×"
        min={1}
        max={1_000}
        value={times.count}
        onChange={(count) => onChange({ ...times, count })}
      />
      <span>every</span>
      <NumberField
        label="Interval"
        unit="ms"
        max={60_000}
        value={times.intervalMs}
        onChange={(intervalMs) => onChange({ ...times, intervalMs })}
      />
    </div>
  );
}
