import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { cardWindow } from '#api/cards.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { paths } from '#lib/paths.ts';
import { openStudio } from '#tests/support/studio.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { deviceStores } from './device-stores.ts';
import { Phone, todayIs } from './waiting-writes/phone.ts';

/** What is changed in a room with taps. */
interface Change {
  tap(): Promise<unknown>;
  /** Waits for what shows it on the screen. */
  shows(): Promise<unknown>;
  /** What the server has. */
  has(): Promise<unknown>;
  /** The same once it was sent. */
  becomes: unknown;
}

/** A room with the demo's things in it. */
interface Room {
  name: string;
  path: string;
  /** What stands there and nowhere else. */
  words: (string | RegExp)[];
  /** The reads by which it lives, each with what names its thing. */
  reads: [name: string, ofWhat?: string][];
  /** What of it has to be asked for at the moment, and says that it did not come. */
  lacks?: string;
  change?: Change;
}

/** The demo's person with things in every room, and these rooms in the order of the journey. */
async function furnish(phone: Phone): Promise<Room[]> {
  const { owner } = phone;
  const { wardrobes } = await phone.call('getWardrobes', { owner });
  const everyday = wardrobes.find(({ name }) => name === 'Everyday')!.wardrobeId;
  const evening = wardrobes.find(({ name }) => name === 'Evening')!.wardrobeId;
  const itemsIn = async (wardrobeId?: string) => {
    const filter = wardrobeId ? { wardrobeId } : {};
    return (await phone.call('getItemNavigation', { owner, filter })).itemIds;
  };
  const [itemIds, everydayIds] = [await itemsIn(), await itemsIn(everyday)];
  /** The first window of a list's cards. */
  const cards = (read: string, ids: string[]): Room['reads'][0] => [
    read,
    JSON.stringify(ids.slice(0, cardWindow)),
  ];
  const { items } = await phone.call('getItems', { owner, itemIds });
  const idOf = (title: string) => items.find((item) => item.title === title)!.itemId;
  const [shirt, tee, breton] = [
    idOf('Striped poplin shirt'),
    idOf('White T-shirt'),
    idOf('Breton top'),
  ];
  const { outfitIds } = await phone.call('getOutfitNavigation', { owner, filter: {} });
  const { outfits } = await phone.call('getOutfits', { owner, outfitIds });
  const outfitOf = (title: string) => outfits.find((one) => one.title === title)!.outfitId;
  const office = outfitOf('Check and satin');
  const { lookIds } = await phone.call('getLookNavigation', { owner, filter: {} });
  const { looks } = await phone.call('getLooks', { owner, lookIds });
  const lookOf = (title: string) => looks.find((one) => one.title === title)!.lookId;
  const [gallery, market] = [lookOf('Gallery opening'), lookOf('Saturday market')];
  const today = todayIs();
  const day = { from: today, to: today };
  // A plan of today's, whenever the demo was made.
  const plan = { outfitId: outfitOf('Opera'), day: today, slot: 'evening' as const, title: null };
  const { planId } = (await phone.call('savePlan', { owner, changes: plan })).plan;
  const plans = async () => (await phone.call('getPlans', { owner, ...day })).plans;
  const { orderId, orderNumber } = (await phone.call('getServiceOrders', { owner })).orders[0]!;
  await (await openStudio(phone.server)).say(orderNumber, 'Which thread?');
  const isUnread = async () =>
    (await phone.call('getServiceOrder', { owner, orderId })).order.isUnread;
  await expect.poll(isUnread).toBe(true);
  const learned = async () =>
    (await phone.call('getLolaTaste', { owner })).learned.map(({ key }) => key);
  const lines = await learned();
  // What she suggests hangs on the day on which the demo was made.
  const { turns } = await phone.call('getLolaTurns', { owner });
  const boards = turns.map((turn) => turn.boards[0]!.title!);
  const washedAfter = async () =>
    (await phone.call('getLaundry', { owner })).categories.find(
      ({ category }) => category === 'shirt',
    )!.after!;
  const after = await washedAfter();
  const { page } = phone;

  return [
    {
      name: 'wardrobes',
      path: paths.wardrobes(),
      words: ['Coats & knits', '38 pieces · Shared'],
      reads: [['getWardrobes']],
      change: {
        tap: () => phone.choose('More for Summer trip', 'Move to the top'),
        shows: () =>
          expect.poll(() => page.locator('article h2').first().textContent()).toBe('Summer trip'),
        has: async () => (await phone.call('getWardrobes', { owner })).wardrobes[0]!.name,
        becomes: 'Summer trip',
      },
    },
    {
      name: 'a wardrobe',
      path: paths.wardrobeItems(everyday),
      words: ['Everyday', 'White T-shirt'],
      reads: [['getItemNavigation', `"wardrobeId":"${everyday}"`], cards('getItems', everydayIds)],
      change: {
        async tap() {
          await phone.select('White T-shirt');
          await phone.tap('Take out');
        },
        shows: () => phone.misses('White T-shirt'),
        has: async () => (await itemsIn(everyday)).includes(tee),
        becomes: false,
      },
    },
    {
      name: 'items',
      path: paths.items(),
      words: ['Breton top', 'Rose silk camisole'],
      reads: [['getItemNavigation'], cards('getItems', itemIds)],
      change: {
        async tap() {
          await phone.select('Breton top');
          await phone.tap('Wardrobe');
          await page.getByRole('dialog').getByText('Evening', { exact: true }).tap();
          await phone.tap('Add piece');
        },
        shows: () => expect.poll(() => page.getByRole('dialog').count()).toBe(0),
        has: async () => (await itemsIn(evening)).includes(breton),
        becomes: true,
      },
    },
    {
      name: 'an item',
      path: paths.item(shirt),
      words: ['Striped poplin shirt', 'White with blue stripes'],
      reads: [['getItemDetails', `"itemId":"${shirt}"`]],
      change: {
        async tap() {
          await phone.tap(/^Where is it now/);
          await page
            .getByRole('dialog')
            .getByRole('button', { name: 'In storage', exact: true })
            .tap();
        },
        shows: () => page.getByRole('button', { name: 'In storage', pressed: true }).waitFor(),
        has: async () =>
          (await phone.call('getItemDetails', { owner, itemId: shirt })).item.availability,
        becomes: 'in-storage',
      },
    },
    {
      name: 'laundry',
      path: paths.laundry(),
      words: ['Due for the wash', 'Champagne satin skirt'],
      reads: [['getLaundry']],
      change: {
        tap: () => phone.tap('Shirts: wash after more wears'),
        shows: () =>
          expect
            .poll(() => page.getByRole('status').allTextContents())
            .toContain(String(after + 1)),
        has: washedAfter,
        becomes: after + 1,
      },
    },
    {
      name: 'what was not worn for long',
      path: paths.keepOrRepair(),
      words: ['1 of 9', 'Navy down jacket'],
      reads: [['getUnworn']],
      change: {
        tap: () => phone.tap('Keep'),
        shows: () => phone.sees('2 of 9 · one kept'),
        // Which lies on top is for the screen to say.
        has: async () =>
          (await phone.call('getUnworn', { owner, since: addDays(today, -365), today })).pieces
            .length,
        becomes: 8,
      },
    },
    {
      name: 'outfits',
      path: paths.outfits(),
      words: ['Navy Monday', 'Rain on the way'],
      reads: [['getOutfitNavigation'], cards('getOutfits', outfitIds)],
      change: {
        async tap() {
          await phone.select('Navy Monday');
          await phone.tap('Group');
          await phone.fill('New group', 'Lisbon');
          await phone.tap('Create group');
        },
        shows: () => phone.button(/^Lisbon 1/).waitFor(),
        has: async () => (await phone.call('getGroups', { owner })).groups.map(({ name }) => name),
        becomes: expect.arrayContaining(['Lisbon']),
      },
    },
    {
      name: 'the calendar',
      path: paths.calendar('outfits', today),
      words: ['Opera'],
      reads: [['getPlans']],
      change: {
        tap: () => page.getByRole('button', { name: 'Mark worn' }).last().tap(),
        shows: () => phone.button('Worn').waitFor(),
        has: async () => (await plans()).find((one) => one.planId === planId)!.isWorn,
        becomes: true,
      },
    },
    {
      name: 'an outfit',
      path: paths.outfit(office),
      words: ['Check and satin', 'Burgundy crossbody bag'],
      reads: [['getOutfitDetails', `"outfitId":"${office}"`]],
      change: {
        tap: () => phone.tap('Wear today'),
        shows: () => phone.sees(/worn today/i),
        has: async () =>
          (await plans()).some(({ outfitId, isWorn }) => outfitId === office && isWorn),
        becomes: true,
      },
    },
    {
      name: 'looks',
      path: paths.looks(),
      words: ['Gallery opening', 'Saturday market'],
      reads: [['getLookNavigation'], ['getLooks']],
      change: {
        async tap() {
          await phone.select('Saturday market');
          await phone.tap('Delete');
        },
        shows: () => phone.misses('Saturday market'),
        has: async () =>
          (await phone.call('getLookNavigation', { owner, filter: {} })).lookIds.includes(market),
        becomes: false,
      },
    },
    {
      name: 'a look',
      path: paths.look(gallery),
      words: ['Gallery opening', 'Checked wool blazer'],
      reads: [['getLookDetails', `"lookId":"${gallery}"`]],
      change: {
        async tap() {
          await phone.tap('Champagne satin skirt', 'Take the pin of Champagne satin skirt away');
        },
        shows: () =>
          expect
            .poll(() =>
              page.getByRole('button', { name: 'Champagne satin skirt', exact: true }).count(),
            )
            .toBe(0),
        has: async () =>
          (await phone.call('getLookDetails', { owner, lookId: gallery })).look.pins.length,
        becomes: 3,
      },
    },
    {
      name: 'friends and loans',
      path: paths.friends(),
      words: ['would like to borrow', 'lends you Rose wool beret'],
      reads: [['getFriends'], ['getLoans']],
    },
    {
      name: 'services',
      path: paths.services(),
      words: ['A quote waits for your answer', 'Oat chunky cardigan'],
      reads: [['getServiceOrders']],
      lacks: 'Failed to fetch collections',
    },
    {
      name: 'alterations',
      path: paths.alterations(),
      words: ['Step 1 of 4', 'Rust linen dress'],
      reads: [['getItems']],
    },
    {
      name: 'the orders',
      path: paths.serviceHistory(),
      words: ['Navy pleated trousers', orderNumber],
      reads: [['getServiceOrders']],
      change: {
        tap: () => phone.tap(/^Details and messages/),
        shows: () => phone.sees('Which thread?'),
        has: isUnread,
        becomes: false,
      },
    },
    {
      name: 'statistics',
      path: paths.statistics(),
      words: ['Navy ahead, with', 'paid in all'],
      reads: [['getWardrobeStatistics']],
    },
    {
      name: 'the Style Lab',
      path: paths.styleLab(),
      words: ['One coat, chosen well', 'The quiet reds'],
      reads: [['getLab']],
    },
    {
      name: 'a piece of the Style Lab',
      path: paths.styleLab('the-quiet-reds'),
      words: ['The quiet reds'],
      reads: [['getLabPiece', 'the-quiet-reds']],
      change: {
        tap: () => phone.tap('Save'),
        shows: () => phone.button('No longer save').waitFor(),
        has: async () =>
          (await phone.call('getLab', { owner })).pieces.find(
            ({ pieceId }) => pieceId === 'the-quiet-reds',
          )!.reading.isSaved,
        becomes: true,
      },
    },
    {
      name: 'the Style Blueprint',
      path: paths.styleBlueprint('female'),
      words: ['Three short looks at you'],
      reads: [['getAnalysisData']],
      change: {
        async tap() {
          await page.getByText('Begin with personality').tap();
          await page.getByText('Pressed, with denim').tap();
          await phone.tap('Next');
        },
        shows: () => phone.sees('2 of 12'),
        has: async () => (await phone.call('getAnalysisData', { owner })).answers.personality,
        becomes: { 'free-day': 'Classic' },
      },
    },
    {
      name: 'Lola',
      path: paths.askLola(),
      words: boards,
      reads: [['getLolaTurns']],
    },
    {
      name: 'what Lola learned',
      path: `${paths.askLola()}?sheet=taste`,
      words: boards.slice(-1),
      reads: [['getLolaTaste']],
      change: {
        tap: () => phone.tap(/^Forget: /),
        shows: () =>
          expect
            .poll(() => page.getByRole('button', { name: /^Forget: / }).count())
            .toBe(lines.length - 1),
        // What is worn meanwhile may teach Lola more, and take other lines away.
        has: async () => (await learned()).includes(lines[0]!),
        becomes: false,
      },
    },
    {
      name: 'the settings',
      path: `${paths.accountSettings()}?sheet=measurements`,
      words: ['Height'],
      reads: [['getMeasurements']],
    },
  ];
}

