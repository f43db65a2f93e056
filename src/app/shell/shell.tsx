import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { MoreMenuContext } from '#components/more-menu-slot.tsx';
import { whatsNew } from '#features/whats-new/whats-new-store.ts';
import { historyDepth } from '#lib/history.ts';
import { attachPageRoot, host, postNavState, postPageReady, setPageHeightMode } from '#lib/host.ts';
import { ScrollerContext } from '#lib/scroller.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { noteArrival } from '#lib/view-transition.ts';
import type { RouteRow } from '../routes.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MoreMenu } from './more-menu.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

const ExtensionBanner = lazy(() =>
  import('./extension-banner.tsx').then((module) => ({ default: module.ExtensionBanner })),
);
const WhatsNewPanel = lazy(() =>
  import('#features/whats-new/whats-new-panel.tsx').then((module) => ({
    default: module.WhatsNewPanel,
  })),
);

/** What stands around a screen, and what the host is told of it. */
export function Shell({ route, children }: { route: RouteRow; children: ReactNode }) {
  const { isWebView, showHeader, isOnline } = useSnapshot(host);
  const { isOpen } = useSnapshot(whatsNew);
  const isDesktop = useIsDesktop();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useHostNews(route, root);
  useScrollMemory(scroller, route.height);
  const hasBars = !route.isBare && route.guard === 'session';
  const hasTop = (hasBars && showHeader) || !isOnline;
  return (
    <div
      ref={root}
      className={styles.shell}
      data-height={route.height}
      data-web-view={isWebView || undefined}
      data-top={hasTop || undefined}
    >
      {hasBars && !isWebView && isDesktop && (
        <Suspense>
          <ExtensionBanner />
        </Suspense>
      )}
      {hasBars && showHeader && <TopBar />}
      <OfflineStrip isTop={!(hasBars && showHeader)} />
      <ScrollerContext.Provider value={scroller}>
        <MoreMenuContext.Provider value={MoreMenu}>
          <div ref={scroller} className={styles.screen}>
            {children}
          </div>
        </MoreMenuContext.Provider>
      </ScrollerContext.Provider>
      {hasBars && !isWebView && !isDesktop && <BottomBar />}
      {isOpen && (
        <Suspense>
          <WhatsNewPanel />
        </Suspense>
      )}
    </div>
  );
}

/** Tells the host where the page is, how tall, and that it can be used. */
function useHostNews(route: RouteRow, root: React.RefObject<HTMLElement | null>): void {
  const { pathname, search, key } = useLocation();
  useEffect(() => (root.current ? attachPageRoot(root.current) : undefined), [root]);
  useEffect(() => {
    document.title = route.title === 'Hem' ? 'Hem' : `${route.title} · Hem`;
    setPageHeightMode(route.height);
    postNavState({ path: pathname + search, depth: historyDepth(), title: route.title });
  }, [pathname, search, route]);
  useEffect(() => postPageReady(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is an arrival
  useLayoutEffect(() => noteArrival(), [key]);
}
