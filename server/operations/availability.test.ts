import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maySetAvailability, ownAvailabilities } from '#contract/rules/availability.ts';
import { type ItemAvailability, itemAvailabilities } from '#contract/rules/item-attributes.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { availabilityChanges, items } from '../database/schema.ts';
import { recordAvailability } from '../repositories/availability.ts';

type Where = Omit<OperationInput<'setAvailability'>, 'owner' | 'changeId' | 'itemIds'>;

describe.each(bothDatabases())('where pieces are, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer(await given.serverOptions());
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    ada = await server.person();
  });

  const owner = () => ({ owner: ada.userId });
  const database = () => server.app.services.open.database;
  const newItem = async (changes = {}) =>
    (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
  async function put(itemIds: string[], where: Where, changeId: string = newIdempotencyKey()) {
    const input = { ...owner(), changeId, itemIds, ...where };
    return { changeId, ...(await server.call('setAvailability', input, ada)) };
  }
  const takeBack = (changeId: string) =>
    server.call('takeBackAvailability', { ...owner(), changeId }, ada);
  const details = async (itemId: string) =>
    (await server.call('getItemDetails', { ...owner(), itemId }, ada)).item;
  const whereIs = async (itemId: string) => (await details(itemId)).availability;
  const history = async (itemId: string) =>
    (await server.call('getItemHistory', { ...owner(), itemId }, ada)).entries;
  const navigation = (filter = {}) => server.call('getItemNavigation', { ...owner(), filter }, ada);
  /** What an order of the studio's does. */
  const byOrder = (itemId: string, before: ItemAvailability, after: ItemAvailability) =>
    recordAvailability(database(), [{ itemId: Number(itemId), before, after }]);

  it('are what was said last, with who has one and until when, and tell where it has been', async () => {
    const id = await newItem();
    expect((await details(id)).availabilityFacts).toBeNull();
    await put([id], { availability: 'in-the-wash' });
    await put([id], { availability: 'ready' });
    await put([id], { availability: 'lent', lentTo: 'Anna', lentUntil: '2026-12-03' });
    const { availability, availabilityFacts } = await details(id);
    expect(availability).toBe('lent');
    expect(availabilityFacts).toMatchObject({ lentTo: 'Anna', lentUntil: '2026-12-03' });
    const said = (await history(id)).map((one) => one.availability);
    expect(said).toEqual(['lent', 'ready', 'in-the-wash']);
  });

  it('follow the table in each of its pairs, and say which stay', async () => {
    const froms = await Promise.all(itemAvailabilities.map((from) => newItem({ title: from })));
    for (const to of ownAvailabilities) {
      for (const [at, from] of itemAvailabilities.entries()) {
        await database()
          .update(items)
          .set({ availability: from })
          .where(eq(items.id, Number(froms[at])));
      }
      const { itemIds, lockedIds } = await put(froms, { availability: to });
      const goes = (from: ItemAvailability) => from === to || maySetAvailability(from, to);
      expect({ to, itemIds }).toEqual({
        to,
        itemIds: froms.filter((_, at) => goes(itemAvailabilities[at]!)),
      });
      expect(lockedIds).toEqual(froms.filter((_, at) => !goes(itemAvailabilities[at]!)));
      for (const [at, from] of itemAvailabilities.entries()) {
        expect(await whereIs(froms[at]!)).toBe(goes(from) ? to : from);
      }
    }
  });

  it('are taken back for all at once, but for what was changed again since', async () => {
    const [one, other] = [await newItem(), await newItem()];
    await put([one], { availability: 'lent', lentTo: 'Anna' });
    const { changeId } = await put([one, other], { availability: 'in-storage' });
    await put([other], { availability: 'packed' });
    expect(await takeBack(changeId)).toEqual({ itemIds: [one], keptIds: [other] });
    expect((await details(one)).availabilityFacts).toMatchObject({ lentTo: 'Anna' });
    expect([await whereIs(one), await whereIs(other)]).toEqual(['lent', 'packed']);
    expect(await history(one)).toHaveLength(1);
    // A second time there is nothing left of it to take back.
    expect(await takeBack(changeId)).toEqual({ itemIds: [], keptIds: [other] });
  });

  it('are not another member’s to say, nor to take back', async () => {
    const id = await newItem();
    const { changeId } = await put([id], { availability: 'worn' });
    const eve = await server.person();
    const input = { owner: eve.userId, changeId };
    expect(await server.call('takeBackAvailability', input, eve)).toEqual({
      itemIds: [],
      keptIds: [],
    });
    await expect(
      server.call(
        'setAvailability',
        { ...input, changeId: newIdempotencyKey(), itemIds: [id], availability: 'gone' },
        eve,
      ),
    ).rejects.toThrow('not-found');
    expect(await whereIs(id)).toBe('worn');
  });

  it('leave lists and counts once they are gone, are listed where that is asked for, and come back', async () => {
    const [coat, hat] = [await newItem({ title: 'Coat' }), await newItem({ title: 'Hat' })];
    const form = { ...owner(), name: 'Work', description: '' };
    const { wardrobeId } = (await server.call('saveWardrobe', form, ada)).wardrobe;
    const into = { ...owner(), itemIds: [coat, hat], wardrobeIds: [wardrobeId] };
    await server.call('itemAddToWardrobes', into, ada);
    const { changeId } = await put([coat], { availability: 'gone', goneWay: 'sold' });
    const { itemIds, counts } = await navigation();
    expect(itemIds).toEqual([hat]);
    expect(counts).toMatchObject({ all: 1, unsorted: 1, availability: { ready: 1, gone: 1 } });
    expect((await navigation({ availability: ['gone'] })).itemIds).toEqual([coat]);
    const wardrobes = () => server.call('getWardrobes', owner(), ada);
    expect(await wardrobes()).toMatchObject({ itemCount: 1, wardrobes: [{ itemCount: 1 }] });
    expect((await details(coat)).availabilityFacts).toMatchObject({ goneWay: 'sold' });
    await takeBack(changeId);
    expect((await navigation()).itemIds).toEqual([hat, coat]);
    expect(await wardrobes()).toMatchObject({ itemCount: 2, wardrobes: [{ itemCount: 2 }] });
  });

  it('are refused by a form too where the table says so', async () => {
    const id = await newItem();
    const save = (availability: ItemAvailability) =>
      server.call('saveItem', { ...owner(), itemId: id, changes: { availability } }, ada);
    await expect(save('at-the-studio')).rejects.toThrow('invalid');
    await save('packed');
    expect((await history(id)).map((one) => one.availability)).toEqual(['packed']);
    await expect(newItem({ availability: 'at-the-studio' })).rejects.toThrow('invalid');
  });

  it('are told once however often it is said, and keep what was told where a form says nothing new', async () => {
    const id = await newItem();
    const { changeId } = await put([id], { availability: 'lent', lentTo: 'Anna' });
    await put([id], { availability: 'lent', lentTo: 'Anna' });
    await put([id], { availability: 'packed' }, changeId);
    await server.call(
      'saveItem',
      { ...owner(), itemId: id, changes: { availability: 'lent', title: 'Coat' } },
      ada,
    );
    expect(await history(id)).toMatchObject([{ availability: 'lent', lentTo: 'Anna' }]);
    await put([id], { availability: 'lent', lentTo: 'Ben' });
    expect((await history(id)).map(({ lentTo }) => lentTo)).toEqual(['Ben', 'Anna']);
  });

  it('take nothing that belongs to another availability', async () => {
    const id = await newItem();
    const wrong: Where[] = [
      { availability: 'packed', lentTo: 'Anna' },
      { availability: 'gone', lentUntil: '2026-12-03' },
      { availability: 'lent', goneWay: 'sold' },
    ];
    for (const where of wrong) await expect(put([id], where)).rejects.toThrow('invalid');
    expect(await history(id)).toEqual([]);
  });

  it('tell where a piece was from the first, where it was made so', async () => {
    const id = await newItem({ availability: 'in-storage' });
    expect((await history(id)).map(({ availability }) => availability)).toEqual(['in-storage']);
  });

  it('tell the wears between, by their plan’s title', async () => {
    const id = await newItem();
    const changes = { day: '2026-11-20', slot: 'day' as const, title: 'Opening', itemIds: [id] };
    await server.call('savePlan', { ...owner(), changes, isWorn: true }, ada);
    await put([id], { availability: 'packed' });
    expect(await history(id)).toMatchObject([
      { availability: 'packed' },
      { availability: null, title: 'Opening', since: '2026-11-20', changeId: null },
    ]);
  });

  it('agree with what was done, whatever the order: said, taken back, sent to the studio and brought back', async () => {
    const ids = [await newItem(), await newItem()];
    const step = fc.record({
      what: fc.constantFrom('say', 'say', 'take back', 'order', 'return'),
      to: fc.constantFrom(...ownAvailabilities),
      which: fc.constantFrom([0], [1], [0, 1]),
      at: fc.nat(8),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const rows = ids.map(Number);
        await database()
          .delete(availabilityChanges)
          .where(inArray(availabilityChanges.itemId, rows));
        await database()
          .update(items)
          .set({ availability: 'ready', wearsSinceWash: 0 })
          .where(inArray(items.id, rows));
        /** By piece: where it is and was, the last one last. */
        const was = ids.map(() => [{ id: '', at: 'ready' as ItemAvailability }]);
        const made: string[] = [];
        for (const { what, to, which, at } of steps) {
          if (what === 'say') {
            const { changeId } = await put(
              which.map((one) => ids[one]!),
              { availability: to },
            );
            made.push(changeId);
            for (const one of which) {
              const now = was[one]!.at(-1)!.at;
              if (now !== to && maySetAvailability(now, to)) {
                was[one]!.push({ id: changeId, at: to });
              }
            }
          } else if (what === 'take back' && made.length > 0) {
            const changeId = made[at % made.length]!;
            await takeBack(changeId);
            for (const list of was) if (list.at(-1)!.id === changeId) list.pop();
          } else if (what === 'order' || what === 'return') {
            const list = was[which[0]!]!;
            const now = list.at(-1)!.at;
            const isThere = now === 'at-the-studio';
            if (isThere === (what === 'order')) continue;
            // An order brings back what it took.
            const after = isThere ? list.at(-2)!.at : 'at-the-studio';
            await byOrder(ids[which[0]!]!, now, after);
            list.push({ id: 'order', at: after });
          }
          expect(await Promise.all(ids.map(whereIs))).toEqual(was.map((list) => list.at(-1)!.at));
        }
        for (const [one, id] of ids.entries()) {
          const said = (await history(id)).map(({ availability }) => availability);
          expect(said).toEqual(
            was[one]!.slice(1)
              .map((entry) => entry.at)
              .reverse(),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('are set by many at once without one being lost or told twice', async () => {
    const id = await newItem();
    const tos = ['worn', 'in-the-wash', 'packed', 'ready', 'in-storage', 'lent'] as const;
    await Promise.all(tos.map((availability) => put([id], { availability })));
    const entries = await history(id);
    expect(entries[0]!.availability).toBe(await whereIs(id));
    const rows = await database()
      .select()
      .from(availabilityChanges)
      .where(eq(availabilityChanges.itemId, Number(id)))
      .orderBy(availabilityChanges.id);
    // Each begins where the one before it ended.
    let now = 'ready';
    for (const { before, after } of rows) {
      expect(before).toBe(now);
      now = after;
    }
    expect(now).toBe(entries[0]!.availability);
  });
});
