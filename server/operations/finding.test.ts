import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemAttributes, ItemFilter } from '#contract/schemas/item.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
const titles = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.person();
  const pieces: [string, Partial<ItemAttributes>][] = [
    ['tee', { category: 't-shirt', mainColor: 'white', seasons: ['Summer'] }],
    ['gray tee', { category: 't-shirt', mainColor: 'grey', brand: 'Söhne' }],
    ['dress', { category: 'day-dress', mainColor: 'red', purchasePriceCents: 12_050 }],
    ['gown', { category: 'evening-dress', mainColor: 'red', personalTags: ['gala'] }],
    ['trousers', { category: 'trousers', mainColor: 'navy', brand: 'Oda' }],
    ['sweater', { category: 'sweater', mainColor: 'green', availability: 'lent' }],
    ['sneakers', { category: 'sneakers', mainColor: 'white', purchasePriceCents: 10_000 }],
    ['vest', { category: 'vest', mainColor: 'black', furtherColors: ['pink', 'camel'] }],
    ['raincoat', { title: 'Yellow raincoat', category: 'coat', seasons: ['Fall'] }],
    ['jumper', { title: 'Grandpa’s tailored jumper', notes: 'In the grey box' }],
    ['nothing', {}],
  ];
  for (const [name, changes] of pieces) {
    const { item } = await server.call('saveItem', { owner: ada.userId, changes }, ada);
    titles.set(item.itemId, name);
  }
});
afterAll(() => server.close());

const navigation = (filter: ItemFilter) =>
  server.call('getItemNavigation', { owner: ada.userId, filter }, ada);
const find = async (filter: ItemFilter) =>
  (await navigation(filter)).itemIds.map((itemId) => titles.get(itemId)).toSorted();

describe('a slip of the finger', () => {
  const corrected = async (filter: ItemFilter) =>
    (await server.call('getSearchCorrection', { owner: ada.userId, filter }, ada)).search;

  it.each([
    ['yelow raincoat', 'yellow raincoat'],
    ['YELLOW riancoat', 'yellow raincoat'],
    ['snekers', 'sneakers'],
    ['grey sweatr', 'grey sweater'],
    ['navy trosers', 'navy trousers'],
    ['soehne', 'sohne'],
    ['grnadpa taillored', 'grandpa tailored'],
  ])('in “%s” is forgiven', async (search, meant) => {
    expect(await corrected({ search })).toBe(meant);
    expect((await find({ search: meant })).length).toBeGreaterThan(0);
  });

  it.each([
    ['two slips in one word', { search: 'snekrs' }],
    ['what is found', { search: 'raincoat' }],
    ['a word that is too short', { search: 'rde' }],
    ['no word', { search: '👗 !' }],
    ['no search', {}],
    ['words that no piece has together', { search: 'yellow sneakers' }],
    ['a word of pieces that the filter leaves out', { search: 'raincoatt', season: ['Winter'] }],
  ] as [string, ItemFilter][])('is not seen in %s', async (_name, filter) => {
    expect(await corrected(filter)).toBeNull();
  });

  it('is forgiven by words of pieces that the filter shows', async () => {
    const bob = await server.person();
    const owner = bob.userId;
    for (const changes of [
      { title: 'qworta one', condition: 'Like New' as const },
      { title: 'qworta two', condition: 'Like New' as const },
      { title: 'qwortb three' },
    ]) {
      await server.call('saveItem', { owner, changes }, bob);
    }
    const filter = { search: 'qwortc', condition: ['Good Condition' as const] };
    expect((await server.call('getSearchCorrection', { owner, filter }, bob)).search).toBe(
      'qwortb',
    );
  });

  it('is never corrected by words that only another one has', async () => {
    const eve = await server.person();
    const input = { owner: eve.userId, filter: { search: 'raincoatt' } };
    expect((await server.call('getSearchCorrection', input, eve)).search).toBeNull();
  });
});

