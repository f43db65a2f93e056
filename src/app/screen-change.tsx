import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { beginScreenChange, endScreenChange, quietMs } from '#lib/long-wait.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { session } from '#lib/session.ts';
import type { RouteRow } from './routes.tsx';
import { StartWait } from './start-wait.tsx';

/*
 * [Note: Change of screen] From screen to screen no empty frame is seen: the one before stays until
 * the next one has its code and what it shows first. It stays for 300 ms at most, the time in which
 * a wait shows nothing ([Note: Long waits]); then the next one comes as it is. The router changes
 * places in a React transition, which keeps what is on screen while what comes suspends.
 */

/** The history's entry that is gone to, and what is still waited for there. */
let coming: { key: string; isReady: Promise<unknown> | null } | null = null;

/** Shows a route's screen, once it can be shown whole. */
export function ScreenChange({ route }: { route: RouteRow }) {
  return (
    <Suspense fallback={<StartWait />}>
      <WhenReady route={route}>
        <Suspense key={route.path} fallback={<StartWait />}>
          <route.screen />
        </Suspense>
      </WhenReady>
    </Suspense>
  );
}

function WhenReady({ route, children }: { route: RouteRow; children: ReactNode }) {
  const client = useQueryClient();
  const { key, pathname, search } = useLocation();
  const { userId } = useSnapshot(session);
  const params = useRouteParams();
  /** The element of the screen before, which would stay meanwhile; at the start there is none. */
  const stands = useRef<string | null>(null);
  useEffect(() => {
    stands.current = pathname;
    endScreenChange();
  }, [pathname]);
  if (stands.current === null || stands.current === pathname || userId === null) return children;
  if (coming?.key !== key) {
    beginScreenChange();
    const whole = route.prepare(client, userId, new URLSearchParams(search), params);
    const came: typeof coming = { key, isReady: null };
    came.isReady =
      whole &&
      readyOrLate(whole).then(() => {
        came.isReady = null;
      });
    coming = came;
  }
  if (coming.isReady) throw coming.isReady;
  return children;
}

/** The screen shows what did not come. */
const readyOrLate = (whole: Promise<unknown>): Promise<unknown> =>
  Promise.race([whole.catch(() => {}), new Promise((resolve) => setTimeout(resolve, quietMs))]);
