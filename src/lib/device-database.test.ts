import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const numbers = (found: ArrayBuffer | undefined) => [...new Uint8Array(found!)];

const steps = ['kept', 'prepared', 'same', 'sent', 'saved', 'refused'] as const;

/** A photo as version 1 kept it. */
const photoOf = (step: (typeof steps)[number], place: number) => ({
  id: `photo-${place}`,
  userId: place % 2 === 0 ? 'maya' : 'noor',
  place,
  name: `${step}.jpg`,
  step,
  bytes: bytes(place, place),
  contentType: 'image/jpeg',
  contentHash: 'ab',
  mainColor: null,
  wardrobeId: step === 'kept' ? '7' : null,
  imageId: step === 'sent' ? 'image' : null,
  itemId: null,
  sameAsItemId: step === 'same' ? '12' : null,
  isWantedTwice: false,
  refusal: step === 'refused' ? 'image-type' : null,
  uploadKey: `upload-${place}`,
  saveKey: `save-${place}`,
});
const photosOf1 = steps.map(photoOf);

const profile = { bio: 'Sews', photo: { id: 'p', bytes: bytes(1, 2), contentType: 'image/png' } };
const item = {
  brand: 'Oda',
  photos: { imageIds: ['a', 'b'], pictures: { b: { bytes: bytes(3), contentType: 'image/jpeg' } } },
};

/** The database of a version, without anything in it. */
async function leaveVersion(version: number) {
  const { deviceUpgrades } = await import('./device-upgrades.ts');
  return openDB('hem', version, {
    async upgrade(made, _from, _to, transaction) {
      for (const step of deviceUpgrades.slice(0, version)) {
        await step(made as never, transaction as never);
      }
    },
  });
}

/** The database of version 1 as a released app left it on the device. */
async function leaveVersion1(): Promise<IDBPDatabase> {
  const database = await openDB('hem', 1, {
    upgrade(made) {
      made.createObjectStore('photos', { keyPath: 'id' }).createIndex('userId', 'userId');
      made.createObjectStore('drafts', { keyPath: 'key' });
    },
  });
  for (const photo of photosOf1) await database.put('photos', photo);
  const drafts = {
    'maya profile': profile,
    'maya item 4': item,
    'noor wardrobe new': { name: 'W' },
  };
  for (const [key, draft] of Object.entries(drafts)) {
    await database.put('drafts', { key, userId: key.split(' ')[0], draft });
  }
  return database;
}

