import {
  ArrowDownLeft,
  ArrowUpRight,
  CircleHelp,
  Copy,
  Pencil,
  Repeat,
  TriangleAlert,
} from 'lucide-react';
import { memo } from 'react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '../app-state.ts';
import { copyText } from '../hand-out.ts';
import {
  clockTime,
  contentWords,
  oneLine,
  pairWords,
  rowText,
  sizeWords,
  verdictWords,
} from '../log/log-words.ts';
import type { LogEntry } from '../log/message-log.ts';
import { againOf } from '../log/send-again.ts';
import { perform } from '../perform.ts';
import styles from './log-row.module.css';

function Sign({ entry: { direction, verdict, fault } }: { entry: LogEntry }) {
  const look = { size: 18, strokeWidth: 2 };
  const way = direction === 'to-host' ? 'to host' : 'to page';
  if (verdict === 'unknown')
    return <CircleHelp {...look} className={styles.odd} aria-label={way} />;
  if ((verdict && verdict !== 'accepted') || fault === 'dropped') {
    return <TriangleAlert {...look} className={styles.odd} aria-label={way} />;
  }
  return direction === 'to-host' ? (
    <ArrowUpRight {...look} className={styles.out} aria-label={way} />
  ) : (
    <ArrowDownLeft {...look} className={styles.in} aria-label={way} />
  );
}

const copy = (entry: LogEntry) =>
  copyText(rowText(entry)).then((isCopied) =>
    showToast(isCopied ? 'The message is on the clipboard' : 'The clipboard is not ours to use'),
  );

/** Sends a message of the host again. */
function sendAgain(entry: LogEntry) {
  const { type, text } = againOf(entry);
  if (type === undefined) void perform({ do: 'sendText', text });
  else void perform({ do: 'send', type, payload: JSON.parse(text) });
}

/** One message: when, which way, what, how large, and what became of it. Opens on a press. */
export const LogRow = memo(function LogRow({
  entry,
  isOpen,
  isPaired,
  onToggle,
  onPoint,
  onEdit,
}: {
  entry: LogEntry;
  isOpen: boolean;
  /** Whether the other half of its pair is pointed at. */
  isPaired: boolean;
  onToggle(key: number): void;
  onPoint(pairKey: number | undefined): void;
  /** Opens the composer filled in with a message of the host. */
  onEdit(entry: LogEntry): void;
}) {
  const pair = pairWords(entry);
  const isFine = entry.verdict === 'accepted';
  const remarks = [entry.fault, entry.detail, pair].filter(Boolean).join(' · ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only lights up its other half
    <div
      className={classes(
        styles.row,
        isOpen && styles.open,
        isPaired && styles.paired,
        entry.pairKey !== undefined && styles.linked,
      )}
      data-verdict={entry.verdict}
      onPointerEnter={() => onPoint(entry.pairKey)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(entry.pairKey)}
      onBlur={() => onPoint(undefined)}
    >
      <button
        type="button"
        className={styles.press}
        aria-expanded={isOpen}
        onClick={() => onToggle(entry.key)}
      >
        <time className={styles.time}>{clockTime(entry.atMs)}</time>
        <Sign entry={entry} />
        <span className={styles.words}>
          <span className={styles.first}>
            <span className={styles.type}>{entry.type}</span>
            <span className={styles.size}>{sizeWords(entry.sizeBytes)}</span>
            <span className={classes(styles.verdict, !isFine && styles.odd)}>
              {verdictWords(entry)}
            </span>
          </span>
          {!isOpen && <span className={styles.content}>{oneLine(entry.content)}</span>}
          {remarks && (
            <span className={classes(styles.more, entry.waits === 'in vain' && styles.odd)}>
              {remarks}
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <div className={styles.opened}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre className={styles.full} tabIndex={0}>
            {contentWords(entry.content, 2)}
          </pre>
          <div className={styles.foot}>
            <p>
              #{entry.key} · id {entry.id || 'none'}
            </p>
            {entry.direction === 'to-page' && (
              <>
                <IconButton label="Send again" onClick={() => sendAgain(entry)}>
                  <Repeat size={16} strokeWidth={1.8} aria-hidden="true" />
                </IconButton>
                <IconButton label="Edit and send" onClick={() => onEdit(entry)}>
                  <Pencil size={16} strokeWidth={1.8} aria-hidden="true" />
                </IconButton>
              </>
            )}
            <IconButton label="Copy this message" onClick={() => copy(entry)}>
              <Copy size={16} strokeWidth={1.8} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </div>
  );
});
