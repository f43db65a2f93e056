import { useState, useSyncExternalStore } from 'react';
import { type LogFilter, shows } from '../message-log.ts';
import { log } from '../simulator.ts';
import { Composer } from './composer.tsx';
import { LogList } from './log-list.tsx';
import styles from './messages-panel.module.css';

const filters: readonly { name: LogFilter; label: string; isCounted?: boolean }[] = [
  { name: 'all', label: 'All', isCounted: true },
  { name: 'to-page', label: 'To page' },
  { name: 'to-host', label: 'To host' },
  { name: 'unknown', label: 'Unknown', isCounted: true },
];

/** The right column: everything that traveled, and what to send next. */
export function MessagesPanel() {
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const [filter, setFilter] = useState<LogFilter>('all');
  const countOf = (name: LogFilter) => entries.filter((entry) => shows(name, entry)).length;
  return (
    <section className={styles.panel} aria-label="Messages">
      <header className={styles.head}>
        <h2>Messages</h2>
        <div className={styles.filters}>
          {filters.map(({ name, label, isCounted }) => (
            <button
              key={name}
              type="button"
              className={styles.filter}
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
            >
              <span>
                {label}
                {isCounted && ` ${countOf(name)}`}
              </span>
            </button>
          ))}
        </div>
      </header>
      <LogList entries={entries.filter((entry) => shows(filter, entry))} />
      <Composer />
    </section>
  );
}