describe('in airplane mode', () => {
  const servers: BuiltServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it.each([
    ['with the header', 'true'],
    ['without a header', 'false'],
  ])(
    'every room seen before is read after a cold start, and changed, %s',
    async (_, header) => {
      const server = await startBuiltServer(undefined, undefined, {
        SERVICE_WORKER: 'on',
        RATE_LIMITS: 'off',
      });
      servers.push(server);
      const phone = new Phone(server, await server.signInDemo());
      const state = signedIn(server.origin, phone.member);
      state.origins[0]!.localStorage.push(
        { name: 'hem.flag.webView', value: 'true' },
        { name: 'hem.flag.header', value: header },
      );
      const browser = await sharedChromium();
      const context = await browser.newContext({
        ...views.phone,
        reducedMotion: 'reduce',
        storageState: state,
      });
      onTestFinished(() => context.close());
      phone.context = context;
      const page = await context.newPage();
      phone.page = page;
      const rooms = await furnish(phone);
      for (const { path, words, reads } of rooms) {
        await page.goto(server.origin + path);
        for (const word of words) await page.getByText(word).first().waitFor();
        if (path === paths.alterations()) await page.waitForLoadState('networkidle');
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await expect
          .poll(async () => {
            const kept = (await deviceStores(page))['hem-copy/answers'] ?? '[]';
            const keys = (JSON.parse(kept) as { key: string }[]).map(({ key }) => key);
            return reads.filter(
              ([name, ofWhat = '']) =>
                !keys.some((key) => key.includes(`["${name}"`) && key.includes(ofWhat)),
            );
          })
          .toEqual([]);
      }
      await page.goto('about:blank');
      await context.setOffline(true);
      const sent: [name: string, change: Change][] = [];
      for (const { name, path, words, lacks, change } of rooms) {
        await page.goto(server.origin + path);
        for (const word of ['You are offline.', ...words, ...(lacks ? [lacks] : [])]) {
          await page.getByText(word).first().waitFor();
        }
        const failures = page.getByRole('button', { name: 'Try again' });
        expect(await failures.count(), name).toBe(lacks ? 1 : 0);
        if (!change) continue;
        await change.tap();
        await change.shows();
        expect(await change.has(), name).not.toEqual(change.becomes);
        sent.push([name, change]);
      }
      expect(sent.length).toBeGreaterThan(14);
      await page.goto(server.origin + paths.wardrobes());
      await page.getByText('You are offline.').first().waitFor();
      await context.setOffline(false);
      for (const [name, { has, becomes }] of sent) {
        await expect.poll(has, { message: name }).toEqual(becomes);
      }
    },
    180_000,
  );
});
