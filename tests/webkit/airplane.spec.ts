import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { paths } from '#lib/paths.ts';
import { HemPage } from '#tests/appium/pages/hem-page.ts';
import {
  type BuiltServer,
  freePort,
  type Member,
  startBuiltServer,
} from '#tests/browser/built-server.ts';
import { type AppPage, createAppPage, waitFor } from './app-page.ts';
import { openWebKit, type WebKitApp, type WebKitStage, whyNoWebKit } from './stage.ts';

const reason = whyNoWebKit();
if (reason) console.warn(`WebKit is not tested: ${reason}`);

/** What is changed in a room with taps. */
interface Change {
  tap(): Promise<unknown>;
  /** What the server has. */
  has(): Promise<unknown>;
  /** The same once it was sent. */
  becomes: unknown;
}

/** A room with the demo's things in it. */
interface Room {
  path: string;
  /** What stands there and nowhere else. */
  words: string[];
  /** The reads by which it lives, each with what names its thing. */
  reads: [name: OperationName, ofWhat?: string][];
  change?: Change;
}

describe.skipIf(reason)('a WebKit web view in airplane mode', () => {
  const made: string[] = [];
  const folder = () => {
    made.push(fs.mkdtempSync(path.join(os.tmpdir(), 'hem-airplane-')));
    return made.at(-1)!;
  };
  let dataDir: string;
  let port: number;
  let server: BuiltServer | undefined;
  let stage: WebKitStage | undefined;
  let member: Member;
  let hem: HemPage;
  let app: AppPage;

  beforeEach(async () => {
    dataDir = folder();
    port = await freePort();
  });
  afterEach(async () => {
    await leave();
    await cut();
    for (const one of made.splice(0)) fs.rmSync(one, { recursive: true, force: true });
  });

  /** The server answers: on the same address, with what it knew. */
  async function answer(worker: 'on' | 'off'): Promise<BuiltServer> {
    server = await startBuiltServer(dataDir, port, { SERVICE_WORKER: worker });
    return server;
  }
  /** Nobody answers any more. */
  async function cut(): Promise<void> {
    await server?.close();
    server = undefined;
  }
  async function start(how: WebKitApp): Promise<void> {
    stage = await openWebKit(how);
    hem = new HemPage(stage.device);
  }
  /** The app ends, with all of its processes. */
  async function leave(): Promise<void> {
    await stage?.close();
    stage = undefined;
  }
  /** Opens a room by its address, in a new page that the host welcomes and tells of the network. */
  async function open(room: string, isOnline: boolean): Promise<void> {
    app = createAppPage(stage!, `http://127.0.0.1:${port}${room}`);
    await app.open();
    // Where the system has none, this WebKit's own language is no language.
    await app.welcome({ locale: 'en-US' });
    await app.say('network.state', { isOnline });
  }
  async function signIn(): Promise<void> {
    member = await server!.signInDemo();
    await stage!.device.url(`${server!.origin}/icon.svg`);
    await stage!.device.execute(
      (session) => localStorage.setItem('hem.session', session),
      JSON.stringify(member),
    );
  }
  /** Whether a late part of the code has come. */
  const hasCode = (part: string) =>
    stage!.device.execute(
      (part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)),
      part,
    );
  const railNames = () =>
    stage!.device.execute(() =>
      [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent),
    );
  const call = <Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
  ): Promise<OperationOutput<Name>> => server!.call(name, input, member.token);
  const firstWardrobes = async () =>
    (await call('getWardrobes', { owner: member.userId })).wardrobes
      .slice(0, 2)
      .map(({ name }) => name);
  async function moveToTheTop(name: string): Promise<void> {
    await hem.press(`More for ${name}`);
    await hem.choose('Move to the top');
    await waitFor(async () => expect((await railNames())[0]).toBe(name));
  }

  it('without a service worker goes on with the page that it has, and its rooms', async () => {
    await answer('off');
    await start({});
    await signIn();
    await open('/items', true);
    await hem.sees('Rose silk camisole');
    await hem.follow('Wardrobes');
    await hem.sees('Coats & knits');
    // Its menus come by themselves, behind what is read.
    await waitFor(async () => expect(await hasCode('wardrobe-menu')).toBe(true));
    await cut();
    await app.say('network.state', { isOnline: false });
    await hem.sees('You are offline');
    await hem.follow('Items');
    await hem.sees('Rose silk camisole');
    await hem.follow('Wardrobes');
    await moveToTheTop('Summer trip');
    await answer('off');
    expect(await firstWardrobes()).toEqual(['Everyday', 'Work']);
    await app.say('network.state', { isOnline: true });
    await waitFor(async () => expect(await firstWardrobes()).toEqual(['Summer trip', 'Everyday']));
  }, 120_000);

  /** All rows of one of the page's stores, if it is there. */
  const rowsOf = async <Row>(database: string, store: string) =>
    (await stage!.device.execute(
      async (database, store) => {
        const all = await indexedDB.databases();
        // Opening one that is not there would make it.
        if (!all.some(({ name }) => name === database)) return [];
        const opened = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(database);
          request.onsuccess = () => resolve(request.result);
          request.onerror = reject;
        });
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = opened.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
          request.onerror = reject;
        });
        opened.close();
        return rows;
      },
      database,
      store,
    )) as Row[];
  /** Waits until the device has the answers of a room. */
  const keeps = ({ path, reads }: Room) =>
    waitFor(async () => {
      const keys = (await rowsOf<{ key: string }>('hem-copy', 'answers')).map(({ key }) => key);
      const missing = reads.filter(
        ([name, ofWhat = '']) =>
          !keys.some((key) => key.includes(`["${name}"`) && key.includes(ofWhat)),
      );
      expect(missing, path).toEqual([]);
    });
  /** How many writes wait on the device. */
  const waiting = async () =>
    (await rowsOf<{ state: string }>('hem', 'outbox')).filter(({ state }) => state === 'waiting')
      .length;
  /**
   * Goes to a room without a new page: this WebKit may hold the database's lock for a page that it left while it wrote.
   */
  const goTo = ({ path }: Room) => app.ask('nav.open', { path });
  /** Waits until the worker answers for the page. The worker has kept all of the app's files by then. */
  const isControlled = () =>
    vi.waitFor(
      async () =>
        expect(await stage!.device.execute(() => navigator.serviceWorker.controller !== null)).toBe(
          true,
        ),
      { timeout: 60_000, interval: 200 },
    );

  /** The demo's rooms in the order of the journey. */
  async function furnish(): Promise<Room[]> {
    const owner = member.userId;
    const today = new Date().toLocaleDateString('sv');
    const { itemIds } = await call('getItemNavigation', { owner, filter: {} });
    const { items } = await call('getItems', { owner, itemIds });
    const shirt = items.find(({ title }) => title === 'Striped poplin shirt')!.itemId;
    const { outfitIds } = await call('getOutfitNavigation', { owner, filter: {} });
    const { outfits } = await call('getOutfits', { owner, outfitIds });
    const outfitOf = (title: string) => outfits.find((one) => one.title === title)!.outfitId;
    const [office, opera] = [outfitOf('Check and satin'), outfitOf('Opera')];
    // A plan of today's, whenever the demo was made.
    const changes = { outfitId: opera, day: today, slot: 'evening' as const, title: null };
    const { planId } = (await call('savePlan', { owner, changes })).plan;
    const plans = async () => (await call('getPlans', { owner, from: today, to: today })).plans;
    const toMark = (await plans()).filter(({ isWorn }) => !isWorn).length;
    const washedAfter = async () =>
      (await call('getLaundry', { owner })).categories.find(({ category }) => category === 'shirt')!
        .after!;
    const after = await washedAfter();
    return [
      {
        path: paths.wardrobes(),
        words: ['Coats & knits', '38 pieces · Shared'],
        reads: [['getWardrobes']],
        change: {
          tap: () => moveToTheTop('Summer trip'),
          has: async () => (await firstWardrobes())[0],
          becomes: 'Summer trip',
        },
      },
      {
        path: paths.items(),
        words: ['Breton top', 'Rose silk camisole'],
        reads: [['getItemNavigation'], ['getItems']],
      },
      {
        path: paths.item(shirt),
        words: ['Striped poplin shirt', 'White with blue stripes'],
        reads: [['getItemDetails', `"itemId":"${shirt}"`]],
        change: {
          async tap() {
            await stage!.device.$('button*=Where is it now?').click();
            await hem.press('In storage');
          },
          has: async () =>
            (await call('getItemDetails', { owner, itemId: shirt })).item.availability,
          becomes: 'in-storage',
        },
      },
      {
        path: paths.laundry(),
        words: ['Due for the wash', 'Champagne satin skirt'],
        reads: [['getLaundry']],
        change: {
          tap: () => hem.press('Shirts: wash after more wears'),
          has: washedAfter,
          becomes: after + 1,
        },
      },
      {
        path: paths.outfits(),
        words: ['Navy Monday', 'Rain on the way'],
        reads: [['getOutfitNavigation'], ['getOutfits']],
      },
      {
        path: paths.calendar('outfits', today),
        words: ['Opera'],
        reads: [['getPlans']],
        change: {
          tap: () => hem.tap('button', 'Mark worn', toMark - 1),
          has: async () => (await plans()).find((one) => one.planId === planId)!.isWorn,
          becomes: true,
        },
      },
      {
        path: paths.outfit(office),
        words: ['Check and satin', 'Burgundy crossbody bag'],
        reads: [['getOutfitDetails', `"outfitId":"${office}"`]],
        change: {
          tap: () => hem.press('Wear today'),
          has: async () =>
            (await plans()).some(({ outfitId, isWorn }) => outfitId === office && isWorn),
          becomes: true,
        },
      },
      {
        path: paths.looks(),
        words: ['Gallery opening', 'Saturday market'],
        reads: [['getLookNavigation'], ['getLooks']],
      },
      {
        path: paths.statistics(),
        words: ['Navy ahead, with', 'paid in all'],
        reads: [['getWardrobeStatistics']],
      },
      {
        path: paths.styleLab('the-quiet-reds'),
        words: ['The quiet reds'],
        reads: [['getLabPiece', 'the-quiet-reds']],
      },
    ];
  }

  it.each([
    ['with the header', true],
    ['without a header', false],
  ])(
    'with a service worker, every room seen before is read after a cold start, and changed, %s',
    async (_, hasHeader) => {
      const kept = folder();
      await answer('on');
      await start({ folder: kept, hasHeader });
      await signIn();
      const rooms = await furnish();
      await open(rooms[0]!.path, true);
      await isControlled();
      for (const room of rooms) {
        await goTo(room);
        for (const word of room.words) await hem.sees(word);
        await keeps(room);
      }
      await cut();
      await leave();
      await start({ folder: kept, hasHeader });
      await open(rooms[0]!.path, false);
      await hem.sees('You are offline');
      const changes: Change[] = [];
      for (const room of rooms) {
        await goTo(room);
        for (const word of room.words) await hem.sees(word);
        expect(await hem.words(), room.path).not.toContain('Try again');
        if (!room.change) continue;
        const before = await waiting();
        await room.change.tap();
        await waitFor(async () => expect(await waiting(), room.path).toBeGreaterThan(before));
        changes.push(room.change);
      }
      expect(changes.length).toBeGreaterThan(4);
      await answer('on');
      for (const { has, becomes } of changes) expect(await has()).not.toEqual(becomes);
      await app.say('network.state', { isOnline: true });
      for (const { has, becomes } of changes) {
        await waitFor(async () => expect(await has()).toEqual(becomes));
      }
    },
    180_000,
  );
});
