import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

/** One of several choices, a row that is tapped as a whole. */
export function ChoiceRow({
  name,
  label,
  note,
  before,
  after,
  isChosen,
  isDisabled = false,
  onChoose,
}: {
  /** The name of its group, of which one is chosen; without it any number are. */
  name?: string;
  label: string;
  /** A second, quieter line. */
  note?: string | false;
  before?: ReactNode;
  /** A quiet part before the mark. */
  after?: ReactNode;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose(): void;
}) {
  return (
    <label className={styles.row}>
      <input
        type={name ? 'radio' : 'checkbox'}
        name={name}
        className="visually-hidden"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {before}
      <span className={styles.label}>
        <span dir="auto">{label}</span>
        {note && <small>{note}</small>}
      </span>
      {after !== undefined && <span className={styles.after}>{after}</span>}
      <span className={styles.check}>{isChosen && <Check aria-hidden="true" />}</span>
    </label>
  );
}
