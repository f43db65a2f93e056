import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { readAgain } from '#api/query-client.ts';
import { host } from '#lib/host.ts';
import { useIsLongWait } from '#lib/long-wait.ts';
import styles from './freshness-mark.module.css';
import { useStartAgain } from './use-start-again.ts';

/** After so many milliseconds a wait is said in words. */
const wordsMs = 3000;
const stitches = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Stands in the top bar, and without one at the title, while the screen shows what was seen last ([Note: Kept copy]) and
 * the user, the configuration and the refresh of the cache are on their way. Where they did not come it says so, and
 * asks again by itself.
 */
export function FreshnessMark({ isFailed }: { isFailed: boolean }) {
  const { isOnline, showHeader } = useSnapshot(host);
  const isLong = useIsLongWait();
  const [isVeryLong, setVeryLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVeryLong(true), wordsMs);
    return () => clearTimeout(timer);
  }, []);
  // The strip says that the network is away.
  if (isFailed && !isOnline) return null;
  const words = isFailed ? 'Shown as last seen' : isVeryLong ? 'Still waiting' : null;
  const mark = (
    <span className={styles.mark} data-alone={!showHeader || undefined} role="status">
      {isFailed && <Repeat />}
      {isLong && (
        <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.stitches}>
          {stitches.map((at) => (
            <path key={at} d="M14 3a11 11 0 0 1 4 .75" transform={`rotate(${at * 45} 14 14)`} />
          ))}
        </svg>
      )}
      <span className={words ? styles.words : 'visually-hidden'}>
        {words ?? 'Looking for what is new'}
      </span>
    </span>
  );
  const bar = showHeader && document.getElementById('bar-end');
  return bar ? createPortal(mark, bar) : mark;
}

/** Reads what is on screen anew once the server answers. */
function Repeat() {
  const client = useQueryClient();
  useStartAgain(() => readAgain(client));
  return null;
}