/** The app's modules on a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const { openDeviceDatabase, device } = await import('./device-database.ts');
  const drafts = await import('./drafts.ts');
  return { openDeviceDatabase, device, ...drafts };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

describe('an older database', () => {
  it('of version 1 is found whole after the upgrade, photos in every step and drafts with pictures', async () => {
    (await leaveVersion1()).close();
    const { openDeviceDatabase, loadDraft } = await openPage();
    const database = await openDeviceDatabase();
    const photos = await database.getAll('photos');
    expect(photos).toEqual(
      photosOf1.map(({ bytes: _bytes, wardrobeId, ...photo }) => ({
        ...photo,
        destination: { kind: 'item', wardrobeId },
      })),
    );
    for (const { id, place } of photos) {
      expect(numbers((await database.get('pictures', id))?.bytes)).toEqual([place, place]);
    }
    const mine = (name: string) => ({ userId: 'maya', name });
    expect(await loadDraft(mine('profile'))).toEqual(profile);
    // What became of its photos, where the whole list was kept.
    expect(await loadDraft(mine('item 4'))).toEqual({
      brand: 'Oda',
      photos: { added: ['b'], removed: [], order: ['a', 'b'], pictures: item.photos.pictures },
    });
    expect(await loadDraft({ userId: 'noor', name: 'wardrobe new' })).toEqual({ name: 'W' });
    expect(JSON.stringify(await database.getAll('drafts'))).toContain('keptBytes');
    database.close();
  });

  it('of version 4 has its saves of outfits in the outbox, in their order and with their keys', async () => {
    const old = await leaveVersion(4);
    const form = { title: 'Gallery', notes: null, seasons: [], occasions: [] };
    const collage = { background: 'paper', layers: [] };
    const saveOf = (id: string, more: object) => ({
      id,
      userId: 'maya',
      place: 1_795_000_000_000_000,
      outfitId: null,
      after: null,
      form,
      collage,
      baseRevision: null,
      wardrobeIds: ['7'],
      pieces: [],
      state: 'waiting',
      saveKey: `key-${id}`,
      ...more,
    });
    await old.put('outfitSaves', saveOf('new', {}));
    await old.put('outfitSaves', saveOf('later', { after: 'new', place: 1_795_000_000_000_001 }));
    await old.put(
      'outfitSaves',
      saveOf('refused', { outfitId: '12', baseRevision: 3, state: 'refused', userId: 'noor' }),
    );
    await old.put('savedOutfits', { key: 'maya 4', userId: 'maya', outfitId: '4', saveId: 's' });
    old.close();
    const database = await (await openPage()).openDeviceDatabase();
    const all = await database.getAll('outbox');
    const ofId = (id: string) => all.find((one) => one.id === id);
    const input = { outfitId: null, form, collage, baseRevision: null, wardrobeIds: ['7'] };
    expect(ofId('new')).toEqual({
      id: 'new',
      userId: 'maya',
      place: 1_795_000_000_000_000,
      kind: 'saveOutfit',
      subject: 'outfit:new',
      after: null,
      input: { ...input, pieces: [] },
      words: { title: 'Gallery', text: 'Outfit saved', pictures: [] },
      key: 'key-new',
      state: 'waiting',
      // It may have been sent.
      tries: 1,
      refusal: null,
      sinceMs: 1_795_000_000_000,
    });
    expect(ofId('later')).toMatchObject({ after: 'new', key: 'key-later' });
    expect(ofId('refused')).toMatchObject({
      userId: 'noor',
      subject: 'outfit:12',
      state: 'refused',
      refusal: { kind: 'invalid' },
    });
    expect(await database.get('savedOutfits', 'maya 4')).toMatchObject({ saveId: 's' });
    expect([...database.objectStoreNames]).not.toContain('outfitSaves');
    database.close();
  });

  it('of version 5 has its measurements in the outbox, and what stands in a field in the draft', async () => {
    const old = await leaveVersion(5);
    const written = { me: { type: 'bust', text: '9', unit: 'Metric' } };
    const draft = {
      of: { me: { height: 1.7, hips: null }, 12: { height: 1.27 }, 13: {} },
      typedMs: { me: { height: 1_795_000_000_000 } },
      written,
    };
    await old.put('drafts', { key: 'maya measures', userId: 'maya', draft });
    await old.put('drafts', { key: 'maya measures~2', userId: 'maya', draft: { written: {} } });
    await old.put('drafts', { key: 'maya measured', userId: 'maya', draft: { name: 'Sam' } });
    old.close();
    const database = await (await openPage()).openDeviceDatabase();
    const all = (await database.getAll('outbox')).toSorted((one, other) => one.place - other.place);
    const common = { userId: 'maya', kind: 'saveMeasurements', state: 'waiting' };
    // An object gives its numbers first.
    expect(all).toMatchObject([
      {
        ...common,
        subject: 'measured:12',
        input: { owner: 'maya', personId: '12', values: { height: 1.27 }, typedMs: {} },
      },
      {
        ...common,
        subject: 'measured:me',
        input: { owner: 'maya', values: { height: 1.7, hips: null }, typedMs: draft.typedMs.me },
      },
    ]);
    expect(await database.getAll('drafts')).toEqual([
      { key: 'maya measured', userId: 'maya', draft: { name: 'Sam' } },
      { key: 'maya measures', userId: 'maya', draft: { written } },
      { key: 'maya measures~2', userId: 'maya', draft: { written: {} } },
    ]);
    database.close();
  });

  it('that is upgraded by half stays as it was, and is upgraded at the next load', async () => {
    (await leaveVersion1()).close();
    const page = await openPage();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { key?: string }) {
      // The photos have been upgraded, and the first draft.
      if (value.key === 'maya profile') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    } as never;
    try {
      await expect(page.openDeviceDatabase()).rejects.toThrow();
      // A form works without it, and writes nothing into a half-upgraded database.
      page.saveDraft({ userId: 'maya', name: 'profile' }, { bio: 'Knits' });
      await page.flushDraft({ userId: 'maya', name: 'profile' });
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    const old = await openDB('hem', 1);
    expect(await old.getAll('photos')).toEqual(photosOf1);
    expect((await old.get('drafts', 'maya profile')).draft).toEqual(profile);
    old.close();

    const { openDeviceDatabase, loadDraft } = await openPage();
    const database = await openDeviceDatabase();
    expect(await database.count('pictures')).toBe(photosOf1.length + 2);
    expect(await loadDraft({ userId: 'maya', name: 'profile' })).toEqual(profile);
    database.close();
  });
});

describe('a newer database', () => {
  it('is left alone, and the page knows why', async () => {
    const newer = await openDB('hem', 99, {
      upgrade: (made) => void made.createObjectStore('drafts', { keyPath: 'key' }),
    });
    await newer.put('drafts', { key: 'maya profile', shape: 'of tomorrow' });
    newer.close();
    const { openDeviceDatabase, device, saveDraft, flushDraft, loadDraft } = await openPage();
    await expect(openDeviceDatabase()).rejects.toThrow();
    expect(device.trouble).toBe('newer');
    const place = { userId: 'maya', name: 'profile' };
    saveDraft(place, { bio: 'Sews' });
    await flushDraft(place);
    expect(await loadDraft(place)).toBeNull();
    const after = await openDB('hem', 99);
    expect(await after.getAll('drafts')).toEqual([{ key: 'maya profile', shape: 'of tomorrow' }]);
    after.close();
  });
});

describe('two tabs of different versions', () => {
  const place = { userId: 'maya', name: 'profile' };

  it('the older one gives way, with what it was writing', async () => {
    const { openDeviceDatabase, device, saveDraft } = await openPage();
    await openDeviceDatabase();
    saveDraft(place, { bio: 'Typed a moment ago', photo: bytes(5) });
    const newer = await openDB('hem', 99);
    expect((await newer.get('drafts', 'maya profile')).draft).toMatchObject({
      bio: 'Typed a moment ago',
    });
    expect((await newer.getAll('pictures')).map((one) => numbers(one.bytes))).toEqual([[5]]);
    expect(device.trouble).toBe('newer');
    // What is typed from then on stays in the form; nothing is written into the newer database.
    await expect(openDeviceDatabase()).rejects.toThrow();
    newer.close();
  });

  it('the newer one waits for an older that holds on, says so, and goes on', async () => {
    const older = await leaveVersion1();
    const { openDeviceDatabase, device, loadDraft } = await openPage();
    const opening = openDeviceDatabase();
    await vi.waitFor(() => expect(device.trouble).toBe('blocked'));
    older.close();
    await opening;
    expect(device.trouble).toBeNull();
    expect(await loadDraft(place)).toEqual(profile);
    (await openDeviceDatabase()).close();
  });
});
