import { ChevronDown, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { endImpersonation } from '#api/impersonation.ts';
import { isolated } from '#lib/isolated.ts';
import type { StandInNote } from '#lib/stand-in.ts';
import { endSession } from '../end-session.ts';
import styles from './stand-in-bar.module.css';
import { StandInPanels } from './stand-in-panels.tsx';

/** The time left that is announced, in seconds. */
const announcedSeconds = [120, 60, 30, 10];

/** The bar over a member's account, with a frame all around: it never scrolls, and cannot be closed. */
export function StandInBar({ note }: { note: StandInNote }) {
  const seconds = useSecondsLeft(note.endsMs);
  const [isEnding, setEnding] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const end = () => {
    if (isEnding) return;
    setEnding(true);
    // Where it is not reached it is over for this device all the same, and for the server by itself.
    endImpersonation()
      .catch(() => {})
      .finally(() => endSession('expired'));
  };
  const title = `You are in ${isolated(note.name)}’s account, not yours`;
  return (
    <>
      <div className={styles.frame} aria-hidden="true" />
      <section className={styles.bar} aria-label="In a member’s account">
        <span className={styles.eye} aria-hidden="true">
          <Eye />
        </span>
        <div className={styles.words}>
          <p className={styles.title} title={title}>
            You are in <b dir="auto">{note.name}</b>’s account, not yours
          </p>
          <p className={styles.reason} dir="auto" title={note.reason}>
            {note.reason}
          </p>
          <p className={styles.closed}>Money, password, email and deletion are closed.</p>
        </div>
        <p className={styles.left}>
          <span>Ends by itself in</span> <b role="timer">{clockOf(seconds)}</b>
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Written down
            <ChevronDown aria-hidden="true" />
          </button>
          <button type="button" className={styles.end} aria-busy={isEnding} onClick={end}>
            End now
          </button>
        </div>
        <p className="visually-hidden" aria-live="assertive">
          {announcementAt(seconds)}
        </p>
      </section>
      <StandInPanels name={note.name} isOpen={isOpen} />
    </>
  );
}

function useSecondsLeft(endsMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsMs - nowMs) / 1000));
}

/** The time left as people read it: `24:12`. */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is said of the time left: of the last one that was passed, so that it is said once. */
function announcementAt(seconds: number): string {
  const passed = announcedSeconds.filter((at) => seconds <= at).at(-1);
  if (passed === undefined) return '';
  return passed >= 60
    ? `You are in this account for ${passed / 60} more ${passed === 60 ? 'minute' : 'minutes'}.`
    : `You are in this account for ${passed} more seconds.`;
}