describe('a search', () => {
  it.each([
    ['gray', ['gray tee', 'jumper']],
    ['grey', ['gray tee', 'jumper']],
    ['GREY tee', ['gray tee']],
    ['tee', ['gray tee', 'tee']],
    ['tees', ['gray tee', 'tee']],
    ['t-shirts', ['gray tee', 'tee']],
    ['tshirt white', ['tee']],
    ['shirt white t', ['tee']],
    ['red dress', ['dress', 'gown']],
    ['dresses red', ['dress', 'gown']],
    ['pants', ['trousers']],
    ['trouser', ['trousers']],
    ['dark blue pants', ['trousers']],
    ['jumper', ['jumper', 'sweater']],
    ['sweaters', ['jumper', 'sweater']],
    ['trainers', ['sneakers']],
    ['sneaker', ['sneakers']],
    ['shoes', ['sneakers']],
    ['waistcoat', ['vest']],
    ['pink vest', ['vest']],
    ['colourful', ['vest']],
    ['coat', ['raincoat']],
    ['autumn', ['raincoat']],
    ['sohne', ['gray tee']],
    ['Söhne', ['gray tee']],
    ['soh', ['gray tee']],
    ['grandpas', ['jumper']],
    ['gala', ['gown']],
    ['new piece', ['nothing']],
    ['tuxedo', []],
    ['default title', []],
    ['default', []],
    ['title', []],
  ])('for “%s” finds what is meant', async (search, found) => {
    expect(await find({ search })).toEqual(found);
  });

  it('finds a piece anew by what it is called once it is named, and by nothing else', async () => {
    const owner = ada.userId;
    const { item } = await server.call('saveItem', { owner, changes: { category: 'watch' } }, ada);
    const { itemId } = item;
    const isFound = async (search: string) =>
      (await navigation({ search })).itemIds.includes(itemId);
    expect(await isFound('watches')).toBe(true);
    await server.call(
      'saveItem',
      { owner, itemId, changes: { title: 'Omega', category: null } },
      ada,
    );
    expect(await isFound('omega')).toBe(true);
    expect(await isFound('watches')).toBe(false);
    await server.call('deleteItems', { owner, itemIds: [itemId] }, ada);
  });
});

describe('the order by title', () => {
  it('goes by what is shown', async () => {
    const { itemIds } = await navigation({ sort: 'title' });
    expect(itemIds.map((itemId) => titles.get(itemId))).toEqual([
      'vest', // Black multicolor vest
      'jumper', // Grandpa’s tailored jumper
      'gray tee', // Gray T-shirt, Söhne
      'sweater', // Green sweater
      'trousers', // Navy trousers, Oda
      'nothing', // New piece
      'dress', // Red day dress
      'gown', // Red evening dress
      'sneakers', // White sneakers
      'tee', // White T-shirt
      'raincoat', // Yellow raincoat
    ]);
  });
});

