import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { anyWardrobe, writeWardrobe } from '#tests/support/made-wardrobe.ts';
import { plainStatistics, withIds } from '#tests/support/plain-statistics.ts';
import { makeServiceOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const today = '2026-05-04';
type Changes = OperationInput<'saveItem'>['changes'];

describe.each(bothDatabases())('statistics, on $name', (given) => {
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
  const newItem = async (changes: Changes = {}) =>
    (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
  const newWardrobe = async (as = ada) => {
    const form = { owner: as.userId, name: 'Work', description: '' };
    return (await server.call('saveWardrobe', form, as)).wardrobe.wardrobeId;
  };
  const wear = async (day: string, ...itemIds: string[]) =>
    (await server.call('savePlan', { ...owner(), changes: { day, itemIds }, isWorn: true }, ada))
      .plan.planId;
  const read = async (asked: { wardrobeId?: string; today?: string } = {}) =>
    withIds(await server.call('getWardrobeStatistics', { ...owner(), today, ...asked }, ada));

  it('of nothing are zeros, with a year of empty months', async () => {
    const months = ['06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`);
    months.push('2026-01', '2026-02', '2026-03', '2026-04', '2026-05');
    const seasons = ['Spring', 'Summer', 'Fall', 'Winter'];
    expect(await read({ wardrobeId: await newWardrobe() })).toEqual({
      currency: 'USD',
      counts: { items: 0, goneItems: 0, outfits: 0, wears: 0, wearsThisYear: 0 },
      value: { cents: 0, pricedItems: 0, unpricedItems: 0, foreign: [] },
      costPerWear: { best: [], worst: [], unpricedItems: 0, unwornItems: 0, foreignItems: 0 },
      worn: {
        most: [],
        least: [],
        never: [],
        neverItems: 0,
        neverWithTags: 0,
        neverCents: 0,
      },
      months: months.map((month) => ({ month, wears: 0 })),
      years: [],
      colors: [],
      categories: [],
      brands: [],
      brandCount: 0,
      unbrandedItems: 0,
      seasons: seasons.map((season) => ({ season, items: 0 })),
      unseasonedItems: 0,
      occasions: [],
      unsuitedItems: 0,
      conditions: [],
      sizes: [],
      sizeCount: 0,
      unsizedItems: 0,
      secondhand: { items: 0, of: 0 },
      services: { orders: 0, pieces: 0, cents: 0 },
      cleaning: { washes: 0, cents: 0 },
      sold: { items: 0, cents: 0 },
      foreignAmounts: [],
      spending: [],
      undatedCents: 0,
      undatedItems: 0,
      wornShares: [30, 90, 365].map((days) => ({ days, worn: 0, of: 0 })),
    });
  });

  it('of one piece have it at one end of each ranking', async () => {
    const coat = await newItem({
      category: 'coat',
      mainColor: 'navy',
      purchasePriceCents: 5001,
      purchaseDate: '2026-01-02',
    });
    await wear('2026-05-01', coat);
    await wear('2026-05-03', coat);
    const { counts, value, costPerWear, worn, ...rest } = await read();
    expect(counts).toMatchObject({ items: 1, wears: 2, wearsThisYear: 2 });
    expect(value).toEqual({ cents: 5001, pricedItems: 1, unpricedItems: 0, foreign: [] });
    const cost = { item: coat, centsPerWear: 2501, cents: 5001, wears: 2 };
    expect(costPerWear).toEqual({
      best: [cost],
      worst: [],
      unpricedItems: 0,
      unwornItems: 0,
      foreignItems: 0,
    });
    const most = [{ item: coat, wears: 2, lastWornDay: '2026-05-03' }];
    expect(worn).toMatchObject({ most, least: [], never: [], neverItems: 0 });
    expect(rest).toMatchObject({
      categories: [{ group: 'outerwear', items: 1 }],
      spending: [{ year: 2026, cents: 5001, items: 1, colors: ['navy'] }],
      wornShares: [30, 90, 365].map((days) => ({ days, worn: 1, of: 1 })),
    });
  });

  it('rank nothing by cost that has no price, and what cost nothing as the cheapest', async () => {
    const [gift, unpriced, coat] = [
      await newItem({ purchasePriceCents: 0 }),
      await newItem(),
      await newItem({ purchasePriceCents: 900 }),
    ];
    await wear('2026-05-01', gift, unpriced, coat);
    const { costPerWear, value, worn } = await read();
    expect(costPerWear).toEqual({
      best: [{ item: gift, centsPerWear: 0, cents: 0, wears: 1 }],
      worst: [{ item: coat, centsPerWear: 900, cents: 900, wears: 1 }],
      unpricedItems: 1,
      unwornItems: 0,
      foreignItems: 0,
    });
    expect(value).toEqual({ cents: 900, pricedItems: 2, unpricedItems: 1, foreign: [] });
    expect([...worn.most, ...worn.least]).toHaveLength(3);
  });

  it('tell of a mistyped year of purchase without two thousand empty ones', async () => {
    await newItem({ purchasePriceCents: 500, purchaseDate: '0202-03-01' });
    await newItem({ purchasePriceCents: 900, purchaseDate: '2026-03-01' });
    const { spending } = await read();
    expect(spending).toHaveLength(31);
    expect([spending[0], spending.at(-1)]).toMatchObject([
      { year: 202, cents: 500 },
      { year: 2026, cents: 900 },
    ]);
  });

  it('name what was never worn, the dearest first, with how many have their tags', async () => {
    const [plain, tagged] = [
      await newItem(),
      await newItem({ condition: 'New with Tags', purchasePriceCents: 4000 }),
    ];
    const { worn, years, costPerWear } = await read();
    expect(worn).toEqual({
      most: [],
      least: [],
      never: [tagged, plain],
      neverItems: 2,
      neverWithTags: 1,
      neverCents: 4000,
    });
    expect(years).toEqual([]);
    expect(costPerWear).toMatchObject({ unpricedItems: 1, unwornItems: 1 });
  });

  it('tell wears of ten years, those without any too, and part them at New Year', async () => {
    const coat = await newItem();
    for (const day of ['2016-02-29', '2024-12-31', '2025-01-01', '2025-12-31']) {
      await wear(day, coat);
    }
    const { years, counts, months } = await read({ today: '2026-01-01' });
    expect(years).toEqual(
      Array.from({ length: 11 }, (_, index) => ({
        year: 2016 + index,
        wears: ({ 0: 1, 8: 1, 9: 2 } as Record<number, number>)[index] ?? 0,
      })),
    );
    expect(counts).toMatchObject({ wears: 4, wearsThisYear: 0 });
    expect(months.at(-1)).toEqual({ month: '2026-01', wears: 0 });
    expect(months.at(-2)).toEqual({ month: '2025-12', wears: 1 });
    expect((await read({ today: '2025-12-31' })).counts.wearsThisYear).toBe(2);
  });

  it('do not tell of a plan that was deleted, or was not worn after all', async () => {
    const coat = await newItem();
    const plans = [await wear('2026-05-01', coat), await wear('2026-05-02', coat)];
    const [deleted, taken] = plans.map((planId) => ({ ...owner(), planIds: [planId] }));
    await server.call('deletePlans', deleted!, ada);
    await server.call('markWorn', { ...taken!, isWorn: false }, ada);
    const { counts, worn } = await read();
    expect([counts.wears, worn.neverItems]).toEqual([0, 1]);
    await server.call('restorePlans', deleted!, ada);
    expect((await read()).counts.wears).toBe(1);
  });

  it('count each wear of a day, and the day once among the days worn', async () => {
    const coat = await newItem({ purchasePriceCents: 1000 });
    const [hat, scarf] = [await newItem(), await newItem()];
    for (const pieces of [[coat], [coat, hat], [coat, scarf]]) await wear('2026-04-05', ...pieces);
    const { counts, costPerWear, worn, wornShares } = await read();
    expect(counts.wears).toBe(5);
    expect(costPerWear.best).toMatchObject([{ item: coat, centsPerWear: 333, wears: 3 }]);
    expect(worn.most[0]).toEqual({ item: coat, wears: 3, lastWornDay: '2026-04-05' });
    // The thirtieth day, today being the first.
    expect(wornShares.map(({ worn }) => worn)).toEqual([3, 3, 3]);
    const later = await read({ today: '2026-05-05' });
    expect(later.wornShares.map(({ worn }) => worn)).toEqual([0, 3, 3]);
  });

  it('count what is gone among what was worn and paid, and not among what one has', async () => {
    const coat = await newItem({ purchasePriceCents: 3000, purchaseDate: '2025-03-01' });
    await wear('2026-05-01', coat);
    const put = { itemIds: [coat], availability: 'gone' as const, changeId: newIdempotencyKey() };
    await server.call('setAvailability', { ...owner(), ...put }, ada);
    const { counts, value, worn, costPerWear, spending, wornShares } = await read();
    expect(counts).toMatchObject({ items: 0, goneItems: 1, wears: 1 });
    expect(value.cents).toBe(0);
    expect(worn.most.map(({ item }) => item)).toEqual([coat]);
    expect(costPerWear.best.map(({ item }) => item)).toEqual([coat]);
    expect(spending).toMatchObject([{ year: 2025, cents: 3000 }]);
    expect(wornShares[0]).toEqual({ days: 30, worn: 0, of: 0 });
  });

  it('add what the studio was paid to what a wear cost, as the piece itself tells it', async () => {
    const coat = await newItem({ purchasePriceCents: 1000 });
    await wear('2026-05-01', coat);
    await makeServiceOrder(server, ada, coat);
    const input = { ...owner(), itemId: coat };
    const { serviceCents } = (await server.call('getItemDetails', input, ada)).item;
    const { services, costPerWear } = await read();
    expect(services).toEqual({ orders: 1, pieces: 1, cents: serviceCents });
    expect(costPerWear.best[0]!.cents).toBe(1000 + serviceCents!);
    expect(serviceCents).toBeGreaterThan(0);
  });

  it('name a hundred brands, and count the rest', async () => {
    for (let one = 100; one < 202; one += 1) await newItem({ brand: `Brand ${one}` });
    const { brands, brandCount } = await read();
    expect([brands.length, brandCount]).toEqual([100, 102]);
    expect(brands[0]).toEqual({ brand: 'Brand 100', items: 1 });
  });

  it('name six pieces at each end', async () => {
    const ids: string[] = [];
    for (let one = 10; one < 24; one += 1) {
      ids.push(await newItem({ purchasePriceCents: one * 100 }));
    }
    await wear('2026-05-01', ...ids);
    await wear('2026-05-02', ids[13]!);
    const { costPerWear, worn } = await read();
    const itemsOf = (list: { item: string }[]) => list.map(({ item }) => item);
    // The last one was worn twice: 11.50 a wear, between the second and the third.
    const cheap = [ids[0]!, ids[1]!, ids[13]!, ids[2]!, ids[3]!, ids[4]!];
    expect(itemsOf(costPerWear.best)).toEqual(cheap);
    expect(itemsOf(costPerWear.worst)).toEqual(ids.slice(7, 13).reverse());
    expect(itemsOf(worn.most)).toEqual([ids[13], ...ids.slice(0, 5)]);
    expect(itemsOf(worn.least)).toEqual(ids.slice(7, 13).reverse());
  });

  it('are the owner’s alone, and of wardrobes that there are', async () => {
    const eve = await server.person();
    const [own, strangers] = [await newWardrobe(), await newWardrobe(eve)];
    await expect(read({ wardrobeId: strangers })).rejects.toThrow('not-found');
    const input = { ...owner(), wardrobeId: own, today };
    await expect(server.call('getWardrobeStatistics', input, eve)).rejects.toThrow('forbidden');
    await server.call('deleteWardrobe', { ...owner(), wardrobeId: own }, ada);
    await expect(read({ wardrobeId: own })).rejects.toThrow('not-found');
  });

  it('come to what the rows come to one by one, whatever there is and is not', async () => {
    const { database } = server.app.services.open;
    await fc.assert(
      fc.asyncProperty(anyWardrobe, async (made) => {
        ada = await server.person();
        const eve = await server.person();
        const wardrobeId = await writeWardrobe(database, made, ada.userId, eve.userId);
        for (const asked of [{}, { wardrobeId }]) {
          const input = { ...asked, ...owner(), today: made.today };
          expect(await read({ ...asked, today: made.today })).toEqual(
            await plainStatistics(database, input),
          );
        }
      }),
      { numRuns: 20 },
    );
  });
});
