import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useFeatureConfig } from '#api/users.ts';
import { host } from '#lib/host.ts';
import { sessionStore } from '#lib/storage.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { late } from '#ui/late.tsx';
import styles from './extension-room.module.css';

const ExtensionBanner = late(
  'quiet',
  async () => (await import('./extension-banner.tsx')).ExtensionBanner,
);
const collapsedKey = 'hem.extensionBanner';

/**
 * Only Chrome itself, not other browsers built on Chromium: the extension is in Chrome's store alone.
 */
export function isChrome(agent: string): boolean {
  return /Chrome\/\d/.test(agent) && !/Edg|OPR|SamsungBrowser|Mobile|Android/.test(agent);
}

/**
 * The room of the banner that promotes the browser extension, on desktop Chrome outside the app's web
 * view only; whether it is open is kept per session (product spec, sections 1 and 4). The room is there
 * before the banner's code: the bars below would else move under a pointer that is pressing.
 */
export function ExtensionRoom() {
  const isDesktop = useIsDesktop();
  const { isWebView } = useSnapshot(host);
  const url = useFeatureConfig()?.extensionUrl;
  const [isCollapsed, setCollapsed] = useState(
    () => sessionStore.get(collapsedKey) === 'collapsed',
  );
  if (!isDesktop || isWebView || !url || !isChrome(navigator.userAgent)) return null;
  const collapse = (next: boolean) => {
    setCollapsed(next);
    sessionStore.set(collapsedKey, next ? 'collapsed' : 'expanded');
  };
  return (
    <div className={styles.room} data-collapsed={isCollapsed || undefined}>
      <ExtensionBanner url={url} isCollapsed={isCollapsed} onCollapse={collapse} />
    </div>
  );
}
