import '#tests/support/page.ts';

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import { faultyWire, offline, refused } from '#tests/screens/faulty-wire.ts';
import { hangRail } from '#tests/screens/member.ts';
import { wirePuts } from '#tests/screens/wired-put.ts';
import { reachServer } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** A gate before the preparing of a photo, which a test may close. */
const preparing = { hold: null as Promise<void> | null };

/** The name of each photo that was prepared. */
const names = new WeakMap<ArrayBuffer, string>();

// Preparing needs a canvas and a worker: here the photo stays as it is, and its name tells its main
// color.
vi.mock('./prepare-photo.ts', () => ({
  photoLook: async (bytes: ArrayBuffer) => ({
    mainColor: colorFamilyKeys[Number(/\d+/.exec(names.get(bytes)!)) % colorFamilyKeys.length],
    look: {
      width: 3,
      height: 4,
      treatment: { mode: 'melt', ring: '#888888', mat: '#eeeeee' },
    },
  }),
  preparePhoto: async ({ bytes, name }: { bytes: ArrayBuffer; name: string }) => {
    await preparing.hold;
    if (name.startsWith('bad')) throw Object.assign(new Error(name), { refusal: 'image-type' });
    names.set(bytes, name);
    return {
      bytes,
      contentType: 'image/jpeg',
      contentHash: createHash('sha256').update(new Uint8Array(bytes)).digest('hex'),
    };
  },
}));

let server: TestServer;
const photoBytes: Buffer[] = [];

beforeAll(async () => {
  server = await startTestServer();
  for (let index = 0; index < 60; index += 1) {
    const background = { r: index * 4, g: 90, b: 250 - index * 4 };
    photoBytes.push(
      await sharp({ create: { width: 24, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  }
});
afterAll(() => server.close());

/** Photo number so-and-so, as picked. */
const photo = (index: number, name = `photo-${index}.jpg`) =>
  new File([new Uint8Array(photoBytes[index % 60]!)], name, { type: 'image/jpeg' });
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));

/** Becomes an item that hangs in no wardrobe. */
const rail = { kind: 'item', wardrobeId: null } as const;

const TabChannel = globalThis.BroadcastChannel;

/** The app's queue on a page that was just opened: modules anew, the device as it was left. */
async function openPage(as: Person | null) {
  vi.resetModules();
  const channels: BroadcastChannel[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends TabChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  const queue = await import('./upload-queue.ts');
  const { uploads } = await import('./uploads.ts');
  const { openSession, closeSession, session } = await import('#lib/session.ts');
  const { openDeviceDatabase } = await import('#lib/device-database.ts');
  const ended = vi.fn();
  queue.onUploadSignedOut(ended);
  if (as) openSession(as);
  const onDevice = async (person: Person) =>
    (await (await openDeviceDatabase()).getAllFromIndex('photos', 'userId', person.userId)).map(
      ({ name, step }) => ({ name, step }),
    );
  return {
    ...queue,
    uploads,
    session,
    ended,
    onDevice,
    signOut: () => closeSession('expired'),
    signIn: openSession,
    /** Closes the page between two of its steps: writes that have begun are finished. */
    async kill() {
      (await openDeviceDatabase()).close();
      for (const channel of channels) channel.close();
      queue.suspendUploads();
    },
  };
}
type Page = Awaited<ReturnType<typeof openPage>>;
let page: Page;

let person: Person;
let wire: ReturnType<typeof faultyWire>;
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  wirePuts(server);
  person = await server.person();
  page = await openPage(person);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  preparing.hold = null;
  await page.kill();
});

/** The real one: tests stop the page's clock. */
const { setTimeout: later } = globalThis;

/** Asks again and again, and lets the page work meanwhile: asking copies every photo that waits. */
async function until(what: () => unknown | Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 80_000;
  for (;;) {
    if (await what()) return;
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => later(resolve, 20));
  }
}
const allSaved = (now = page, of = person) =>
  until(async () => (await now.onDevice(of)).length === 0);
const steps = () => page.uploads.list.map(({ step }) => step);

/** The main colors of somebody's items, the oldest first: they tell which photo is which. */
async function itemsOf(as: Person) {
  const { itemIds } = await server.call(
    'getItemNavigation',
    { owner: as.userId, filter: { sort: 'oldest' } },
    as,
  );
  const { items } = await server.call('getItems', { owner: as.userId, itemIds }, as);
  const byId = new Map(items.map((item) => [item.itemId, item]));
  return itemIds.map((itemId) => byId.get(itemId)!);
}
const colorsOf = async (as: Person) => (await itemsOf(as)).map(({ mainColor }) => mainColor);
const colors = (...indexes: number[]) =>
  indexes.map((index) => colorFamilyKeys[index % colorFamilyKeys.length]);

