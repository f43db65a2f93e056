import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownAvailabilities } from '#contract/rules/availability.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(bothDatabases())('wears since the wash, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer(await given.serverOptions());
    // At eleven in Greenwich it is yesterday, today or tomorrow somewhere.
    const now = server.app.services.now();
    const eleven = new Date(now).setUTCHours(11, 0, 0, 0);
    server.advance(eleven + (eleven < now.getTime() ? 86_400_000 : 0) - now.getTime());
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    ada = await server.person();
  });

  const owner = () => ({ owner: ada.userId });
  const today = () => server.app.services.now().toISOString().slice(0, 10);
  const daysAgo = (days: number) => addDays(today(), -days);
  const newItem = async (changes = {}) =>
    (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
  const details = async (itemId: string) =>
    (await server.call('getItemDetails', { ...owner(), itemId }, ada)).item;
  const isAt = async (itemId: string) => {
    const { availability, wearsSinceWash } = await details(itemId);
    return [availability, wearsSinceWash];
  };
  async function put(itemIds: string[], availability: ItemAvailability, day = today()) {
    const changeId = newIdempotencyKey();
    const input = { ...owner(), changeId, itemIds, availability: availability as 'ready' };
    await server.call('setAvailability', { ...input, today: day }, ada);
    return changeId;
  }
  async function correct(itemId: string, wears: number, day = today()) {
    const changeId = newIdempotencyKey();
    await server.call('correctWears', { ...owner(), changeId, itemId, wears, today: day }, ada);
    return changeId;
  }
  const takeBack = (changeId: string) =>
    server.call('takeBackAvailability', { ...owner(), changeId }, ada);
  async function wear(itemIds: string[], day = today(), slot: 'day' | 'evening' = 'day') {
    const changes = { day, slot, itemIds };
    return (await server.call('savePlan', { ...owner(), changes, isWorn: true }, ada)).plan.planId;
  }
  const mark = (planId: string, isWorn: boolean) =>
    server.call('markWorn', { ...owner(), planIds: [planId], isWorn }, ada);
  const laundry = () => server.call('getLaundry', owner(), ada);
  const setInterval = (category: string, wears: number | null) =>
    server.call('setWashInterval', { ...owner(), category, wears }, ada);

  it('count themselves, make what is ready worn, and leave no trace when they are taken back', async () => {
    const [shirt, jeans] = [await newItem(), await newItem()];
    const planId = await wear([shirt, jeans]);
    await wear([shirt], daysAgo(3));
    expect([await isAt(shirt), await isAt(jeans)]).toEqual([
      ['worn', 2],
      ['worn', 1],
    ]);
    await mark(planId, false);
    expect([await isAt(shirt), await isAt(jeans)]).toEqual([
      ['worn', 1],
      ['ready', 0],
    ]);
    await mark(planId, true);
    await server.call('deletePlans', { ...owner(), planIds: [planId] }, ada);
    expect(await isAt(jeans)).toEqual(['ready', 0]);
    await server.call('restorePlans', { ...owner(), planIds: [planId] }, ada);
    expect(await isAt(jeans)).toEqual(['worn', 1]);
  });

  it('come with an outfit, and with what is pinned on a look later', async () => {
    const [shirt, hat] = [await newItem(), await newItem()];
    const layer = { x: 0.5, y: 0.5, size: 0.5, rotation: 0, isFlipped: false };
    const collage = { background: 'paper' as const, layers: [{ itemId: shirt, ...layer }] };
    const form = { ...owner(), changes: { title: 'Office' }, collage };
    const { outfit } = await server.call('saveOutfit', form, ada);
    const plan = { day: today(), slot: 'day' as const, outfitId: outfit.outfitId };
    await server.call('savePlan', { ...owner(), changes: plan, isWorn: true }, ada);
    expect([await isAt(shirt), await isAt(hat)]).toEqual([
      ['worn', 1],
      ['ready', 0],
    ]);
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg', 'look');
    const changes = { kind: 'worn' as const };
    const { look } = await server.call('saveLook', { ...owner(), imageId, changes }, ada);
    const lookPlan = { day: today(), slot: 'day' as const, lookId: look.lookId };
    await server.call('savePlan', { ...owner(), changes: lookPlan, isWorn: true }, ada);
    const pins = [{ itemId: hat, x: 0.5, y: 0.2 }];
    await server.call('saveLook', { ...owner(), lookId: look.lookId, changes: {}, pins }, ada);
    expect(await isAt(hat)).toEqual(['worn', 1]);
    await server.call('saveLook', { ...owner(), lookId: look.lookId, changes: {}, pins: [] }, ada);
    expect(await isAt(hat)).toEqual(['ready', 0]);
  });

  it('begin anew once a piece is clean, also on the day that it was worn', async () => {
    const shirt = await newItem();
    await wear([shirt]);
    await put([shirt], 'in-the-wash');
    expect(await isAt(shirt)).toEqual(['in-the-wash', 1]);
    const cleaned = await put([shirt], 'ready');
    expect(await isAt(shirt)).toEqual(['ready', 0]);
    await wear([shirt], today(), 'evening');
    expect(await isAt(shirt)).toEqual(['worn', 1]);
    // What was worn before the wash and is written down later is washed.
    await wear([shirt], daysAgo(2));
    expect(await isAt(shirt)).toEqual(['worn', 1]);
    expect(await takeBack(cleaned)).toMatchObject({ itemIds: [shirt] });
    expect(await isAt(shirt)).toEqual(['in-the-wash', 3]);
  });

  it('of the wash count from the last one, whichever device tells of it first', async () => {
    const shirt = await newItem();
    await wear([shirt], daysAgo(5));
    await put([shirt], 'ready', daysAgo(1));
    await wear([shirt], daysAgo(2));
    await put([shirt], 'in-the-wash');
    // A device that had no network for days.
    await put([shirt], 'ready', daysAgo(4));
    expect(await isAt(shirt)).toEqual(['ready', 0]);
    await wear([shirt]);
    expect(await isAt(shirt)).toEqual(['worn', 1]);
  });

  it('are corrected by hand, wherever a piece is, and that is taken back', async () => {
    const shirt = await newItem();
    const three = await correct(shirt, 3);
    expect(await isAt(shirt)).toEqual(['worn', 3]);
    await wear([shirt]);
    expect(await isAt(shirt)).toEqual(['worn', 4]);
    await put([shirt], 'packed');
    const none = await correct(shirt, 0);
    expect(await isAt(shirt)).toEqual(['packed', 0]);
    await takeBack(none);
    expect(await isAt(shirt)).toEqual(['packed', 4]);
    expect(await takeBack(three)).toEqual({ itemIds: [shirt], keptIds: [] });
    expect(await isAt(shirt)).toEqual(['packed', 1]);
    await expect(correct(shirt, 2, addDays(today(), 3))).rejects.toThrow('invalid');
  });

  it('leave a plan alone where what is lent is back by its day', async () => {
    const shirt = await newItem();
    const lend = { ...owner(), changeId: newIdempotencyKey(), itemIds: [shirt] };
    const until = { availability: 'lent' as const, lentUntil: addDays(today(), 3) };
    await server.call('setAvailability', { ...lend, ...until }, ada);
    const days = [2, 3, 4].map((ahead) => addDays(today(), ahead));
    for (const day of days) {
      const changes = { day, slot: 'day' as const, itemIds: [shirt] };
      await server.call('savePlan', { ...owner(), changes }, ada);
    }
    const range = { from: days[0]!, to: days[2]! };
    const { plans } = await server.call('getPlans', { ...owner(), ...range }, ada);
    expect(plans.map(({ awayItemIds }) => awayItemIds)).toEqual([[shirt], [shirt], []]);
  });

  it('are corrected without a word on where a piece is, to whom it is lent, or since when it is washed', async () => {
    const [shirt, coat] = [await newItem(), await newItem()];
    const lend = { ...owner(), changeId: newIdempotencyKey(), itemIds: [shirt] };
    const anna = { lentTo: 'Anna', lentUntil: addDays(today(), 3) };
    await server.call('setAvailability', { ...lend, availability: 'lent', ...anna }, ada);
    await correct(shirt, 3);
    // Said once more, it is no other change.
    const again = { ...lend, changeId: newIdempotencyKey(), availability: 'lent' as const };
    await server.call('setAvailability', { ...again, ...anna }, ada);
    expect((await details(shirt)).availabilityFacts).toMatchObject(anna);
    expect(await takeBack(lend.changeId)).toMatchObject({ itemIds: [shirt] });
    expect(await isAt(shirt)).toEqual(['worn', 3]);
    await put([coat], 'in-the-wash');
    const since = (await laundry()).basket[0]!.since;
    await put([shirt], 'in-the-wash');
    const two = await correct(coat, 2);
    expect((await laundry()).basket.map(({ item }) => item.itemId)).toEqual([shirt, coat]);
    expect((await laundry()).basket[1]).toMatchObject({ since, wears: 2 });
    const { entries } = await server.call('getItemHistory', { ...owner(), itemId: coat }, ada);
    expect(entries).toMatchObject([
      { isCorrection: true, wears: 2, changeId: two },
      { isCorrection: false, availability: 'in-the-wash' },
    ]);
    expect(entries[1]!.changeId).not.toBeNull();
  });

  it('are corrected of what is ready or worn, and what was said of it before is taken back all the same', async () => {
    const [shirt, coat] = [await newItem(), await newItem()];
    const lent = await put([shirt, coat], 'lent');
    const back = await put([shirt, coat], 'ready');
    const three = await correct(shirt, 3);
    expect(await isAt(shirt)).toEqual(['worn', 3]);
    const { entries } = await server.call('getItemHistory', { ...owner(), itemId: shirt }, ada);
    expect(entries.map(({ isCorrection, changeId }) => [isCorrection, changeId])).toEqual([
      [true, three],
      [false, back],
      [false, null],
    ]);
    expect(await takeBack(back)).toEqual({ itemIds: [coat, shirt], keptIds: [] });
    expect(await isAt(shirt)).toEqual(['lent', 3]);
    expect(await takeBack(lent)).toEqual({ itemIds: [coat, shirt], keptIds: [] });
    expect(await isAt(shirt)).toEqual(['worn', 3]);
    await takeBack(three);
    expect([await isAt(shirt), await isAt(coat)]).toEqual([
      ['ready', 0],
      ['ready', 0],
    ]);
  });

  it('are told by clocks of different zones, and by the one that says it last', async () => {
    const shirt = await newItem();
    const tomorrow = addDays(today(), 1);
    await put([shirt], 'in-the-wash');
    await put([shirt], 'ready', tomorrow);
    await correct(shirt, 4);
    expect(await isAt(shirt)).toEqual(['worn', 4]);
    await put([shirt], 'in-the-wash');
    await put([shirt], 'ready', daysAgo(1));
    expect(await isAt(shirt)).toEqual(['ready', 0]);
    await wear([shirt], tomorrow);
    await put([shirt], 'ready');
    expect(await isAt(shirt)).toEqual(['ready', 0]);
  });

  it('say clean only of what is still in the wash, where that is asked', async () => {
    const [shirt, coat] = [await newItem(), await newItem()];
    await put([shirt, coat], 'in-the-wash');
    await put([coat], 'in-storage');
    const input = { ...owner(), changeId: newIdempotencyKey(), itemIds: [shirt, coat] };
    const clean = { ...input, availability: 'ready' as const, onlyFrom: 'in-the-wash' as const };
    const answer = await server.call('setAvailability', clean, ada);
    expect(answer).toEqual({ itemIds: [shirt], lockedIds: [coat] });
    expect((await details(coat)).availability).toBe('in-storage');
  });

  it('have intervals for own words, whatever they are, and as many as there may be', async () => {
    for (const category of ['constructor', '__proto__', 'toString']) {
      const odd = await newItem({ category });
      expect((await details(odd)).washAfter).toBeNull();
    }
    expect((await laundry()).categories.map((one) => one.after)).toEqual([null, null, null]);
    await setInterval('constructor', 2);
    const told = (await laundry()).categories.find((one) => one.category === 'constructor');
    expect(told).toMatchObject({ after: 2 });
  });

  it('of a piece that is told to be worn are one at least', async () => {
    const shirt = await newItem();
    const changeId = await put([shirt], 'worn');
    expect(await isAt(shirt)).toEqual(['worn', 1]);
    await takeBack(changeId);
    expect(await isAt(shirt)).toEqual(['ready', 0]);
  });

  it('are not lost where it is worn and washed at the same moment', async () => {
    const shirt = await newItem();
    for (let round = 0; round < 6; round += 1) {
      const day = daysAgo(20 - round);
      await put([shirt], 'in-the-wash', day);
      await Promise.all([wear([shirt], day), put([shirt], 'ready', day)]);
      const [availability, wears] = await isAt(shirt);
      // Whichever came first: washed with the wear, or worn after the wash.
      expect([
        ['ready', 0],
        ['worn', 1],
      ]).toContainEqual([availability, wears]);
      expect((await details(shirt)).wearCount).toBe(round + 1);
    }
  });

  it('say what is due by category, which its owner changes', async () => {
    const shirt = await newItem({ title: 'Poplin shirt', category: 'shirt' });
    const tee = await newItem({ title: 'White tee', category: 't-shirt' });
    await newItem({ title: 'Old tee', category: 't-shirt' });
    await newItem({ title: 'Fan', category: 'Fan' });
    await wear([shirt, tee]);
    const before = await laundry();
    expect(before.due.map(({ item, wears, after }) => [item.title, wears, after])).toEqual([
      ['White tee', 1, 1],
    ]);
    expect(before.categories).toEqual([
      { category: 't-shirt', after: 1, cleaning: null, pieces: 2, due: 1, next: null },
      {
        category: 'shirt',
        after: 2,
        cleaning: null,
        pieces: 1,
        due: 0,
        next: { itemId: shirt, name: 'Poplin shirt', left: 1 },
      },
      { category: 'Fan', after: null, cleaning: null, pieces: 1, due: 0, next: null },
    ]);
    await setInterval('shirt', 1);
    await setInterval('t-shirt', null);
    const after = await laundry();
    expect(after.due.map(({ item }) => item.title)).toEqual(['Poplin shirt']);
    expect(after.categories.map((one) => one.after)).toEqual([null, 1, null]);
    expect((await details(shirt)).washAfter).toBe(1);
    await expect(setInterval('shirt', 0)).rejects.toThrow('invalid');
    await expect(setInterval('shirt', 31)).rejects.toThrow('invalid');
  });

  it('tell the basket, the last one first, and what became clean at once', async () => {
    const [one, other, third] = [await newItem(), await newItem(), await newItem()];
    await wear([one]);
    await put([one], 'in-the-wash');
    await put([other, third], 'in-the-wash');
    const { basket } = await laundry();
    expect(basket.map(({ item, wears }) => [item.itemId, wears])).toEqual([
      [third, 0],
      [other, 0],
      [one, 1],
    ]);
    await put([one, other], 'ready');
    await put([third], 'ready');
    expect((await laundry()).basket).toEqual([]);
    const { washes } = await server.call('getWashHistory', owner(), ada);
    const told = washes.map(({ pieces }) =>
      pieces.map(({ item, wears }) => [item.itemId, wears]).toSorted(),
    );
    expect(told).toEqual([
      [[third, 0]],
      [
        [one, 1],
        [other, 0],
      ].toSorted(),
    ]);
    // Another member sees nothing of it.
    const eve = await server.person();
    expect(await server.call('getLaundry', { owner: eve.userId }, eve)).toEqual({
      basket: [],
      due: [],
      categories: [],
    });
  });

  it('equal a plain count after every step of any chain', async () => {
    const step = fc.record({
      what: fc.constantFrom('wear', 'wear', 'unwear', 'delete', 'say', 'correct', 'take back'),
      to: fc.constantFrom(...ownAvailabilities.filter((one) => one !== 'gone')),
      which: fc.constantFrom<number[]>([0], [1], [0, 1]),
      ago: fc.nat(4),
      at: fc.nat(6),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const ids = [await newItem(), await newItem()];
        const wears: { planId: string; day: string; which: number[]; isWorn: boolean }[] = [];
        const countOn = (one: number, isOn: (day: string) => boolean) =>
          wears.filter(({ day, which, isWorn }) => isWorn && which.includes(one) && isOn(day))
            .length;
        /** By piece: the counts that were begun anew, the last one last. */
        const sets = ids.map(() => [{ id: '', set: 0, day: '', had: 0 }]);
        const made: string[] = [];
        let at: ItemAvailability[] = ids.map(() => 'ready');
        /** By piece: what was said of it, and whether that is a correction, or begins the count anew. */
        const said = ids.map(() => [] as { id: string; isCorrection: boolean; begins: boolean }[]);
        const plain = (one: number) => {
          const { set, day, had } = sets[one]!.toSorted((a, b) => a.day.localeCompare(b.day)).at(
            -1,
          )!;
          return Math.max(0, set - had + countOn(one, (other) => other >= day));
        };
        for (const [index, { what, to, which, ago, at: nth }] of steps.entries()) {
          const day = daysAgo(ago);
          if (what === 'wear') {
            const slot = index % 2 ? 'day' : 'evening';
            const planId = await wear(
              which.map((one) => ids[one]!),
              day,
              slot,
            );
            const known = wears.find((one) => one.planId === planId);
            if (!known) wears.push({ planId, day, which, isWorn: true });
          } else if (what === 'unwear' && wears.length > 0) {
            const one = wears[nth % wears.length]!;
            await mark(one.planId, false);
            one.isWorn = false;
          } else if (what === 'delete' && wears.length > 0) {
            const [one] = wears.splice(nth % wears.length, 1);
            await server.call('deletePlans', { ...owner(), planIds: [one!.planId] }, ada);
          } else if (what === 'correct') {
            const one = which[0]!;
            if (plain(one) === nth) continue;
            const id = await correct(ids[one]!, nth);
            const had = countOn(one, (other) => other === today());
            sets[one]!.push({ id, set: nth, day: today(), had });
            said[one]!.push({ id, isCorrection: true, begins: true });
            made.push(id);
          } else if (what === 'say') {
            const id = await put(
              which.map((one) => ids[one]!),
              to,
            );
            made.push(id);
            const now = await Promise.all(ids.map((one) => details(one)));
            for (const one of which) {
              const isSaid = now[one]!.availability === to && at[one] !== to;
              if (!isSaid) continue;
              const had = countOn(one, (other) => other === today());
              const begins = to === 'ready' || (to === 'worn' && plain(one) === 0);
              said[one]!.push({ id, isCorrection: false, begins });
              if (begins) sets[one]!.push({ id, set: to === 'ready' ? 0 : 1, day: today(), had });
            }
          } else if (what === 'take back' && made.length > 0) {
            const id = made[nth % made.length]!;
            await takeBack(id);
            for (const [one, list] of said.entries()) {
              const place = list.findIndex((other) => other.id === id);
              if (place < 0) continue;
              // A correction stays out of where a piece is, and the other way round.
              const { isCorrection } = list[place]!;
              const isKept = list
                .slice(place + 1)
                .some((later) => (isCorrection ? later.begins : !later.isCorrection));
              if (isKept) continue;
              list.splice(place, 1);
              sets[one] = sets[one]!.filter((set) => set.id !== id);
            }
          }
          const items = await Promise.all(ids.map(details));
          at = items.map(({ availability }) => availability);
          for (const [one, item] of items.entries()) {
            expect({ index, wears: item.wearsSinceWash }).toEqual({ index, wears: plain(one) });
            if (item.availability === 'ready') expect(item.wearsSinceWash).toBe(0);
            if (item.availability === 'worn') expect(item.wearsSinceWash).toBeGreaterThan(0);
          }
        }
        // A day has room for a few plans.
        const planIds = wears.map(({ planId }) => planId);
        if (planIds.length > 0) await server.call('deletePlans', { ...owner(), planIds }, ada);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
