import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { startSpoilRun } from '#api/spoil-run.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { host } from '#lib/host.ts';
import { lateCode } from '#lib/late-code.ts';
import { session } from '#lib/session.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { endSession } from './end-session.ts';

const queueCode = lateCode(() =>
  Promise.all([
    import('#api/upload-queue/upload-queue.ts'),
    import('#api/upload-queue/uploads.ts'),
  ]),
);

/** How often the lists are read again while many photos become items, in milliseconds. */
const waitsMs = [0, 1000, 2000, 4000, 8000, 15_000];

/**
 * Takes up the photos that wait on this device, once the first screen stands; reads the lists
 * again as items come to be, and lets local previews go once the stored pictures are there.
 */
export function UploadWatch() {
  const client = useQueryClient();
  const { userId } = useSnapshot(session);
  const { isOnline } = useSnapshot(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: back online, what did not load then does now
  useEffect(() => {
    let stop = () => {};
    let suspend = () => {};
    let isGone = false;
    const load = async () => {
      const [queue, { hideUpload, uploads }] = await queueCode();
      if (isGone) return;
      suspend = queue.suspendUploads;
      queue.onUploadSignedOut(() => session.token !== null && endSession('expired'));
      const run = startSpoilRun(client, waitsMs);
      queue.onPhotosSaved((spoils) => {
        void run.spoil(client, spoils);
        if (queue.countUnsent() === 0) run.end();
      });
      queue.resumeUploads().catch(() => {
        // A device without a database has no waiting photos.
      });
      stop = client.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] !== 'getItems' || uploads.list.length === 0) return;
        const cards = (query.state.data as { cards: ItemCard[] } | undefined)?.cards ?? [];
        for (const { itemId, image } of cards) {
          if (image?.status === 'received') continue;
          const done = uploads.list.find((upload) => upload.itemId === itemId);
          if (done?.step === 'saved') hideUpload(done.id);
        }
      });
    };
    // Offline it is tried again once the network is back.
    const cancel = whenIdle(() => void load().catch(() => {}));
    return () => {
      isGone = true;
      cancel();
      stop();
      // Another user may sign in next: these are not their photos.
      if (session.userId !== userId) suspend();
    };
  }, [client, userId, isOnline]);
  return null;
}
