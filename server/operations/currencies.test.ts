import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(bothDatabases())('prices, on $name', (given) => {
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
  const newItem = async (changes: OperationInput<'saveItem'>['changes'] = {}) =>
    (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
  const details = async (itemId: string) =>
    (await server.call('getItemDetails', { ...owner(), itemId }, ada)).item;
  const priceOf = async (itemId: string) => {
    const { purchasePriceCents, purchaseCurrency } = await details(itemId);
    return [purchasePriceCents, purchaseCurrency];
  };
  const choose = (currency: string, arePricesRenamed: boolean) =>
    server.call('userSaveCurrency', { currency, arePricesRenamed }, ada);
  const listed = async (filter: OperationInput<'getItemNavigation'>['filter']) =>
    (await server.call('getItemNavigation', { ...owner(), filter }, ada)).itemIds;
  let changes = 0;
  const put = (itemId: string, where: Partial<OperationInput<'setAvailability'>>) => {
    changes += 1;
    const changeId = String(changes).padStart(32, '0');
    const input = { ...owner(), changeId, itemIds: [itemId], availability: 'ready', ...where };
    return server.call('setAvailability', input as OperationInput<'setAvailability'>, ada);
  };
  const wash = async (itemId: string) => {
    await put(itemId, { availability: 'in-the-wash' });
    await put(itemId, { availability: 'ready' });
    return String(changes).padStart(32, '0');
  };

  it('are in the owner’s currency unless another one is said', async () => {
    await choose('EUR', true);
    expect(await priceOf(await newItem({ purchasePriceCents: 4990 }))).toEqual([4990, 'EUR']);
    const foreign = await newItem({ purchasePriceCents: 4990, purchaseCurrency: 'GBP' });
    expect(await priceOf(foreign)).toEqual([4990, 'GBP']);
    const input = { ...owner(), itemId: foreign, changes: { purchasePriceCents: 100 } };
    await server.call('saveItem', input, ada);
    expect(await priceOf(foreign)).toEqual([100, 'GBP']);
    await server.call('saveItem', { ...input, changes: { purchaseCurrency: null } }, ada);
    expect(await priceOf(foreign)).toEqual([100, 'EUR']);
  });

  it('become prices in another currency when it is chosen, or stay, with those that come later in it', async () => {
    const [coat, bag, unpriced] = [
      await newItem({ purchasePriceCents: 10_000 }),
      await newItem({ purchasePriceCents: 500, purchaseCurrency: 'CHF' }),
      await newItem(),
    ];
    await choose('EUR', true);
    expect(await priceOf(coat)).toEqual([10_000, 'EUR']);
    expect(await priceOf(bag)).toEqual([500, 'CHF']);
    await choose('CHF', false);
    expect(await priceOf(coat)).toEqual([10_000, 'EUR']);
    await server.call(
      'saveItem',
      { ...owner(), itemId: unpriced, changes: { purchasePriceCents: 900 } },
      ada,
    );
    expect(await priceOf(unpriced)).toEqual([900, 'CHF']);
  });

  it.each([
    { purchasePriceCents: -1 },
    { purchasePriceCents: 1e12 },
    { purchasePriceCents: 1.5 },
    { purchaseCurrency: 'XXX' },
    { purchaseCurrency: 'usd' },
    { purchaseCurrency: '' },
  ])('are refused where they are none: %o', async (wrong) => {
    await expect(newItem({ purchasePriceCents: 1, ...wrong })).rejects.toThrow('invalid');
  });

  it('of several currencies are never added, compared or ranged together', async () => {
    const codes = 'EUR GBP JPY KWD'.split(' ');
    const own = [
      await newItem({ purchasePriceCents: 5000 }),
      await newItem({ purchasePriceCents: 10_000_000_000 }),
    ];
    const foreign = [];
    for (const purchaseCurrency of codes) {
      foreign.push(await newItem({ purchasePriceCents: 7000, purchaseCurrency }));
    }
    const unpriced = await newItem();
    expect(await listed({ sort: 'price-high' })).toEqual([
      ...own.toReversed(),
      ...foreign,
      unpriced,
    ]);
    expect(await listed({ sort: 'price-low' })).toEqual([...own, ...foreign, unpriced]);
    expect(await listed({ price: { from: 1, to: 1000 } })).toEqual([own[0]]);
    const statistics = await server.call(
      'getWardrobeStatistics',
      { ...owner(), today: '2026-01-01' },
      ada,
    );
    expect(statistics.value).toEqual({
      cents: 10_000_005_000,
      pricedItems: 2,
      unpricedItems: 1,
      foreign: codes.map((currency) => ({ currency, cents: 7000, items: 1 })),
    });
    expect(statistics.costPerWear).toMatchObject({ foreignItems: 4, unpricedItems: 1 });
  });

  it('of cleanings count each time a piece comes clean from the wash, and not once that is taken back', async () => {
    const coat = await newItem({ category: 'coat', purchasePriceCents: 10_000 });
    const price = { cents: 1500, currency: 'USD' };
    await wash(coat);
    expect((await details(coat)).furtherCosts).toEqual([]);
    await server.call('setCleaningPrice', { ...owner(), category: 'coat', price }, ada);
    await wash(coat);
    await put(coat, { availability: 'in-storage' });
    await put(coat, { availability: 'ready' });
    expect((await details(coat)).furtherCosts).toEqual([{ kind: 'cleaning', ...price }]);
    const dearer = { cents: 2000, currency: 'USD' };
    await server.call('setCleaningPrice', { ...owner(), category: 'coat', price: dearer }, ada);
    const changeId = await wash(coat);
    expect((await details(coat)).furtherCosts).toEqual([
      { kind: 'cleaning', cents: 3500, currency: 'USD' },
    ]);
    const { entries } = await server.call('getItemHistory', { ...owner(), itemId: coat }, ada);
    expect(entries[0]).toMatchObject({ availability: 'ready', amount: dearer });
    await server.call('takeBackAvailability', { ...owner(), changeId }, ada);
    expect((await details(coat)).furtherCosts).toEqual([{ kind: 'cleaning', ...price }]);
    await server.call('setCleaningPrice', { ...owner(), category: 'coat', price: null }, ada);
    await put(coat, { availability: 'ready' });
    expect((await details(coat)).furtherCosts).toEqual([{ kind: 'cleaning', ...price }]);
  });

  it('of cleanings are those of what an own category is a kind of, and go with its name', async () => {
    const robe = await newItem({ category: 'robe/Kimonos' });
    const price = { cents: 900, currency: 'EUR' };
    const cleanings = async () => {
      await wash(robe);
      return (await details(robe)).furtherCosts;
    };
    await server.call('setCleaningPrice', { ...owner(), category: 'robe', price }, ada);
    expect(await cleanings()).toEqual([{ kind: 'cleaning', ...price }]);
    const told = async () =>
      (await server.call('getLaundry', owner(), ada)).categories.map(({ cleaning }) => cleaning);
    expect(await told()).toEqual([{ ...price, of: 'robe' }]);
    const own = { cents: 100, currency: 'EUR' };
    await server.call(
      'setCleaningPrice',
      { ...owner(), category: 'robe/Kimonos', price: own },
      ada,
    );
    await server.call('changeCategory', { ...owner(), from: 'robe/Kimonos', to: 'robe/Silk' }, ada);
    expect(await cleanings()).toEqual([{ kind: 'cleaning', cents: 1000, currency: 'EUR' }]);
  });

  it('that something was sold for are taken off, for as long as it is sold', async () => {
    const coat = await newItem({ purchasePriceCents: 10_000 });
    const amount = { cents: 4000, currency: 'USD' };
    const wears = { day: '2026-01-01', itemIds: [coat] };
    await server.call('savePlan', { ...owner(), changes: wears, isWorn: true }, ada);
    const best = async () => {
      const input = { ...owner(), today: '2026-01-02' };
      const statistics = await server.call('getWardrobeStatistics', input, ada);
      return [statistics.costPerWear.best[0]!.cents, statistics.sold.cents];
    };
    await put(coat, { availability: 'gone', goneWay: 'sold', amount });
    expect((await details(coat)).availabilityFacts).toMatchObject({ goneWay: 'sold', amount });
    expect(await best()).toEqual([6000, 4000]);
    // Corrected, and for more than it cost.
    const more = { cents: 12_000, currency: 'USD' };
    await put(coat, { availability: 'gone', goneWay: 'sold', amount: more });
    expect(await best()).toEqual([-2000, 12_000]);
    // In another currency it is told by itself.
    const euros = { cents: 2500, currency: 'EUR' };
    await put(coat, { availability: 'gone', goneWay: 'sold', amount: euros });
    expect(await best()).toEqual([10_000, 0]);
    const input = { ...owner(), today: '2026-01-02' };
    const { foreignAmounts } = await server.call('getWardrobeStatistics', input, ada);
    expect(foreignAmounts).toContainEqual({ kind: 'sold', ...euros, times: 1 });
    await put(coat, { availability: 'ready' });
    expect(await best()).toEqual([10_000, 0]);
    expect((await details(coat)).furtherCosts).toEqual([]);
  });

  it.each([
    { availability: 'gone', goneWay: 'donated' },
    { availability: 'gone' },
    { availability: 'lent' },
  ] as const)('are refused of what was not sold: %o', async (where) => {
    const coat = await newItem();
    await expect(put(coat, { ...where, amount: { cents: 1, currency: 'USD' } })).rejects.toThrow(
      'invalid',
    );
  });

  it('of what was not worn have their own currency', async () => {
    const coat = await newItem({ purchasePriceCents: 700, purchaseCurrency: 'JPY' });
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { pieces } = await server.call('getUnworn', { ...owner(), since: day, today: day }, ada);
    expect(pieces).toMatchObject([
      { item: { itemId: coat }, cost: { cents: 700, currency: 'JPY' } },
    ]);
  });
});
