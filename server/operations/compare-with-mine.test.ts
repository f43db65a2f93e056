import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { soldProduct } from '#tests/support/partner-products.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const today = '2026-05-05';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
});

type Thing = OperationInput<'compareWithMine'>['thing'];

const owner = () => ({ owner: ada.userId });
const compare = (thing: Thing, as = ada) =>
  server.call('compareWithMine', { owner: as.userId, today, thing }, as);
const hang = async (changes: Partial<ItemAttributes>) =>
  (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
const wear = (itemId: string, ...days: string[]) =>
  Promise.all(
    days.map((day) =>
      server.call(
        'savePlan',
        { ...owner(), changes: { day, itemIds: [itemId] }, isWorn: true },
        ada,
      ),
    ),
  );
const trench = async (some: Parameters<typeof soldProduct>[2] = {}): Promise<Thing> => ({
  productId: await soldProduct(server, ada, some),
});

describe('what is like a product', () => {
  it('comes with how like it is and in what, the nearest first, three at most', async () => {
    await hang({ title: 'Cord jacket', category: 'jacket', mainColor: 'rust' });
    await hang({ title: 'Charcoal coat', category: 'coat', mainColor: 'charcoal' });
    await hang({ title: 'Camel coat', category: 'coat', mainColor: 'camel' });
    await hang({ title: 'Puffer', category: 'puffer', mainColor: 'purple' });
    await hang({ title: 'Beige trousers', category: 'trousers', mainColor: 'beige' });
    const { nearest, category, family } = await compare(await trench());
    expect({ category, family }).toEqual({ category: 'trench-coat', family: 'beige' });
    expect(nearest.map(({ item, agrees }) => [item.title, agrees])).toEqual([
      ['Camel coat', ['color', 'length', 'cut']],
      ['Charcoal coat', ['length', 'cut']],
      ['Cord jacket', []],
    ]);
    const likes = nearest.map(({ likeness }) => likeness);
    expect(likes).toEqual(likes.toSorted((one, other) => other - one));
  });

  it('counts the member’s own words as what they are kinds of, and pieces of no known color', async () => {
    await hang({ title: 'Mac', category: 'trench-coat/Macs', mainColor: 'beige' });
    await hang({ title: 'Some trench', category: 'trench-coat' });
    const { nearest } = await compare(await trench());
    expect(nearest.map(({ item }) => item.title).sort()).toEqual(['Mac', 'Some trench']);
  });

  it('is neither gone, nor deleted, nor what the product itself became', async () => {
    const gone = await hang({ title: 'Gone', category: 'trench-coat', mainColor: 'beige' });
    await server.call('deleteItems', { ...owner(), itemIds: [gone] }, ada);
    const thing = await trench();
    const { productId } = thing as { productId: string };
    const { itemId } = await server.call('ownPartnerProduct', { ...owner(), productId }, ada);
    const { nearest, product } = await compare(thing);
    expect(nearest).toEqual([]);
    expect(product).toMatchObject({ productId, itemId, wishId: null, title: 'Belted trench' });
  });

  it('is the member’s own', async () => {
    await hang({ title: 'Mac', category: 'trench-coat', mainColor: 'beige' });
    const bob = await server.person();
    expect((await compare(await trench(), bob)).nearest).toEqual([]);
    const asked = { ...owner(), today, thing: await trench() };
    expect((await server.raw('compareWithMine', asked, bob)).statusCode).toBe(403);
  });
});

describe('what it goes with', () => {
  it('is counted, and five of it are shown', async () => {
    for (let at = 0; at < 6; at += 1) {
      await hang({ title: `Jeans ${at}`, category: 'jeans', mainColor: 'navy' });
    }
    await hang({ title: 'Coat', category: 'coat', mainColor: 'navy' });
    const { goesWith } = await compare(await trench());
    expect(goesWith.count).toBe(6);
    expect(goesWith.items.map(({ title }) => title)).toEqual(
      [5, 4, 3, 2, 1].map((at) => `Jeans ${at}`),
    );
  });
});

describe('what it must be worn to be worth its price', () => {
  const priced = async (cents: number, days: string[], some: Partial<ItemAttributes> = {}) =>
    wear(
      await hang({
        category: 'coat',
        mainColor: 'navy',
        purchasePriceCents: cents,
        purchaseCurrency: 'USD',
        ...some,
      }),
      ...days,
    );
  const days = (count: number, year = '2026') =>
    Array.from({ length: count }, (_, at) => `${year}-02-${String(at + 1).padStart(2, '0')}`);

  it('is told by the median of a wear of its kind, and by the last year', async () => {
    await priced(800, days(2));
    await priced(1200, [...days(1), ...days(1, '2024')]);
    await priced(99_000, days(3));
    // Never worn, of another currency, without a price: they tell nothing.
    await priced(100, []);
    await priced(100, days(1), { purchaseCurrency: 'EUR' });
    await wear(await hang({ category: 'coat' }), ...days(1));
    const { worth, noWorth, worthOf } = await compare(await trench({ category: 'coat' }));
    expect(worth).toEqual({ wears: 40, costPerWearCents: 600, currency: 'USD', wearsAYear: 2 });
    expect({ noWorth, worthOf }).toEqual({ noWorth: null, worthOf: 'coat' });
  });

  it('is told by its group where there are too few of its kind', async () => {
    await priced(800, days(2));
    await priced(800, days(2), { category: 'jacket' });
    expect(await compare(await trench())).toMatchObject({ worth: null, noWorth: 'too-few' });
    await priced(800, days(2), { category: 'puffer' });
    expect(await compare(await trench())).toMatchObject({
      worth: { wears: 60, costPerWearCents: 400 },
      worthOf: 'outerwear',
    });
  });

  it('is not told without a price, nor by prices in another currency', async () => {
    for (const _ of [1, 2, 3]) await priced(800, days(2));
    expect((await compare(await trench())).worth?.costPerWearCents).toBe(400);
    const noPrice = [{ cents: null, currency: null }, { cents: 0 }];
    for (const price of noPrice) {
      expect(await compare(await trench(price))).toMatchObject({
        worth: null,
        noWorth: 'no-price',
      });
    }
    const inEuros = await compare(await trench({ currency: 'EUR' }));
    expect(inEuros).toMatchObject({ worth: null, noWorth: 'too-few' });
  });
});

describe('something in no feed', () => {
  it('is read from its title where nothing else is said', async () => {
    await hang({ title: 'Mac', category: 'trench-coat', mainColor: 'beige' });
    const found = await compare({ title: 'Beige trench coat' });
    expect(found).toMatchObject({ product: null, category: 'trench-coat', family: 'beige' });
    expect(found.nearest.map(({ item }) => item.title)).toEqual(['Mac']);
    expect(found.noWorth).toBe('no-price');
  });

  it('is what it is said to be, whatever its title', async () => {
    const thing: Thing = { title: 'No. 12', category: 'coat', family: 'navy' };
    expect(await compare(thing)).toMatchObject({ category: 'coat', family: 'navy' });
  });

  it('of which nothing is known is like nothing', async () => {
    await hang({ title: 'Mac', category: 'trench-coat', mainColor: 'beige' });
    const price = { cents: 100, currency: 'USD' } as const;
    expect(await compare({ title: 'Zzz', price })).toMatchObject({
      category: null,
      family: null,
      nearest: [],
      goesWith: { count: 0, items: [] },
      worth: null,
      noWorth: 'too-few',
    });
  });

  it.each([
    {},
    { productId: '0' },
    { productId: '1', title: 'x' },
    { title: 'x', category: 'cars' },
    { title: 'x', price: { cents: -1, currency: 'USD' } },
    { title: 'x', price: { cents: 1 } },
  ])('is refused as %j', async (thing) => {
    const asked = { ...owner(), today, thing };
    expect((await server.raw('compareWithMine', asked, ada)).statusCode).toBe(400);
  });

  it('of a shop that sells it no more is not found', async () => {
    const asked = { ...owner(), today, thing: { productId: '999999999' } };
    expect((await server.raw('compareWithMine', asked, ada)).statusCode).toBe(404);
  });
});
