import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresForTests } from '#tests/support/for-tests.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/* What is forgiven in a search: the same on both databases. */

const postgres = postgresForTests();

describe.each([
  { name: 'the embedded database', missing: null, url: async () => undefined },
  {
    name: postgres.missing ? `PostgreSQL (skipped: ${postgres.missing})` : 'PostgreSQL',
    missing: postgres.missing,
    url: () => postgres.emptyDatabase(),
  },
])('on $name', ({ missing, url }) => {
  let server: TestServer;
  let ada: Person;
  let owner: string;

  describe.skipIf(missing)('a search', () => {
    beforeAll(async () => {
      const databaseUrl = await url();
      server = await startTestServer(databaseUrl ? { databaseUrl } : { isEmbedded: true });
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
  });
});
