import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemAttributes, ItemFilter } from '#contract/schemas/item.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { folderForTests } from '#tests/support/for-tests.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(bothDatabases())('the counts of the further lists, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    const { open, url } = await given.open();
    await open.close();
    server = await startTestServer(
      url
        ? { databaseUrl: url, env: { DATA_DIR: folderForTests('item-counts') } }
        : { isEmbedded: true },
    );
    ada = await server.person();
    const pieces: Partial<ItemAttributes>[] = [
      { category: 'coat', size: 'M', seasons: ['Winter'], patterns: ['Plain', 'Checked'] },
      { category: 'coat/Opera coats', size: 'M', occasions: ['Evening'], type: 'Womenswear' },
      { category: 'shirt', size: 'L', neckline: 'Crew', sleeveLength: 'Long', secondhand: true },
      { category: 'shirt', size: 'L', occasions: ['Work', 'Evening'], sleeveType: 'Raglan' },
      { title: 'Nothing known of it', seasons: ['Winter', 'Fall'] },
      { category: 'shirt', size: 'L', availability: 'gone' },
    ];
    for (const changes of pieces) {
      await server.call('saveItem', { owner: ada.userId, changes }, ada);
    }
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
  ])('are what each value would show: %j', async (filter) => {
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
    expect(await countsOf({})).toEqual({
      category: { coat: 1, 'coat/Opera coats': 1, shirt: 2 },
      occasion: { Evening: 2, Work: 1 },
      pattern: { Checked: 1, Plain: 1 },
      neckline: { Crew: 1 },
      sleeveType: { Raglan: 1 },
      sleeveLength: { Long: 1 },
      size: { M: 2, L: 2 },
      type: { Womenswear: 1 },
      secondhand: { yes: 1, no: 4 },
    });
  });
});
