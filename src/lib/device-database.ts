import type { DBSchema, IDBPDatabase } from 'idb';
import { lateCode } from './late-code.ts';
import type { QueuedPhoto } from './queued-photo.ts';

/** What is kept on the device, keyed by user, so that neither a killed web view nor a lost session loses it. */
interface DeviceSchema extends DBSchema {
  photos: { key: string; value: QueuedPhoto; indexes: { userId: string } };
  drafts: { key: string; value: { key: string; userId: string; draft: unknown } };
}

/** The device's own database. */
export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

const library = lateCode(() => import('idb'));

let opened: Promise<DeviceDatabase> | null = null;

/** Opens the device's database, once. Throws where the browser has none, or refuses it. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= library().then(({ openDB }) =>
    openDB<DeviceSchema>('hem', 1, {
      upgrade(database) {
        const photos = database.createObjectStore('photos', { keyPath: 'id' });
        photos.createIndex('userId', 'userId');
        database.createObjectStore('drafts', { keyPath: 'key' });
      },
      // Another tab holds an older version: let it go, so that it does not block us.
      blocking: (_current, _blocked, event) => {
        opened = null;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        opened = null;
      },
    }),
  );
  opened.catch(() => {
    opened = null;
  });
  return opened;
}