describe('the upload queue', () => {
  it('makes of 60 photos 60 items, in their order', async () => {
    expect(await page.addPhotos(photos(60), rail)).toBe(60);
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(...Array(60).keys()));
    const images = (await itemsOf(person)).map(({ image }) => image?.imageId);
    expect(new Set(images).size).toBe(60);
  });

  it('takes the first 60 of more', async () => {
    wire.cut('everything', offline);
    expect(await page.addPhotos(photos(61), rail)).toBe(60);
    expect(await page.onDevice(person)).toHaveLength(60);
  });

  it('shows a tile once the bytes are on the device, and tells what is not sent', async () => {
    wire.cut('everything', offline);
    await page.addPhotos(photos(3), rail);
    expect(page.uploads.list.map(({ name }) => name)).toEqual([
      'photo-0.jpg',
      'photo-1.jpg',
      'photo-2.jpg',
    ]);
    expect(page.countUnsent()).toBe(3);
    wire.cut('everything');
    window.dispatchEvent(new Event('online'));
    await allSaved();
    expect(page.countUnsent()).toBe(0);
  });

  it('hangs the items in the wardrobe that they were added to', async () => {
    const wardrobeId = await hangRail(server, person, 'Work');
    await page.addPhotos(photos(2), { kind: 'item', wardrobeId });
    await allSaved();
    const { wardrobes } = await server.call('getWardrobes', { owner: person.userId }, person);
    expect(wardrobes[0]?.itemCount).toBe(2);
  });

  it('hangs them under Items alone when that wardrobe is gone meanwhile', async () => {
    const wardrobeId = await hangRail(server, person, 'Work');
    wire.cut('saveItem', async (_call, through) => {
      wire.cut('saveItem');
      await server.call('deleteWardrobe', { owner: person.userId, wardrobeId }, person);
      return through();
    });
    await page.addPhotos(photos(3), { kind: 'item', wardrobeId });
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1, 2));
  });

  it('does not let a refused photo stop the others, and says why', async () => {
    await page.addPhotos([photo(0), photo(1, 'bad.txt'), photo(2)], rail);
    await until(() => steps().join() === 'saved,refused,saved');
    expect(page.uploads.list[1]?.refusal).toBe('image-type');
    expect(await colorsOf(person)).toEqual(colors(0, 2));
    await page.removePhoto(page.uploads.list[1]!.id);
    expect(await page.onDevice(person)).toEqual([]);
  });

  it('does not let a photo that the server refuses stop the others, and says why', async () => {
    const broken = new File(['no picture at all'], 'photo-1.jpg', { type: 'image/jpeg' });
    await page.addPhotos([photo(0), broken, photo(2)], rail);
    await until(() => steps().join() === 'saved,refused,saved');
    expect(page.uploads.list[1]?.refusal).toBe('image-type');
    expect(await colorsOf(person)).toEqual(colors(0, 2));
  });

  it('keeps a refused photo’s reason over a reload', async () => {
    await page.addPhotos([photo(1, 'bad.txt')], rail);
    await until(() => steps().join() === 'refused');
    await page.kill();
    page = await openPage(person);
    await page.resumeUploads();
    expect(page.uploads.list.map(({ step, refusal }) => [step, refusal])).toEqual([
      ['refused', 'image-type'],
    ]);
  });
});

describe('the same photo', () => {
  it('picked twice at once is offered as one, and added again when asked', async () => {
    await page.addPhotos([photo(0), photo(0, 'again-0.jpg')], rail);
    await until(() => steps().join() === 'saved,same');
    expect(await colorsOf(person)).toEqual(colors(0));
    await page.addAnyway(page.uploads.list[1]!.id);
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 0));
  });

  it('picked again later is known by the server, and added again when asked', async () => {
    await page.addPhotos([photo(0)], rail);
    await allSaved();
    const [item] = await itemsOf(person);
    await page.addPhotos([photo(0), photo(1)], rail);
    await until(() => steps().join() === 'saved,same,saved');
    expect(page.uploads.list[1]?.sameAsItemId).toBe(item?.itemId);
    await page.addAnyway(page.uploads.list[1]!.id);
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1, 0));
  });

  it('is not added by a reload while the question stands', async () => {
    await page.addPhotos([photo(0), photo(0, 'again-0.jpg')], rail);
    await until(() => steps().join() === 'saved,same');
    await page.kill();
    page = await openPage(person);
    await page.resumeUploads();
    await page.addPhotos([photo(1)], rail);
    await until(() => steps().join() === 'same,saved');
    expect(await colorsOf(person)).toEqual(colors(0, 1));
  });
});

