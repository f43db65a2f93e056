import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/* What is forgiven in a search, and what is near it: the same on both databases. */

describe.each(bothDatabases())('on $name', ({ missing, serverOptions }) => {
  let server: TestServer;
  let ada: Person;
  let owner: string;
  const names = new Map<string, string>();

  describe.skipIf(missing)('a search', () => {
    beforeAll(async () => {
      server = await startTestServer(await serverOptions());
      ada = await server.person();
      owner = ada.userId;
      const itemIds = new Map<string, string>();
      for (const title of [
        'Washed black jeans',
        'Blue jeans',
        'Ecru jeans',
        'Black skirt',
        'Black satin top',
        'Black wool coat',
      ]) {
        const { item } = await server.call('saveItem', { owner, changes: { title } }, ada);
        names.set(item.itemId, title);
        itemIds.set(title, item.itemId);
      }
      const jeans = itemIds.get('Blue jeans')!;
      const coat = itemIds.get('Black wool coat')!;
      await server.call(
        'saveOutfit',
        { owner, changes: { title: 'Opera night' }, collage: collageOf([coat]) },
        ada,
      );
      await server.call(
        'saveLook',
        {
          owner,
          changes: {
            kind: 'inspiration',
            title: 'Harbour walk',
            notes: 'Windy',
            link: { url: 'https://shop.example/coat', siteName: null },
          },
          pins: [{ itemId: jeans, x: 0.5, y: 0.5 }],
        },
        ada,
      );
    });
    afterAll(() => server.close());

    const meant = async (
      name: 'getSearchCorrection' | 'getOutfitSearchCorrection' | 'getLookSearchCorrection',
      search: string,
      as = ada,
    ) => (await server.call(name, { owner: as.userId, filter: { search } }, as)).search;

    it.each([
      ['blak jeens', 'black jeans'],
      ['balck jeasn', 'black jeans'],
      ['black jeans', null],
      ['blk jeans', null],
    ])('of pieces for “%s” means “%s”', async (search, expected) => {
      expect(await meant('getSearchCorrection', search)).toBe(expected);
    });

    it.each([
      ['oprea', 'opera'],
      ['nigth opera', 'night opera'],
      ['blak opera', 'black opera'],
      ['wool nihgt', 'wool night'],
      ['opera', null],
      ['jeens', null],
      ['opra jeans', null],
    ])('of outfits for “%s” means “%s”', async (search, expected) => {
      expect(await meant('getOutfitSearchCorrection', search)).toBe(expected);
    });

    it.each([
      ['harbor', 'harbour'],
      ['windi', 'windy'],
      ['jaens wakl', 'jeans walk'],
      ['walk', null],
      ['blak', null],
    ])('of looks for “%s” means “%s”', async (search, expected) => {
      expect(await meant('getLookSearchCorrection', search)).toBe(expected);
    });

    it('of outfits and looks goes by no words of somebody else', async () => {
      const eve = await server.person();
      expect(await meant('getOutfitSearchCorrection', 'oprea', eve)).toBeNull();
      expect(await meant('getLookSearchCorrection', 'harbor', eve)).toBeNull();
    });

    it('of looks is put right by looks of the kind that is shown', async () => {
      const filter = { search: 'harbor', kind: 'worn' as const };
      const { search } = await server.call('getLookSearchCorrection', { owner, filter }, ada);
      expect(search).toBeNull();
    });

    const near = async (filter: ItemFilter) =>
      (await server.call('getNearItems', { owner, filter }, ada)).near.map(({ kept, itemIds }) => [
        kept,
        ...itemIds.map((itemId) => names.get(itemId)),
      ]);

    it('has near it what lacks one word, by the word that says more first', async () => {
      expect(await near({ search: 'black jeans' })).toEqual([
        ['jeans', 'Ecru jeans', 'Blue jeans'],
        ['black', 'Black wool coat', 'Black satin top', 'Black skirt'],
      ]);
      expect((await near({ search: 'jeans black' })).map(([kept]) => kept)).toEqual([
        'jeans',
        'black',
      ]);
      expect(await near({ search: 'black silk jeans' })).toEqual([
        ['black jeans', 'Washed black jeans'],
      ]);
    });

    it('has near it what is found by a word that was meant', async () => {
      expect(await near({ search: 'jeens tuxedo' })).toEqual([
        ['jeans', 'Ecru jeans', 'Blue jeans', 'Washed black jeans'],
      ]);
    });

    it('has nothing near it but what fits the filter', async () => {
      expect(await near({ search: 'black jeans', season: ['Winter'] })).toEqual([]);
      expect(await near({ search: 'jeans' })).toEqual([]);
      expect(await near({ search: 'tuxedo kimono' })).toEqual([]);
      expect(await near({})).toEqual([]);
    });
  });
});
