import { ChevronDown, ChevronUp, Puzzle } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFeatureConfig } from '#api/users.ts';
import { host } from '#lib/host.ts';
import { sessionStore } from '#lib/storage.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './extension-banner.module.css';

const collapsedKey = 'hem.extensionBanner';

/**
 * Only Chrome itself, not other browsers built on Chromium: the extension is in Chrome's store alone.
 */
export function isChrome(agent: string): boolean {
  return /Chrome\/\d/.test(agent) && !/Edg|OPR|SamsungBrowser|Mobile|Android/.test(agent);
}

/**
 * Promotes the browser extension, on desktop Chrome outside the app's web view only; whether it is
 * open is kept per session (product spec, sections 1 and 4).
 */
export function ExtensionBanner() {
  const isDesktop = useIsDesktop();
  const { isWebView } = useSnapshot(host);
  const config = useFeatureConfig();
  const [isCollapsed, setCollapsed] = useState(
    () => sessionStore.get(collapsedKey) === 'collapsed',
  );
  if (!isDesktop || isWebView || !config?.extensionUrl || !isChrome(navigator.userAgent))
    return null;
  const toggle = (next: boolean) => {
    setCollapsed(next);
    sessionStore.set(collapsedKey, next ? 'collapsed' : 'expanded');
  };
  if (isCollapsed) {
    return (
      <aside className={styles.closed} aria-label="Browser extension">
        <button
          type="button"
          className={styles.tab}
          onClick={() => toggle(false)}
          aria-expanded="false"
        >
          <Puzzle aria-hidden="true" />
          Extension
          <ChevronDown aria-hidden="true" />
        </button>
      </aside>
    );
  }
  return (
    <aside className={styles.banner} aria-label="Browser extension">
      <Puzzle aria-hidden="true" className={styles.icon} />
      <p>Save clothes to Hem from any shop you are looking at.</p>
      <a href={config.extensionUrl} target="_blank" rel="noopener" className={styles.link}>
        Add to Chrome
      </a>
      <IconButton
        label="Fold the banner"
        aria-expanded="true"
        className={styles.fold ?? ''}
        onClick={() => toggle(true)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
