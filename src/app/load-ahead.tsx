import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { bringLateCode } from '#lib/late-code.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { loadNextRooms } from './routes.tsx';

/** By then the first pictures have come, and nothing is taken from them. */
const pauseMs = 3000;

/**
 * Once the first screen stands: brings the code of the rooms next door, so that they open at once,
 * then all that may be wanted later, so that it opens without the network too.
 */
export function LoadAhead() {
  const { isOnline } = useSnapshot(host);
  useEffect(() => {
    if (!isOnline) return;
    const loading = new AbortController();
    const timer = setTimeout(async () => {
      // What does not come now comes, or says so, when it is wanted.
      await loadNextRooms().catch(() => {});
      if (!savesData()) await bringLateCode(loading.signal).catch(() => {});
      if (!loading.signal.aborted) void keepForOffline();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [isOnline]);
  return null;
}

/** Whether the device asks for as little data as possible. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
