import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { keptAt } from '#api/query-client.ts';
import { featureConfigQuery, meQuery } from '#api/users.ts';
import { isUnlocked, type Needs } from '#contract/rules/capabilities.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { late } from '#ui/late.tsx';
import { isRefreshDue, refreshAtStart } from './cache-refresh.ts';
import { showFailure } from './client.ts';
import { takeProfilePrompt } from './profile-prompt.ts';
import { useHostNews } from './shell/use-host-news.ts';
import styles from './start-gate.module.css';
import { StartWait } from './start-wait.tsx';

const parts = () => import('./rare-parts.ts');
const StartFailed = late('inline', async () => (await parts()).StartFailed);
const FreshnessMark = late('quiet', async () => (await parts()).FreshnessMark);

/**
 * Waits until user, configuration and the cache refresh are done (product spec, section 4), and
 * asks for the profile the first time that it lacks something. On a device that knows this member, what was seen last
 * stands meanwhile, with a spinner ([Note: Kept copy]).
 */
export function StartGate({
  room,
  show,
  children,
}: {
  /** The room that it leads to. */
  room: Room;
  /** Renders a room; gets what is open to this user. */
  show(isThere: (room: Needs) => boolean): ReactNode;
  children: ReactNode;
}) {
  const { token } = useSnapshot(session);
  const { isOnline } = useSnapshot(host);
  const me = useQuery({ ...meQuery(), enabled: token !== null });
  const config = useQuery(featureConfigQuery());
  const isRefreshed = useCacheRefresh(token);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const user = me.data;
  const isMeFresh = me.dataUpdatedAt !== keptAt;
  // Once begun, the screen stays while the rest of the answers come.
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!user || !isMeFresh || !takeProfilePrompt(user)) return;
    navigate(paths.accountSettings('Profile', pathname + search), { replace: true });
  }, [user, isMeFresh, navigate, pathname, search]);

  const failed = (me.isError && !me.data) || (config.isError && !config.data);
  if (failed) {
    const retry = () => {
      if (me.isError) void me.refetch();
      if (config.isError) void config.refetch();
    };
    return (
      <NewsOfFailure room={room}>
        <StartFailed isOnline={isOnline} onRetry={retry} />
      </NewsOfFailure>
    );
  }
  const isDone = isMeFresh && config.dataUpdatedAt !== keptAt && isRefreshed;
  if (!user || !config.data || (isMeFresh && !isRefreshed && !isBegun)) return <StartWait />;
  if (!isBegun) setBegun(true);
  return (
    <>
      {!isDone && <FreshnessMark isFailed={me.isError || config.isError} />}
      {show(
        ({ needs }) =>
          !needs || isUnlocked(needs, { features: config.data, entitlements: user.entitlements }),
      )}
      {children}
    </>
  );
}

type Room = Parameters<typeof useHostNews>[0];

/** The page speaks although it did not start: a host takes its splash away, and its back key leads out. */
function NewsOfFailure({ room, children }: { room: Room; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  useHostNews(room, root);
  return (
    <main ref={root} className={styles.failed}>
      {children}
    </main>
  );
}

/** Refreshes the cache where that is due; a failure is shown, and the app starts all the same. */
function useCacheRefresh(token: string | null): boolean {
  const [isDone, setDone] = useState(() => !isRefreshDue(host));
  useEffect(() => {
    if (isDone || token === null) return;
    refreshAtStart()
      .catch((error: Error) =>
        showFailure({ error, isWrite: false, meta: { operation: 'refreshCache' } }),
      )
      .finally(() => setDone(true));
  }, [isDone, token]);
  return isDone;
}
