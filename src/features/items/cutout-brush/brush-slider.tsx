import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './brush-slider.module.css';

/** A slider between a picture of the least and one of the most. */
export function BrushSlider({
  label,
  value,
  min,
  max,
  least,
  most,
  says,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  least: ReactNode;
  most: ReactNode;
  /** The value in words. */
  says: string;
  onChange(value: number): void;
}) {
  const id = useId();
  const share = { '--share': (value - min) / (max - min) } as CSSProperties;
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.end} aria-hidden="true">
        {least}
      </span>
      <input
        id={id}
        type="range"
        className={styles.slider}
        style={share}
        min={min}
        max={max}
        value={value}
        aria-valuetext={says}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={styles.end} aria-hidden="true">
        {most}
      </span>
    </div>
  );
}
