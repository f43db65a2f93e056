import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ControlButton } from '../control-button.tsx';
import type { LogEntry } from '../log/message-log.ts';
import styles from './log-list.module.css';
import { LogRow } from './log-row.tsx';

/** How near the end still counts as the end, in pixels. */
const endPx = 24;

/** The log. It stays at its end while messages come, unless somebody has scrolled up. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [pointedPair, setPointedPair] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the log is the reason to scroll
  useLayoutEffect(() => {
    if (isAtEnd) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [isAtEnd, entries]);

  return (
    <div className={styles.place}>
      <ol
        ref={list}
        className={styles.list}
        aria-label="Message log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight <= endPx)
        }
      >
        {entries.map((entry) => (
          <LogRow
            key={entry.key}
            entry={entry}
            isPaired={pointedPair === entry.key}
            onPoint={setPointedPair}
          />
        ))}
        {entries.length === 0 && <li className={styles.none}>No such message has traveled yet</li>}
      </ol>
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
