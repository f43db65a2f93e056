import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MeasureUnit, measureUnits, readLength } from '#contract/rules/measurements.ts';
import { plainLength } from '#contract/rules/service-amount.ts';
import { classes } from '#ui/classes.ts';
import styles from './length-input.module.css';

/** A length as a field, in its unit; it keeps what is typed while it is typed. */
export function LengthInput({
  label,
  meters,
  unit,
  className,
  id,
  isSought = false,
  onChange,
}: {
  label: string;
  /** 0 of nothing. */
  meters: number;
  unit: MeasureUnit;
  className?: string | undefined;
  id?: string;
  /** Whether it is to be typed now. */
  isSought?: boolean;
  onChange(meters: number): void;
}) {
  const first = useRef<HTMLInputElement>(null);
  // Only as it appears: nobody's typing is interrupted.
  const appear = useEffectEvent(() => isSought && first.current?.focus());
  useEffect(() => void appear(), []);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = meters > 0 ? plainLength(meters, unit) : '';
  const length = typed === null ? null : readLength(typed, unit);
  const isWrong = typed !== null && typed.trim() !== '' && length !== null && 'fault' in length;
  return (
    <label className={classes(styles.field, className)}>
      <input
        ref={first}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}, in ${measureUnits[unit].name}`}
        aria-invalid={isWrong || undefined}
        placeholder="0"
        size={Math.max(2, (typed ?? shown).length)}
        value={typed ?? shown}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const read = readLength(value, unit);
          if ('value' in read) onChange(read.value);
          else if (value.trim() === '') onChange(0);
        }}
        onBlur={() => setTyped(null)}
      />
      <span>{measureUnits[unit].name}</span>
    </label>
  );
}