describe('pieces of one color and kind', () => {
  let eve: Person;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    eve = await server.person();
    const blazer = { category: 'blazer', mainColor: 'cream' } as const;
    const pieces: Partial<ItemAttributes>[] = [
      { ...blazer, sleeveLength: 'Sleeveless' },
      { ...blazer, brand: 'Marlowe' },
      { ...blazer, furtherColors: ['navy'], patterns: ['Striped'] },
      blazer,
    ];
    for (const changes of pieces) {
      const { item } = await server.call('saveItem', { owner: eve.userId, changes }, eve);
      ids.set(item.itemId, itemName(item));
    }
  });
  const namesOf = async (filter: ItemFilter) => {
    const input = { owner: eve.userId, filter };
    const { itemIds } = await server.call('getItemNavigation', input, eve);
    const { items } = await server.call('getItems', { owner: eve.userId, itemIds }, eve);
    return items.map(itemName);
  };

  it('are ordered by the names that tell them apart', async () => {
    expect(await namesOf({ sort: 'title' })).toEqual([
      'Cream and navy striped blazer',
      'Cream blazer',
      'Cream blazer, Marlowe',
      'Cream sleeveless blazer',
    ]);
  });

  it.each([
    ['cream blazer, marlowe', 'Cream blazer, Marlowe'],
    ['stripes', 'Cream and navy striped blazer'],
    ['Cream and navy striped blazer', 'Cream and navy striped blazer'],
    ['sleeveless blazer', 'Cream sleeveless blazer'],
  ])('are found by what they are called: %s', async (search, name) => {
    expect(await namesOf({ search })).toEqual([name]);
  });

  it('have the same names on outfits, looks and in the calendar’s file', async () => {
    const owner = eve.userId;
    const itemIds = [...ids.keys()];
    const place = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
    const layers = itemIds.map((itemId) => ({ itemId, ...place }));
    const collage = { background: 'paper' as const, layers };
    const made = await server.call(
      'saveOutfit',
      { owner, changes: { title: 'All' }, collage },
      eve,
    );
    expect(made.outfit.layers.map(({ title }) => title)).toEqual([...ids.values()]);
    expect(made.outfit.pieces.map(itemName)).toEqual([...ids.values()]);
    const { look } = await server.call(
      'saveLook',
      {
        owner,
        changes: { kind: 'worn', outfitId: made.outfit.outfitId },
        pins: itemIds.map((itemId) => ({ itemId, x: 0.5, y: 0.5 })),
      },
      eve,
    );
    expect(look.pins.map(({ title }) => title)).toEqual([...ids.values()]);
    expect(look.pieces.map(itemName)).toEqual([...ids.values()]);
    const day = '2026-05-03';
    await server.call('savePlan', { owner, changes: { day, itemIds } }, eve);
    const { ics } = await server.call('exportCalendar', { owner, from: day, to: day }, eve);
    expect(ics.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Cream sleeveless blazer\\; Cream blazer\\, Marlowe\\; Cream and navy striped blazer\\; and 1 more',
    );
  });
});

describe('a filter', () => {
  it.each<[string, ItemFilter, string[]]>([
    ['tag', { tag: ['gala'] }, ['gown']],
    ['availability', { availability: ['lent'] }, ['sweater']],
    ['price, both ends', { price: { from: 100, to: 120 } }, ['sneakers']],
    ['price, from', { price: { from: 101 } }, ['dress']],
    ['price, to', { price: { to: 121 } }, ['dress', 'sneakers']],
    ['price of nothing', { price: {} }, [...titles.values()]],
    ['a further color', { mainColor: ['pink', 'green'] }, ['sweater', 'vest']],
    ['several', { mainColor: ['white'], season: ['Summer'] }, ['tee']],
  ])('by %s', async (_, filter, found) => {
    if (found.length > 0) expect(await find(filter)).toEqual(found.toSorted());
    else expect(await find(filter)).toHaveLength(titles.size);
  });

  it('is counted by what the others leave, and not by itself', async () => {
    const { counts } = await navigation({ mainColor: ['white'], group: ['top'] });
    expect(counts).toMatchObject({
      all: 11,
      unsorted: 2,
      recognized: 0,
      // White ones, of any group; and groups that have none.
      group: { top: 1, shoes: 1, 'one-piece': 0, outerwear: 0, bottom: 0 },
      // Tops of any color.
      mainColor: { white: 1, grey: 1, green: 1, red: 0, pink: 0 },
      season: { Summer: 1, Fall: 0 },
      brand: { Oda: 0, Söhne: 0 },
      availability: { ready: 1, lent: 0 },
      tag: { gala: 0 },
      price: { any: 0 },
    });
    const { mainColor } = (await navigation({})).counts;
    expect(mainColor).toMatchObject({ black: 1, pink: 1, camel: 1, red: 2 });
    const word = await navigation({ search: 'white' });
    expect(word.counts).toMatchObject({ all: 11, group: { top: 1, shoes: 1 }, price: { any: 1 } });
  });
});
