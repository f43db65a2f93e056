import { useRef } from 'react';
import { useSheet } from '#lib/use-sheet.ts';
import { appVersion, whatsNewVersion } from '#lib/versions.ts';
import styles from './version-line.module.css';

const tapsToOpen = 5;
const tapPauseMs = 1000;

/**
 * The version of Hem, for whoever asks for help. Five taps open what page and host have said to each other
 * (docs/design/product-rules.md, Around the app): not a control, so that nobody comes upon it by chance.
 */
export function VersionLine() {
  const { open } = useSheet();
  const taps = useRef({ count: 0, at: 0 });
  const tap = () => {
    const { count, at } = taps.current;
    const now = Date.now();
    taps.current = { count: now - at < tapPauseMs ? count + 1 : 1, at: now };
    if (taps.current.count < tapsToOpen) return;
    taps.current.count = 0;
    open('messages');
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a hidden door of the support, see above
    <p className={styles.line} onClick={tap}>
      Hem {appVersion} · What’s New {whatsNewVersion}
    </p>
  );
}
