import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { apartFromBytes } from './bytes-apart.ts';
import { newIdempotencyKey } from './unanswered-writes.ts';

type AnyDatabase = IDBPDatabase<unknown>;
type AnyUpgrade = IDBPTransaction<unknown, StoreNames<unknown>[], 'versionchange'>;

/** The additions of one version of the device's database to the one before. */
type Upgrade = (database: AnyDatabase, upgrade: AnyUpgrade) => void | Promise<void>;

/**
 * The steps from an empty database to the newest version, which is their number. A released step is
 * never changed: it uses the fields of its own version, not the present ones.
 */
export const deviceUpgrades: readonly Upgrade[] = [
  // 1: photos on their way, and drafts, each with its pictures inside.
  (database) => {
    const photos = database.createObjectStore('photos', { keyPath: 'id' });
    photos.createIndex('userId', 'userId');
    database.createObjectStore('drafts', { keyPath: 'key' });
  },

  // 2: the bytes of pictures lie apart, so that a note of a step or a key does not write them anew;
  // a photo names its destination, where it could only become an item.
  async (database, upgrade) => {
    const pictures = database.createObjectStore('pictures', { keyPath: 'key' });
    pictures.createIndex('owner', 'owner');
    const photos = upgrade.objectStore('photos');
    for (const { bytes, wardrobeId, ...photo } of await photos.getAll()) {
      await pictures.put({ key: photo.id, owner: photo.id, bytes });
      await photos.put({ ...photo, destination: { kind: 'item', wardrobeId } });
    }
    const drafts = upgrade.objectStore('drafts');
    for (const kept of await drafts.getAll()) {
      const { rest, bytes } = apartFromBytes(kept.draft);
      for (const [key, one] of bytes) await pictures.put({ key, owner: kept.key, bytes: one });
      await drafts.put({ ...kept, draft: rest });
    }
  },

  // 3: the draft of an item holds what became of its photos, where it held the whole list. What was
  // removed cannot be told from what came since, so it stays.
  async (_database, upgrade) => {
    const drafts = upgrade.objectStore('drafts');
    for (const kept of await drafts.getAll()) {
      const { imageIds, pictures } = Object(kept.draft?.photos);
      if (!Array.isArray(imageIds)) continue;
      const added = imageIds.filter((imageId) => Object.hasOwn(Object(pictures), imageId));
      const photos = { added, removed: [], order: imageIds, pictures };
      await drafts.put({ ...kept, draft: { ...kept.draft, photos } });
    }
  },

  // 4: outfits that are saved on the device and wait for the server, and what was saved of each last.
  (database) => {
    const saves = database.createObjectStore('outfitSaves', { keyPath: 'id' });
    saves.createIndex('userId', 'userId');
    const saved = database.createObjectStore('savedOutfits', { keyPath: 'key' });
    saved.createIndex('userId', 'userId');
  },

  // 5: one outbox for all writes that wait, with the saves of outfits that waited.
  async (database, upgrade) => {
    const outbox = database.createObjectStore('outbox', { keyPath: 'id' });
    outbox.createIndex('userId', 'userId');
    for (const save of await upgrade.objectStore('outfitSaves').getAll()) {
      const { id, userId, place, after, state, saveKey, ...input } = save;
      const { outfitId } = input;
      await outbox.put({
        id,
        userId,
        place,
        kind: 'saveOutfit',
        subject: `outfit:${outfitId ?? 'new'}`,
        after,
        input,
        words: { title: input.form.title, text: 'Outfit saved', pictures: [] },
        key: saveKey,
        state,
        // Whether it was ever sent is not known.
        tries: 1,
        refusal: state === 'refused' ? { kind: 'invalid', code: null } : null,
        sinceMs: Math.floor(place / 1000),
      });
    }
    database.deleteObjectStore('outfitSaves');
  },

  // 6: measurements that wait are in the outbox, where they lay in the draft of what is typed.
  async (_database, upgrade) => {
    const drafts = upgrade.objectStore('drafts');
    const outbox = upgrade.objectStore('outbox');
    const nowMs = Date.now();
    let made = 0;
    for (const kept of await drafts.getAll()) {
      const [userId, name] = kept.key.split(' ');
      if (!/^measures(~\d+)?$/.test(name ?? '')) continue;
      const { of, typedMs, ...draft } = Object(kept.draft);
      for (const [whose, values] of Object.entries(Object(of))) {
        if (Object.keys(Object(values)).length === 0) continue;
        await outbox.put({
          id: newIdempotencyKey(),
          userId,
          place: nowMs * 1000 + made++,
          kind: 'saveMeasurements',
          subject: `measured:${whose}`,
          after: null,
          input: {
            owner: userId,
            ...(whose === 'me' ? {} : { personId: whose }),
            values,
            typedMs: Object(Object(typedMs)[whose]),
            basedOn: 0,
          },
          words: { title: 'Measurements', text: 'Typed', pictures: [] },
          key: newIdempotencyKey(),
          state: 'waiting',
          tries: 1,
          refusal: null,
          sinceMs: nowMs,
        });
      }
      await drafts.put({ ...kept, draft });
    }
  },
];