describe('a page that is killed', () => {
  // Each of the three photos makes three calls: imageUpload, PUT, saveItem.
  const events = Array.from({ length: 9 }, (_, index) => index);
  const deaths = events.flatMap((event) => [
    { event, when: 'before the server hears of it' },
    { event, when: 'before it hears the answer' },
  ]);
  it.each(deaths)('at wire event $event, $when, goes on without loss or twins', async (death) => {
    let passed = -1;
    let die = () => {};
    const dead = new Promise<void>((resolve) => {
      die = resolve;
    });
    const never = new Promise<never>(() => {});
    const pass = async <Answer>(through: () => Promise<Answer>): Promise<Answer> => {
      passed += 1;
      const event = passed;
      if (event < death.event) return through();
      if (event === death.event && death.when === 'before it hears the answer') await through();
      if (event === death.event) die();
      return never;
    };
    wire.cut('everything', (_call, through) => pass(through));
    wirePuts(server, (_put, through) => pass(through));
    await page.addPhotos(photos(3), rail);
    await dead;
    await page.kill();

    wire.cut('everything');
    wirePuts(server);
    page = await openPage(person);
    await page.resumeUploads();
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1, 2));
    expect(page.uploads.list.filter(({ step }) => step !== 'saved')).toEqual([]);
    const keys = wire.callsOf('imageUpload').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('while it prepares goes on', async () => {
    preparing.hold = new Promise(() => {});
    await page.addPhotos(photos(3), rail);
    await page.kill();
    preparing.hold = null;
    page = await openPage(person);
    await page.resumeUploads();
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1, 2));
  });

  it('again and again in the middle of 60 loses none and makes no twins', async () => {
    let left = 0;
    let die = () => {};
    const never = new Promise<never>(() => {});
    const pass = async <Answer>(through: () => Promise<Answer>): Promise<Answer> => {
      left -= 1;
      const answer = await through();
      if (left > 0) return answer;
      die();
      return never;
    };
    wire.cut('everything', (_call, through) => pass(through));
    wirePuts(server, (_put, through) => pass(through));
    const live = async (calls: number, begin: () => Promise<unknown>) => {
      left = calls;
      const dead = new Promise<void>((resolve) => {
        die = resolve;
      });
      await begin();
      await dead;
      await page.kill();
      page = await openPage(person);
    };
    await live(17, () => page.addPhotos(photos(60), rail));
    for (const calls of [31, 44, 8]) await live(calls, () => page.resumeUploads());
    left = Number.POSITIVE_INFINITY;
    await page.resumeUploads();
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(...Array(60).keys()));
  });

  it('for longer than the server keeps what nothing named sends the photo once more', async () => {
    wire.cut('saveItem', offline);
    await page.addPhotos([photo(0)], rail);
    await until(() => steps().join() === 'sent');
    await page.kill();
    wire.cut('saveItem', (_call, through) => {
      // The first try names a picture that is gone.
      wire.cut('saveItem');
      return refused(403, 'forbidden')(_call, through);
    });
    page = await openPage(person);
    await page.resumeUploads();
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0));
    expect(wire.callsOf('imageUpload')).toHaveLength(2);
  });

  it('after the address of a photo has expired asks for a new one', async () => {
    wirePuts(server, async () => ({ status: 403, text: '{"code":"forbidden"}' }));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await page.addPhotos([photo(0)], rail);
    await until(() => page.uploads.isWaiting);
    wirePuts(server);
    await vi.advanceTimersByTimeAsync(1000);
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0));
    const keys = wire.callsOf('imageUpload').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('without a network', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));

  it.each([
    ['no network', offline],
    ['a server that fails', refused(500, 'server')],
    ['a server that is asked too often', refused(429, 'rate-limited')],
  ])('the queue waits (%s), and goes on at once when the network is back', async (_what, fault) => {
    wire.cut('everything', fault);
    await page.addPhotos(photos(3), rail);
    await until(() => page.uploads.isWaiting);
    expect(await page.onDevice(person)).toHaveLength(3);
    wire.cut('everything');
    window.dispatchEvent(new Event('online'));
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1, 2));
    await until(() => !page.uploads.isWaiting);
  });

  it('the queue tries again by itself after a second, then after two', async () => {
    wire.cut('everything', offline);
    await page.addPhotos([photo(0)], rail);
    await until(() => page.uploads.isWaiting);
    const tries = () => wire.callsOf('imageUpload').length;
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await until(() => tries() === 2);
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(1999);
    expect(tries()).toBe(2);
    wire.cut('everything');
    await vi.advanceTimersByTimeAsync(1);
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0));
  });

  it('a tab that stood in line behind another tries once, however often it was woken', async () => {
    let letGo = () => {};
    let line: Promise<unknown> = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const request = (_name: string, work: () => Promise<void>) => {
      line = line.then(work);
      return line;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'locks');
    });
    wire.cut('everything', offline);
    await page.addPhotos([photo(0)], rail);
    for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('online'));
    letGo();
    await line;
    expect(wire.callsOf('imageUpload')).toHaveLength(1);
    wire.cut('everything');
    await vi.advanceTimersByTimeAsync(1000);
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0));
  });

  it('a PUT that is cut off is sent again, and hangs no twin', async () => {
    wirePuts(server, async (_put, through) => {
      await through();
      throw new TypeError('the line was cut');
    });
    await page.addPhotos(photos(2), rail);
    await until(() => page.uploads.isWaiting);
    wirePuts(server);
    window.dispatchEvent(new Event('online'));
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1));
  });
});

