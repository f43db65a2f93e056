import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus-lost.ts';
import styles from './chosen-filters.module.css';
import type { ChosenFilter } from './offered-filters.ts';

/** The chosen filters, as chips that can be taken off one by one, or all at once. */
export function ChosenFilters({
  chosen,
  onTakeOff,
  onClear,
  after,
}: {
  chosen: readonly ChosenFilter[];
  onTakeOff(one: ChosenFilter): void;
  onClear(): void;
  /** Stands behind them. */
  after?: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { length } = chosen;
  const before = useRef(length);
  useEffect(() => {
    // The pressed chip is gone, so the next one gets the focus.
    if (length < before.current && isFocusLost()) {
      list.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    before.current = length;
  }, [length]);
  return (
    <div className={styles.around}>
      {length > 0 && (
        <ul ref={list} className={styles.chosen} aria-label="Chosen filters">
          {chosen.map((one) => (
            <li key={one.key}>
              <button
                type="button"
                className={styles.chip}
                data-word={one.count === undefined ? undefined : ''}
                aria-label={`Remove ${one.label}`}
                onClick={() => onTakeOff(one)}
              >
                <span dir="auto">
                  {one.label}
                  {one.count !== undefined && <small>{one.count}</small>}
                  <X aria-hidden="true" />
                </span>
              </button>
            </li>
          ))}
          {chosen.some(({ count }) => count === undefined) && (
            <li>
              <button type="button" className={styles.clear} onClick={onClear}>
                Clear all
              </button>
            </li>
          )}
        </ul>
      )}
      {after}
    </div>
  );
}
