import { useEffect, useState } from 'react';
import { Wordmark } from '#ui/wordmark.tsx';
import styles from './start-wait.module.css';

/** Under this long nothing is shown, in milliseconds (visual.md, section 8). */
const quietMs = 300;

/** The wordmark sewing its stitches, in place of a spinner. */
export function StartWait() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.wait} role="status" aria-label="Opening Hem">
      {isShown && <Wordmark size="large" busy />}
    </div>
  );
}
