import { countUnsavedOutfits } from '#api/outfit-saves/outfit-saves.ts';
import { countUnsent as countPhotos } from '#api/upload-queue/upload-queue.ts';
import type { Unsent } from './failures.ts';

/** Counts what is on this device and not with the server yet. */
export const countUnsent = async (): Promise<Unsent> => ({
  photos: countPhotos(),
  outfits: await countUnsavedOutfits(),
});
