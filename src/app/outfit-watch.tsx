import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { spoil } from '#api/query-client.ts';
import { descriptorOf } from '#contract/operations.ts';
import { host } from '#lib/host.ts';
import { lateCode } from '#lib/late-code.ts';
import { session } from '#lib/session.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { showToast } from '#ui/toasts.ts';
import { endSession } from './end-session.ts';

const savesCode = lateCode(() =>
  Promise.all([
    import('#api/outfit-saves/outfit-saves.ts'),
    import('#components/outfit-thumbnail/outfit-thumbnail.ts'),
  ]),
);

/**
 * Takes up the outfits that wait on this device, once the first screen stands; shows what became of them,
 * and draws their pictures.
 */
export function OutfitWatch() {
  const client = useQueryClient();
  const { userId } = useSnapshot(session);
  const { isOnline } = useSnapshot(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: back online, what did not load then does now
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [saves, { drawThumbnail }] = await savesCode();
      if (isGone) return;
      saves.onOutfitSaves({
        onSaved({ outfit, hasReplaced }) {
          const { ownerId: owner, outfitId } = outfit;
          void spoil(client, descriptorOf('saveOutfit').spoils ?? [], () => {
            const key = ['getOutfitDetails', { owner, outfitId }] as const;
            client.setQueryData(key, { outfit });
            return [key];
          });
          void drawThumbnail(outfit);
          if (hasReplaced) {
            showToast({ title: 'You saved over a newer version.' });
          }
        },
        onDeletedMeanwhile({ form }) {
          showToast({
            title: `“${form.title}” was deleted on another device.`,
            text: 'It is saved as a new outfit.',
          });
        },
        onRefused({ form }) {
          showToast({
            tone: 'error',
            title: `“${form.title}” was not saved.`,
            text: 'It is still on this device: open it to change it.',
          });
        },
        onSignedOut: () => session.token !== null && endSession('expired'),
      });
      await saves.resumeOutfitSaves();
    };
    // Offline it is tried again once the network is back.
    const cancel = whenIdle(() => void load().catch(() => {}));
    return () => {
      isGone = true;
      cancel();
    };
  }, [client, userId, isOnline]);
  return null;
}
