import { outbox } from '../outbox/outbox.ts';
import { useLaterWrite } from '../outbox/use-later-write.ts';
import { outfitSaves, whenSaved } from './outfit-saves.ts';

/** How long a save that is on its way is waited for, in milliseconds. */
const patienceMs = 5000;

/** A new outfit's save, and which outfit it has become, as far as that is known. */
interface DoneSave {
  saveId: string;
  outfitId: string | null;
}

/**
 * Takes the save of a new outfit back: one that still waits is not sent, one that was sent is deleted, and what was
 * planned or worn of it is a plan of its pieces again.
 */
export function useTakeSaveBack(owner: string): (save: DoneSave) => Promise<void> {
  const remove = useLaterWrite('deleteOutfits');
  return async ({ saveId, outfitId }) => {
    const isWaiting = outfitSaves().some(({ id }) => id === saveId);
    const made = outfitId ?? (isWaiting ? await whenSaved(saveId, patienceMs) : null);
    if (made === null) await outbox.drop([saveId]);
    else remove.mutate({ owner, outfitIds: [made], releasesPlans: true });
  };
}
