import { type DeviceDatabase, openDeviceDatabase } from '#lib/device-database.ts';
import type { QueuedOutfit, SavedOutfit } from '#lib/queued-outfit.ts';

/* The queue on the device. */

/** The user's saves, the first made first. Throws where the device keeps nothing. */
export async function readSaves(userId: string): Promise<QueuedOutfit[]> {
  const database = await openDeviceDatabase();
  const saves = await database.getAllFromIndex('outfitSaves', 'userId', userId);
  return saves.sort((one, other) => one.place - other.place);
}

/** Keeps saves, each in place of the one of its id; all or none. Throws where the device has no room. */
export async function keepSaves(saves: readonly QueuedOutfit[]): Promise<void> {
  const transaction = (await openDeviceDatabase()).transaction('outfitSaves', 'readwrite');
  for (const save of saves) await transaction.store.put(save);
  await transaction.done;
}

/**
 * Keeps what has become of a save, and of those that follow it; all or none. Answers false, and keeps nothing,
 * where that save was thrown away meanwhile. Throws where the device has no room.
 */
export async function changeSaves(
  changed: QueuedOutfit,
  followers: readonly QueuedOutfit[],
): Promise<boolean> {
  const transaction = (await openDeviceDatabase()).transaction('outfitSaves', 'readwrite');
  const isThere = (await transaction.store.getKey(changed.id)) !== undefined;
  for (const save of isThere ? [changed, ...followers] : []) await transaction.store.put(save);
  await transaction.done;
  return isThere;
}

/** Takes a save off the device. */
export async function dropSave(id: string): Promise<void> {
  await (await openDeviceDatabase()).delete('outfitSaves', id);
}

const keyOf = (userId: string, outfitId: string) => `${userId} ${outfitId}`;

/** What was answered to a save. */
export interface SaveAnswer {
  outfitId: string;
  revision: number;
}

/**
 * Takes a save that was answered off the device, notes what this device saved last of its outfit, and tells
 * the save that was made from it what it is made from now. All or nothing.
 */
export async function settleSave(save: QueuedOutfit, answer: SaveAnswer): Promise<void> {
  const { id, userId, form, collage } = save;
  const { outfitId, revision } = answer;
  const database = await openDeviceDatabase();
  const transaction = database.transaction(['outfitSaves', 'savedOutfits'], 'readwrite');
  const saves = transaction.objectStore('outfitSaves');
  for (const other of await saves.index('userId').getAll(userId)) {
    // One that was made from something else, in another tab say, has not seen this one.
    if (other.after !== id) continue;
    await saves.put({ ...other, outfitId, after: null, baseRevision: revision });
  }
  await saves.delete(id);
  await transaction.objectStore('savedOutfits').put({
    key: keyOf(userId, outfitId),
    userId,
    outfitId,
    saveId: id,
    revision,
    form,
    collage,
  });
  await transaction.done;
}

/** What this device saved last of an outfit; undefined where it saved none. */
export const readSaved = (userId: string, outfitId: string): Promise<SavedOutfit | undefined> =>
  attempt((database) => database.get('savedOutfits', keyOf(userId, outfitId)));

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
  const waiting = await attempt((database) => database.getKey('outfitSaves', saveId));
  return waiting !== undefined || (await findSaved(userId, saveId)) !== undefined;
}

/** Forgets what this device saved last of an outfit. */
export const dropSaved = (userId: string, outfitId: string): Promise<void> =>
  attempt((database) => database.delete('savedOutfits', keyOf(userId, outfitId))) as Promise<void>;

async function attempt<Result>(
  work: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work(await openDeviceDatabase());
  } catch {
    return undefined;
  }
}
