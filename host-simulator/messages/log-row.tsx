import { ArrowDownLeft, ArrowUpRight, CircleHelp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import type { LogEntry } from '../message-log.ts';
import styles from './log-row.module.css';

const time = (atMs: number) => {
  const at = new Date(atMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const ms = String(at.getMilliseconds()).padStart(3, '0');
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${ms}`;
};

const size = (bytes: number) => (bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`);

const words = (content: unknown, indent?: number) =>
  typeof content === 'string' ? content : (JSON.stringify(content, null, indent) ?? '');

const oneLine = (content: unknown) =>
  words(content, 1).replace(/\s+/g, ' ').slice(0, 300).replace('{}', '{ }');

function Sign({ entry: { direction, verdict } }: { entry: LogEntry }) {
  const look = { size: 18, strokeWidth: 2 };
  const way = direction === 'to-host' ? 'to host' : 'to page';
  if (verdict === 'unknown')
    return <CircleHelp {...look} className={styles.odd} aria-label={way} />;
  if (verdict && verdict !== 'accepted') {
    return <TriangleAlert {...look} className={styles.odd} aria-label={way} />;
  }
  return direction === 'to-host' ? (
    <ArrowUpRight {...look} className={styles.out} aria-label={way} />
  ) : (
    <ArrowDownLeft {...look} className={styles.in} aria-label={way} />
  );
}

const verdictWords = (entry: LogEntry) => entry.verdict?.replace('-', ' ') ?? 'no verdict';

/** What answers what: `answers #12 in 8 ms`, or `#13 answered in 8 ms`. */
function pairWords({ key, pairKey, tookMs }: LogEntry): string | undefined {
  if (!pairKey) return;
  return pairKey < key
    ? `answers #${pairKey} in ${tookMs} ms`
    : `#${pairKey} answered in ${tookMs} ms`;
}

/** One message: when, which way, what, how large, and what became of it. Opens on a press. */
export function LogRow({ entry }: { entry: LogEntry }) {
  const [isOpen, setOpen] = useState(false);
  const pair = pairWords(entry);
  const isFine = entry.verdict === 'accepted';
  return (
    <li className={classes(styles.row, isOpen && styles.open)} data-verdict={entry.verdict}>
      <button
        type="button"
        className={styles.press}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <time className={styles.time}>{time(entry.atMs)}</time>
        <Sign entry={entry} />
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.type}>{entry.type}</span>
            <span className={styles.size}>{size(entry.sizeBytes)}</span>
            <span className={classes(styles.verdict, !isFine && styles.odd)}>
              {verdictWords(entry)}
            </span>
          </span>
          {!isOpen && <span className={styles.content}>{oneLine(entry.content)}</span>}
        </span>
      </button>
      {isOpen && <pre className={styles.full}>{words(entry.content, 2)}</pre>}
      {(pair || entry.detail) && (
        <p className={styles.more}>{[entry.detail, pair].filter(Boolean).join(' · ')}</p>
      )}
      {isOpen && (
        <p className={styles.more}>
          #{entry.key} · id {entry.id || 'none'}
        </p>
      )}
    </li>
  );
}
