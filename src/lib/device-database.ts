import type { DBSchema, IDBPDatabase } from 'idb';
import { proxy } from 'valtio/vanilla';
import { lateCode } from './late-code.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { QueuedPhoto } from './queued-photo.ts';
import type { SavedOutfit } from './saved-outfit.ts';

/**
 * The contents of the device's database, keyed by user, so that neither a killed web view nor a lost session loses
 * them.
 */
interface DeviceSchema extends DBSchema {
  photos: { key: string; value: QueuedPhoto; indexes: { userId: string } };
  drafts: { key: string; value: { key: string; userId: string; draft: unknown } };
  /** Bytes, apart from what they belong to: `owner` is the id of a photo or the key of a draft. */
  pictures: {
    key: string;
    value: { key: string; owner: string; bytes: ArrayBuffer };
    indexes: { owner: string };
  };
  /** Writes that the server does not have yet. */
  outbox: { key: string; value: OutboxEntry; indexes: { userId: string } };
  /** The last save of each outfit by this device. */
  savedOutfits: { key: string; value: SavedOutfit; indexes: { userId: string } };
}

/** The device's own database. */
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

/** The reason why nothing can be kept on the device now, where another tab is the cause. */
export const device = proxy<{
  /**
   * The trouble. newer: another tab runs a newer Hem, and this one must be loaded again; blocked: one runs an older.
   */
  trouble: 'newer' | 'blocked' | null;
}>({ trouble: null });

const library = lateCode(() =>
  Promise.all([import('idb'), import('./device-upgrades.ts')]).then(([idb, upgrades]) => ({
    ...idb,
    ...upgrades,
  })),
);

let opened: Promise<DeviceDatabase> | null = null;
const leaving = new Set<(database: DeviceDatabase) => void>();

/**
 * Registers what is still to be written when a newer Hem takes the database over. It must begin its transaction in the
 * same turn: the database closes right after.
 */
export function beforeGivingWay(write: (database: DeviceDatabase) => void): void {
  leaving.add(write);
}

/**
 * Opens the device's database, once, and brings it to today's version: wholly or, where that fails,
 * not at all, to be tried again. Throws where the browser has none or refuses it, and where it is of
 * a newer Hem, which `device.trouble` says.
 */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open();
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function open(): Promise<DeviceDatabase> {
  const { openDB, deviceUpgrades } = await library();
  let current: DeviceDatabase | undefined;
  try {
    current = await openDB<DeviceSchema>('hem', deviceUpgrades.length, {
      async upgrade(database, from, _to, transaction) {
        try {
          for (const step of deviceUpgrades.slice(from)) {
            await step(database as never, transaction as never);
          }
        } catch {
          // Then opening fails, and the database stays as it was.
          transaction.done.catch(() => {});
          transaction.abort();
        }
      },
      blocked: () => {
        device.trouble = 'blocked';
      },
      blocking: (_from, version) => {
        opened = null;
        if (!current) return;
        for (const write of leaving) write(current);
        // Writes that have begun are finished before it closes.
        current.close();
        if (version !== null) device.trouble = 'newer';
      },
      terminated: () => {
        opened = null;
      },
    });
    device.trouble = null;
    return current;
  } catch (error) {
    device.trouble = (error as Error).name === 'VersionError' ? 'newer' : null;
    throw error;
  }
}