describe('when the session ends', () => {
  it('a 401 stops the queue and says so, and the next sign-in goes on', async () => {
    wire.cut('imageUpload', refused(401, 'signed-out'));
    await page.addPhotos(photos(3), rail);
    await until(() => page.ended.mock.calls.length > 0);
    const asked = wire.calls.length;
    page.signOut();
    page.suspendUploads();
    expect(page.uploads.list).toEqual([]);
    expect(await page.onDevice(person)).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    expect(wire.calls).toHaveLength(asked);

    wire.cut('imageUpload');
    page.signIn(person);
    await page.resumeUploads();
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1, 2));
    expect(page.ended).toHaveBeenCalledTimes(1);
  });

  it('another user’s photos are neither shown nor sent', async () => {
    wire.cut('everything', offline);
    await page.addPhotos(photos(2), rail);
    page.suspendUploads();
    wire.cut('everything');
    wire.calls.length = 0;
    const other = await server.person();
    page.signIn(other);
    await page.resumeUploads();
    expect(page.uploads.list).toEqual([]);
    await page.addPhotos([photo(7)], rail);
    await allSaved(page, other);
    expect(await colorsOf(other)).toEqual(colors(7));
    expect(await page.onDevice(person)).toHaveLength(2);

    page.suspendUploads();
    page.signIn(person);
    await page.resumeUploads();
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1));
    expect(await colorsOf(other)).toEqual(colors(7));
  });

  it.each(['imageUpload', 'saveItem'] as const)(
    'photos in the middle of %s never go out under the next user',
    async (name) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      wire.cut('everything', offline);
      await page.addPhotos(photos(6), rail);
      await until(() => page.uploads.isWaiting);
      wire.calls.length = 0;
      wire.cut('everything', async (call, through) => {
        if (call.name === name) await released;
        return through();
      });
      window.dispatchEvent(new Event('online'));
      await until(() => wire.callsOf(name).length > 0);
      // The others wait behind the first one to be saved.
      const inLine = name === 'saveItem' ? 3 : 0;
      await until(() => steps().filter((step) => step === 'sent').length >= inLine);
      const other = await server.person();
      page.suspendUploads();
      page.signIn(other);
      await page.resumeUploads();
      release();
      wire.cut('everything');
      await page.addPhotos([photo(9)], rail);
      await allSaved(page, other);
      expect(page.uploads.list.map((upload) => upload.name)).toEqual(['photo-9.jpg']);

      page.suspendUploads();
      page.signIn(person);
      await page.resumeUploads();
      await allSaved();
      expect(await colorsOf(person)).toEqual(colors(0, 1, 2, 3, 4, 5));
      const theirs = wire.calls.filter(
        ({ headers }) => headers.get('authorization') === `Bearer ${other.token}`,
      );
      expect(theirs.map((call) => call.name)).toEqual(['imageUpload', 'saveItem']);
    },
  );
});

describe('a device that cannot keep photos', () => {
  it('takes none, and says so to the caller', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const bare = await openPage(person);
    await expect(bare.addPhotos(photos(2), rail)).rejects.toThrow();
    expect(bare.uploads.list).toEqual([]);
  });

  it('keeps and sends what it has room for', async () => {
    const put = IDBObjectStore.prototype.put;
    let room = 2;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { step?: string }) {
      if (value.step === 'kept') room -= 1;
      if (room < 0) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    } as never;
    try {
      expect(await page.addPhotos(photos(5), rail)).toBe(2);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    await allSaved();
    expect(await colorsOf(person)).toEqual(colors(0, 1));
  });
});
