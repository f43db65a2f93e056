import { type DeviceDatabase, openDeviceDatabase } from '#lib/device-database.ts';
import type { SavedOutfit } from '#lib/saved-outfit.ts';

/* What this device saved last of each outfit. */

/** The key of an outfit of a user. */
export const savedKey = (userId: string, outfitId: string) => `${userId} ${outfitId}`;

/** Reads what this device saved last of an outfit; undefined where it saved none. */
export const readSaved = (userId: string, outfitId: string): Promise<SavedOutfit | undefined> =>
  attempt((database) => database.get('savedOutfits', savedKey(userId, outfitId)));

/** The outfit that a save has become; undefined where it is not known. */
export const findSaved = async (
  userId: string,
  saveId: string,
): Promise<SavedOutfit | undefined> => {
  const all = await attempt((database) =>
    database.getAllFromIndex('savedOutfits', 'userId', userId),
  );
  return all?.find((saved) => saved.saveId === saveId);
};

/** Whether this device keeps a save of this id, or has sent it. */
export async function isSaveKnown(userId: string, saveId: string): Promise<boolean> {
  const waiting = await attempt((database) => database.getKey('outbox', saveId));
  return waiting !== undefined || (await findSaved(userId, saveId)) !== undefined;
}

/** Forgets what this device saved last of an outfit. */
export const dropSaved = (userId: string, outfitId: string): Promise<void> =>
  attempt((database) =>
    database.delete('savedOutfits', savedKey(userId, outfitId)),
  ) as Promise<void>;

async function attempt<Result>(
  work: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work(await openDeviceDatabase());
  } catch {
    return undefined;
  }
}
