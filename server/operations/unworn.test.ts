import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { mostUnworn } from '#contract/rules/unworn.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(bothDatabases())('pieces that were not worn for long, on $name', (given) => {
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
  const today = () => server.app.services.now().toISOString().slice(0, 10);
  const daysAgo = (days: number) => addDays(today(), -days);
  const newItem = async (title: string, changes = {}) =>
    (await server.call('saveItem', { ...owner(), changes: { title, ...changes } }, ada)).item
      .itemId;
  const wear = async (itemIds: string[], day: string) => {
    const changes = { day, slot: 'day' as const, itemIds };
    return (await server.call('savePlan', { ...owner(), changes, isWorn: true }, ada)).plan.planId;
  };
  const keep = (itemId: string, until: string | null) =>
    server.call('keepItem', { ...owner(), itemId, until }, ada);
  const unworn = (since: string, more: { wardrobeId?: string; today?: string } = {}) =>
    server.call('getUnworn', { ...owner(), since, today: today(), ...more }, ada);
  const titles = async (...asked: Parameters<typeof unworn>) =>
    (await unworn(...asked)).pieces.map(({ item }) => item.title);
  /** Lets a piece have been added long ago, as only time can. */
  const addedOn = (itemId: string, day: string) =>
    server.app.services.open.pool.query('update items set created_at = $2 where id = $1', [
      itemId,
      `${day}T12:00:00Z`,
    ]);

  it('are told the longest unworn first, with their wears, last day and cost', async () => {
    const coat = await newItem('Coat', { purchasePriceCents: 20_000 });
    const hat = await newItem('Hat');
    const scarf = await newItem('Scarf', { purchasePriceCents: 900 });
    await newItem('Bought yesterday');
    await wear([coat], daysAgo(500));
    await wear([coat], daysAgo(400));
    await wear([hat], daysAgo(450));
    await wear([scarf], daysAgo(450));
    await wear([scarf], daysAgo(10));
    const { pieces, count } = await unworn(daysAgo(365));
    expect(count).toBe(2);
    expect(pieces.map(({ item, ...told }) => [item.itemId, told])).toEqual([
      [hat, { wears: 1, lastWornDay: daysAgo(450), cost: null }],
      [coat, { wears: 2, lastWornDay: daysAgo(400), cost: { cents: 20_000, currency: 'USD' } }],
    ]);
    expect(await titles(daysAgo(10))).toEqual(['Hat', 'Coat', 'Scarf']);
    expect(await titles(daysAgo(11))).toEqual(['Hat', 'Coat']);
  });

  it('that nobody wore count from the day that they were added', async () => {
    const dress = await newItem('Dress', { purchaseDate: '2019-04-01' });
    expect(await titles(daysAgo(30))).toEqual([]);
    await addedOn(dress, daysAgo(31));
    expect(await unworn(daysAgo(30))).toMatchObject({
      pieces: [{ wears: 0, lastWornDay: null }],
    });
    await addedOn(dress, daysAgo(30));
    expect(await titles(daysAgo(30))).toEqual(['Dress']);
    await addedOn(dress, daysAgo(29));
    expect(await titles(daysAgo(30))).toEqual([]);
  });

  it('come back with a wear that is taken back, and not for a plan alone', async () => {
    const coat = await newItem('Coat');
    await wear([coat], daysAgo(400));
    const planId = await wear([coat], daysAgo(3));
    expect(await titles(daysAgo(365))).toEqual([]);
    await server.call('markWorn', { ...owner(), planIds: [planId], isWorn: false }, ada);
    expect(await titles(daysAgo(365))).toEqual(['Coat']);
  });

  it('are kept until a day, on which they are asked about again', async () => {
    const coat = await newItem('Coat');
    await wear([coat], daysAgo(400));
    await keep(coat, addDays(today(), 90));
    expect(await unworn(daysAgo(365))).toEqual({ pieces: [], count: 0 });
    expect(await titles(daysAgo(365), { today: addDays(today(), 89) })).toEqual([]);
    expect(await titles(daysAgo(365), { today: addDays(today(), 90) })).toEqual(['Coat']);
    await keep(coat, null);
    expect(await titles(daysAgo(365))).toEqual(['Coat']);
  });

  it('are kept until no day that is over everywhere, and asked of no day to come', async () => {
    const coat = await newItem('Coat');
    const fieldsOf = async (name: 'keepItem' | 'getUnworn', input: object) => {
      const { statusCode, body } = await server.raw(name, { ...owner(), ...input }, ada);
      return [statusCode, (body as { fields?: unknown }).fields];
    };
    for (const until of [daysAgo(3), '1900-01-01'])
      expect(await fieldsOf('keepItem', { itemId: coat, until })).toEqual([400, { until: 'past' }]);
    const days = { since: addDays(today(), 1), today: today() };
    expect(await fieldsOf('getUnworn', days)).toEqual([400, { since: 'not-yet' }]);
    await keep(coat, today());
    expect(await titles(today())).toEqual(['Coat']);
  });

  it('are those of one wardrobe, where that is asked, without what is gone or deleted', async () => {
    const form = { name: 'Work', description: '' };
    const { wardrobe } = await server.call('saveWardrobe', { ...owner(), ...form }, ada);
    const { wardrobeId } = wardrobe;
    const ids = [];
    for (const title of ['Blazer', 'Hat', 'Sold', 'Lent', 'Deleted'])
      ids.push(await newItem(title));
    const [blazer, hat, sold, lent, deleted] = ids as [string, string, string, string, string];
    await wear(ids, daysAgo(400));
    const inWardrobe = { itemIds: [blazer, sold, lent, deleted], wardrobeIds: [wardrobeId] };
    await server.call('itemAddToWardrobes', { ...owner(), ...inWardrobe }, ada);
    const put = (itemId: string, availability: 'gone' | 'lent') => {
      const changeId = newIdempotencyKey();
      const input = { ...owner(), changeId, itemIds: [itemId], availability };
      return server.call('setAvailability', input, ada);
    };
    await put(sold, 'gone');
    await put(lent, 'lent');
    await server.call('deleteItems', { ...owner(), itemIds: [deleted] }, ada);
    expect(await titles(daysAgo(365), { wardrobeId })).toEqual(['Blazer', 'Lent']);
    expect(await titles(daysAgo(365))).toEqual(['Blazer', 'Hat', 'Lent']);
    await expect(keep(deleted, today())).rejects.toThrow('not-found');
    const eve = await server.person();
    const days = { since: daysAgo(365), today: today() };
    await expect(
      server.call('getUnworn', { owner: eve.userId, wardrobeId, ...days }, eve),
    ).rejects.toThrow('not-found');
    await expect(
      server.call('keepItem', { owner: eve.userId, itemId: hat, until: today() }, eve),
    ).rejects.toThrow('not-found');
  });

  it('are told up to a number of them, and counted all', async () => {
    const { pool } = server.app.services.open;
    const coat = await newItem('Coat');
    await pool.query(
      `insert into items (owner_id, title, condition, created_at)
        select owner_id, 'Copy', condition, now() - interval '800 days' from items, generate_series(1, $2)
        where id = $1`,
      [coat, mostUnworn + 5],
    );
    const { pieces, count } = await unworn(daysAgo(365));
    expect([pieces.length, count]).toEqual([mostUnworn, mostUnworn + 5]);
  });
});
