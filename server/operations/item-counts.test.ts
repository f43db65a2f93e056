import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemAttributes, ItemFilter } from '#contract/schemas/item.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const today = '2026-05-04';

describe.each(bothDatabases())('the counts of the further lists, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer(await given.serverOptions());
    ada = await server.person();
    const pieces: Partial<ItemAttributes>[] = [
      {
        category: 'coat',
        size: 'M',
        seasons: ['Winter'],
        patterns: ['Plain', 'Checked'],
        purchaseDate: '2024-02-03',
        purchasePriceCents: 100,
      },
      {
        category: 'coat/Opera coats',
        size: 'M',
        occasions: ['Evening'],
        type: 'Womenswear',
        purchaseDate: '2024-12-31',
        purchasePriceCents: 200,
        purchaseCurrency: 'EUR',
      },
      {
        category: 'shirt',
        size: 'L',
        neckline: 'Crew',
        sleeveLength: 'Long',
        secondhand: true,
        purchaseDate: '2019-05-06',
      },
      { category: 'shirt', size: 'L', occasions: ['Work', 'Evening'], sleeveType: 'Raglan' },
      { title: 'Nothing known of it', seasons: ['Winter', 'Fall'] },
      { category: 'shirt', size: 'L', availability: 'gone' },
    ];
    const ids: string[] = [];
    for (const changes of pieces) {
      const { item } = await server.call('saveItem', { owner: ada.userId, changes }, ada);
      ids.push(item.itemId);
    }
    // The first is worn on the last of thirty days, the others a day before each span, and later than today.
    for (const [at, day] of [
      [0, '2026-04-05'],
      [0, '2020-01-01'],
      [1, '2026-04-04'],
      [2, '2026-02-03'],
      [3, '2025-05-04'],
      [5, '2026-05-09'],
    ] as const) {
      const changes = { day, itemIds: [ids[at]!] };
      await server.call('savePlan', { owner: ada.userId, changes, isWorn: true }, ada);
    }
    const planned = { day: today, itemIds: [ids[4]!] };
    await server.call('savePlan', { owner: ada.userId, changes: planned, isWorn: false }, ada);
  });
  afterAll(() => server?.close());

  const countsOf = async (filter: ItemFilter) =>
    (await server.call('getItemCounts', { owner: ada.userId, filter }, ada)).counts;
  const found = async (filter: ItemFilter) =>
    (await server.call('getItemNavigation', { owner: ada.userId, filter }, ada)).itemIds.length;

  it.each<ItemFilter>([
    {},
    { size: ['M'] },
    { size: ['M'], occasion: ['Evening'] },
    { season: ['Winter'], secondhand: ['no'] },
    { category: ['shirt'], sleeveType: ['Raglan'], type: ['Menswear'] },
    { search: 'coat' },
    { availability: ['gone'] },
    { group: ['none'], pattern: ['Plain'] },
    { bought: ['2024'] },
    { bought: ['2019', 'none'], worn: ['365', 'never'] },
    { worn: ['30'] },
    { worn: ['90', 'longer'], currency: ['USD'] },
    { currency: ['EUR', 'USD'], size: ['M'] },
    { availability: ['gone'], worn: ['30'] },
  ])('are what each value would show: %j', async (asked) => {
    const filter = { ...asked, today };
    const counts = await countsOf(filter);
    expect(Object.keys(counts.size)).toEqual(expect.arrayContaining(['M', 'L']));
    for (const [list, values] of Object.entries(counts)) {
      for (const [value, count] of Object.entries(values)) {
        const shown = await found({ ...filter, [list]: [value] });
        expect({ list, value, count }).toEqual({ list, value, count: shown });
      }
    }
  });

  it('name every value that occurs', async () => {
    expect(await countsOf({ today })).toEqual({
      category: { coat: 1, 'coat/Opera coats': 1, shirt: 2 },
      occasion: { Evening: 2, Work: 1 },
      pattern: { Checked: 1, Plain: 1 },
      neckline: { Crew: 1 },
      sleeveType: { Raglan: 1 },
      sleeveLength: { Long: 1 },
      size: { M: 2, L: 2 },
      type: { Womenswear: 1 },
      secondhand: { yes: 1, no: 4 },
      currency: { USD: 1, EUR: 1 },
      bought: { 2019: 1, 2024: 2, none: 2 },
      worn: { 30: 1, 90: 2, 365: 3, longer: 1, never: 1 },
    });
  });

  it('name what is called like a member of every object', async () => {
    const bea = await server.person();
    const names = ['constructor', 'prototype', '__proto__'];
    for (const name of names) {
      const changes = { title: name, category: `coat/${name}`, brand: name, personalTags: [name] };
      await server.call('saveItem', { owner: bea.userId, changes }, bea);
    }
    const input = { owner: bea.userId, filter: {} };
    const { counts } = await server.call('getItemNavigation', input, bea);
    expect(Object.entries(counts.tag).sort()).toEqual(names.map((name) => [name, 1]).sort());
    expect(Object.keys(counts.brand).sort()).toEqual([...names].sort());
    const further = await server.call('getItemCounts', input, bea);
    expect(Object.keys(further.counts.category).sort()).toEqual(
      names.map((name) => `coat/${name}`).sort(),
    );
  });

  it('tell of no wears where nobody says which day it is', async () => {
    expect((await countsOf({})).worn).toEqual({});
    await expect(countsOf({ worn: ['30'] })).rejects.toThrow('invalid');
  });

  it.each(['2026-05-05', '2026-05-03'])('follow the day where the owner is: %s', async (day) => {
    const lists = await Promise.all(
      (['30', '90'] as const).map((span) => found({ worn: [span], today: day })),
    );
    expect(lists).toEqual(day < today ? [2, 3] : [0, 2]);
  });
});
