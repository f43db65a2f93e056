import { Check } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Range } from '#lib/list-filter.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import styles from './filter-group.module.css';
import type { OfferedFilter, OfferedValue } from './offered-filters.ts';

/** How many of the owner's own words stand there at once; the others come by a button. */
const firstValues = 8;

/** One list of a filter: its values with how many each would show, or the ends of its range. */
export function FilterGroup({
  group: { list, label, unit, values, isOwn, range },
  hasNames,
  onToggle,
  onRange,
}: {
  group: OfferedFilter;
  /** Whether a color's name stands beside it. */
  hasNames: boolean;
  onToggle(list: string, value: string): void;
  onRange(list: string, range: Range): void;
}) {
  const [isWhole, setWhole] = useState(false);
  const isSwatches = !hasNames && values.length > 0 && values.every(({ color }) => color);
  const isCut = isOwn && !isWhole && values.length > firstValues + 2;
  const shown = values.filter(({ isChosen }, index) => !isCut || index < firstValues || isChosen);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {unit ? (
        <RangeFields
          unit={unit}
          label={label}
          range={range ?? {}}
          onChange={(next) => onRange(list, next)}
        />
      ) : (
        <div className={isSwatches ? styles.swatches : styles.rows}>
          {shown.map((one) =>
            isSwatches ? (
              <Swatch key={one.value} offered={one} onToggle={() => onToggle(list, one.value)} />
            ) : (
              <Row key={one.value} offered={one} onToggle={() => onToggle(list, one.value)} />
            ),
          )}
          {isCut && (
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              Show all {values.length}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function Row({ offered, onToggle }: { offered: OfferedValue; onToggle(): void }) {
  const { label, color, count, isChosen } = offered;
  // Two words with a slash between them may stand on two lines.
  const [first, ...others] = label.split('/');
  return (
    <label className={styles.row} data-none={count === 0 || undefined}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className={styles.box}>
        <Check aria-hidden="true" />
      </span>
      {color && <span className={styles.dot} style={{ '--dot': color } as CSSProperties} />}
      <span className={styles.label} dir="auto">
        {first}
        {others.length > 0 && (
          <>
            /<wbr />
            {others.join('/')}
          </>
        )}
      </span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}

function Swatch({ offered, onToggle }: { offered: OfferedValue; onToggle(): void }) {
  const { label, color, count, isChosen } = offered;
  return (
    <label className={styles.swatch} title={label} data-none={count === 0 || undefined}>
      <input
        type="checkbox"
        aria-label={`${label}, ${count}`}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className={styles.disc} style={{ background: color }} />
    </label>
  );
}

const amountOf = (text: string): number | undefined => (text ? Number(text) : undefined);

function RangeFields({
  unit,
  label,
  range,
  onChange,
}: {
  unit: string;
  label: string;
  range: Range;
  onChange(range: Range): void;
}) {
  const present = `${range.from ?? ''}-${range.to ?? ''}`;
  const [text, setText] = useState(present);
  const rested = useDebounced(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only rested typing changes the address
  useEffect(() => {
    if (rested === present) return;
    const [from = '', to = ''] = rested.split('-').map(amountOf);
    onChange({ ...(from !== '' && { from }), ...(to !== '' && { to }) });
  }, [rested]);
  // When the range leaves the address, as by its chip, it leaves the fields too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says changes them
  useEffect(() => {
    if (present === '-') setText('-');
  }, [present]);
  const [from = '', to = ''] = text.split('-');
  const field = (end: string, value: string, change: (digits: string) => string) => (
    <label className={styles.amount}>
      <span className={styles.unit}>{end}</span>
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
      <input
        className={styles.amountInput}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${label} ${end.toLowerCase()}`}
        maxLength={7}
        value={value}
        onChange={(event) => setText(change(event.target.value.replace(/\D/g, '')))}
      />
    </label>
  );
  return (
    <div className={styles.range}>
      {field('From', from, (digits) => `${digits}-${to}`)}
      {field('To', to, (digits) => `${from}-${digits}`)}
    </div>
  );
}
