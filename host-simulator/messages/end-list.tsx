import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ControlButton } from '../control-button.tsx';
import styles from './end-list.module.css';

/** How near the end still counts as the end, in pixels. */
const endPx = 24;
/** The approximate height of a row while it is closed, in pixels. */
const rowPx = 52;

/**
 * A list that grows. It stays scrolled to its end, unless the user has scrolled up. Only the rows in
 * sight exist: a thousand of them would slow down the page in the frame.
 */
export function EndList<Entry extends { readonly key: number }>({
  label,
  entries,
  none,
  children,
}: {
  label: string;
  entries: readonly Entry[];
  /** The text of an empty list. */
  none: string;
  /** Draws one row. */
  children: (entry: Entry) => ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: 6,
  });
  const total = virtualizer.getTotalSize();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list is the reason to scroll
  useLayoutEffect(() => {
    if (isAtEnd) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [isAtEnd, entries, total]);

  return (
    <div className={styles.place}>
      <div
        ref={list}
        className={styles.list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight <= endPx)
        }
      >
        <ol aria-label={label} className={styles.rows} style={{ height: total }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const entry = entries[index];
            return (
              entry && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  className={styles.item}
                  data-index={index}
                  aria-setsize={entries.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {children(entry)}
                </li>
              )
            );
          })}
        </ol>
        {entries.length === 0 && <p className={styles.none}>{none}</p>}
      </div>
      {!isAtEnd && (
        <ControlButton
          className={styles.toEnd}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={() => setAtEnd(true)}
        >
          Newest
        </ControlButton>
      )}
    </div>
  );
}
