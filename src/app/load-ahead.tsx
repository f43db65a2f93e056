import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { bringLateCode } from '#lib/late-code.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { loadNextRooms } from './routes.tsx';

/** By then the first pictures have come, so this does not slow them down. */
const pauseMs = 3000;

/**
 * Once the first screen stands: loads the code of the next rooms, so that they open at once, then all
 * other late code, so that it opens without the network too.
 */
export function LoadAhead() {
  const { isOnline } = useSnapshot(host);
  useEffect(() => {
    if (!isOnline) return;
    const loading = new AbortController();
    const timer = setTimeout(async () => {
      // Code that does not come now is loaded when it is wanted, or its failure is shown then.
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
