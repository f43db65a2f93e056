import { outbox } from '#api/outbox/outbox.ts';
import { lastOfEach, outfitSaves } from '#api/outfit-saves/outfit-saves.ts';
import { countUnsent as countPhotos } from '#api/upload-queue/upload-queue.ts';
import type { Unsent } from './failures.ts';

/** Counts what is on this device and not with the server yet. */
export async function countUnsent(): Promise<Unsent> {
  if (!outbox.state.isRead) await outbox.readAgain();
  const saves = outfitSaves();
  return {
    photos: countPhotos(),
    outfits: lastOfEach(saves).length,
    changes: outbox.state.list.length - saves.length,
  };
}
