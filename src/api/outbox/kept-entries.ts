import { openDeviceDatabase } from '#lib/device-database.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { Settled } from './kind.ts';

/** The changes of the kept writes. */
export interface EntriesChange extends Settled {
  /** The ids of those that leave. */
  dropped?: readonly string[];
}

/** The store where waiting writes are kept. */
export interface EntriesStore {
  /** A user's, in any order. Throws where nothing is kept. */
  read(userId: string): Promise<OutboxEntry[]>;
  /**
   * Reads a user's, decides, and writes what was decided: all at once, whatever another tab does meanwhile. Null
   * changes nothing. Throws where nothing is kept, or there is no room.
   */
  change(
    userId: string,
    decide: (kept: readonly OutboxEntry[]) => EntriesChange | null,
  ): Promise<void>;
}

/** The store in the device's database. */
export const deviceEntries: EntriesStore = {
  async read(userId) {
    const database = await openDeviceDatabase();
    return database.getAllFromIndex('outbox', 'userId', userId);
  },
  async change(userId, decide) {
    const database = await openDeviceDatabase();
    const transaction = database.transaction(['outbox', 'savedOutfits'], 'readwrite');
    const entries = transaction.objectStore('outbox');
    try {
      const kept = await entries.index('userId').getAll(userId);
      const { changed = [], dropped = [], saved } = decide(kept) ?? {};
      await Promise.all([
        ...changed.map((entry) => entries.put(entry)),
        ...dropped.map((id) => entries.delete(id)),
        ...(saved ? [transaction.objectStore('savedOutfits').put(saved)] : []),
      ]);
    } catch (error) {
      transaction.done.catch(() => {});
      try {
        transaction.abort();
      } catch {
        // The browser has ended it already.
      }
      throw error;
    }
    await transaction.done;
  },
};
