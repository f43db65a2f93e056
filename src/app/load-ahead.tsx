import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { nothingIsRead } from '#api/nothing-is-read.ts';
import { host } from '#lib/host.ts';
import { bringLateCode } from '#lib/late-code.ts';
import { savesData } from '#lib/saves-data.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { nextRooms } from './routes.tsx';

/** By then the first pictures have come, so this does not slow them down. */
const pauseMs = 3000;

/**
 * Once the first screen stands: loads the code of the next rooms, so that they open at once, has the browser keep the
 * app's files, so that the next start does without the network, and then loads all other late code, so that it opens
 * without the network too. Each part waits until nothing is being read: an answer that somebody waits for does not stand
 * behind it in the line.
 */
export function LoadAhead() {
  const { isOnline } = useSnapshot(host);
  const client = useQueryClient();
  useEffect(() => {
    if (!isOnline) return;
    const loading = new AbortController();
    const timer = setTimeout(async () => {
      // Code that does not come now is loaded when it is wanted, or its failure is shown then.
      await loadNextRooms(client).catch(() => {});
      await nothingIsRead(client);
      if (loading.signal.aborted) return;
      // Not after the late code, which takes a busy device most of a minute; nor does that wait for this.
      void keepForOffline().catch(() => {});
      if (savesData()) return;
      await bringLateCode(() => nothingIsRead(client), loading.signal).catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [isOnline, client]);
  return null;
}

async function loadNextRooms(client: QueryClient): Promise<void> {
  for (const { load } of nextRooms) {
    await nothingIsRead(client);
    await load();
  }
}
