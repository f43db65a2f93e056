import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { spoil } from '#api/query-client.ts';
import type { ItemCard } from '#contract/schemas/item.ts';

/**
 * Takes up the photos that wait on this device, once the first screen stands; reads the lists
 * again as items come to be, and lets local previews go once the stored pictures are there.
 */
export function UploadWatch() {
  const client = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void Promise.all([
      import('#api/upload-queue/upload-queue.ts'),
      import('#api/upload-queue/uploads.ts'),
    ]).then(([queue, { hideUpload, uploads }]) => {
      if (isGone) return;
      queue.onItemsSaved(() => void spoil(client, ['GetItemNavigation', 'GetWardrobes']));
      queue.resumeUploads().catch(() => {
        // A device without a database has nothing to take up.
      });
      stop = client.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] !== 'getItems' || uploads.list.length === 0) return;
        const cards = (query.state.data as { items: ItemCard[] } | undefined)?.items ?? [];
        for (const { itemId, image } of cards) {
          if (image?.status === 'received') continue;
          const done = uploads.list.find((upload) => upload.itemId === itemId);
          if (done?.step === 'saved') hideUpload(done.id);
        }
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [client]);
  return null;
}
