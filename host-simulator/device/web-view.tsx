import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { app, appliedHeight, settings } from '../app-state.ts';
import type { Layout } from '../devices.ts';
import { attachFrame } from '../simulator.ts';
import styles from './web-view.module.css';

/** The page itself. Where the host applies heights, it scrolls the whole web view natively. */
export function WebView({ layout, theme }: { layout: Layout; theme: 'light' | 'dark' }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { reported } = useSnapshot(app);
  const chosen = useSnapshot(settings);
  const height = appliedHeight(chosen, reported);
  useEffect(() => (frame.current ? attachFrame(frame.current) : undefined), []);
  return (
    <div
      className={styles.area}
      style={{ height: layout.viewport.height, marginTop: -layout.underStatusBar }}
    >
      <iframe
        ref={frame}
        className={styles.frame}
        title="Hem in the app’s web view"
        src="/"
        style={{ height, colorScheme: theme }}
      />
    </div>
  );
}
