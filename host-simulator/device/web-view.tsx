import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { app, settings } from '../app-state.ts';
import { attachWebFrame } from '../frame/web-frame.ts';
import { appliedHeight } from '../height/height-policy.ts';
import { frameOptions } from './frame-options.ts';
import styles from './web-view.module.css';

/** The page itself. Where the host applies heights, it scrolls the whole web view natively. */
export function WebView({ ownHeight }: { ownHeight: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { reported } = useSnapshot(app);
  const chosen = useSnapshot(settings);
  const height = appliedHeight(chosen, reported, ownHeight);
  const [path] = useState(() => app.startPath);
  // Before the frame's address is fetched: the frame's empty window is then still the one that the page
  // gets.
  useLayoutEffect(
    () => (frame.current ? attachWebFrame(frame.current, frameOptions()) : undefined),
    [],
  );
  return (
    <div className={styles.area} style={{ height: ownHeight }}>
      <iframe
        ref={frame}
        className={`${styles.frame} ${chosen.heightPolicy === 'animate' ? styles.moving : ''}`}
        src={path}
        title="Hem in the app’s web view"
        style={{ height, colorScheme: chosen.theme === 'system' ? 'light dark' : chosen.theme }}
      />
    </div>
  );
}
