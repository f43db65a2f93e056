import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { MoreMenuContext } from '#components/more-menu-slot.tsx';
import { host } from '#lib/host.ts';
import { ScrollerContext } from '#lib/scroller.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { latePart } from '#ui/late.tsx';
import type { RouteRow } from '../routes.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ExtensionRoom } from './extension-room.tsx';
import { MoreMenu } from './more-menu.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import styles from './shell.module.css';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useHostNews } from './use-host-news.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const focusMemory = latePart('quiet', async () => (await import('./focus-memory.tsx')).FocusMemory);

/** The frame around a screen, and what the host is told about it. */
export function Shell({ route, children }: { route: RouteRow; children: ReactNode }) {
  const { isWebView, showHeader, isOnline } = useSnapshot(host);
  const isDesktop = useIsDesktop();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useHostNews(route, root);
  useScrollMemory(scroller, route.height);
  // Rendered once its code is here: what takes the place of a fallback waits for 300 ms.
  const [hasMemory, setHasMemory] = useState(false);
  useEffect(() => {
    const show = () => setHasMemory(true);
    focusMemory.load().then(show, () => {});
  }, []);
  const isPhone = isWebView || !isDesktop;
  const hasBars =
    route.guard === 'session' && !(route.isBare && (route.isBare === true || isPhone));
  const hasTop = (hasBars && showHeader) || !isOnline;
  return (
    <div
      ref={root}
      className={styles.shell}
      data-height={route.height}
      data-web-view={isWebView || undefined}
      data-top={hasTop || undefined}
    >
      {hasBars && showHeader && <SkipLink />}
      {hasBars && <ExtensionRoom />}
      {hasBars && showHeader && <TopBar />}
      <OfflineStrip isTop={!(hasBars && showHeader)} room={route.path} />
      <ScrollerContext.Provider value={scroller}>
        <MoreMenuContext.Provider value={MoreMenu}>
          <div ref={scroller} className={styles.screen}>
            {children}
          </div>
        </MoreMenuContext.Provider>
      </ScrollerContext.Provider>
      {hasBars && !isWebView && !isDesktop && <BottomBar />}
      {hasMemory && <focusMemory.Part />}
    </div>
  );
}
