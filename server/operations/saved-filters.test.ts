import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxFilterName, maxSavedFilters } from '#contract/rules/saved-filters.ts';
import type { SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe.each(bothDatabases())('on $name', ({ missing, serverOptions }) => {
  let server: TestServer;
  let ada: Person;

  describe.skipIf(missing)('a saved filter', () => {
    beforeAll(async () => {
      server = await startTestServer(await serverOptions());
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      ada = await server.person();
    });

    const idOf = (number: number) => String(number).padStart(32, '0');
    const save = (number: number, name: string, filter: SavedItemFilter = {}, as = ada) =>
      server.call('saveFilter', { owner: as.userId, filterId: idOf(number), name, filter }, as);
    const list = async (as = ada) =>
      (await server.call('getSavedFilters', { owner: as.userId, today: '2026-05-04' }, as)).filters;
    const remove = (number: number) =>
      server.call('deleteFilter', { owner: ada.userId, filterId: idOf(number) }, ada);
    const hang = async (changes: object) =>
      (await server.call('saveItem', { owner: ada.userId, changes }, ada)).item.itemId;

    it('is listed by its name until it is deleted, and changed as a whole', async () => {
      await save(1, 'Warm', { season: ['Winter'], search: 'wool', sort: 'title' });
      await save(2, 'Éclairs', { price: { from: 20 } });
      await save(1, 'cold days', { season: ['Fall'] });
      expect(await list()).toEqual([
        {
          filterId: idOf(1),
          name: 'cold days',
          filter: { season: ['Fall'] },
          gone: [],
          pieceCount: 0,
        },
        {
          filterId: idOf(2),
          name: 'Éclairs',
          filter: { price: { from: 20 } },
          gone: [],
          pieceCount: 0,
        },
      ]);
      await remove(1);
      // As another device may say once more.
      await remove(1);
      expect((await list()).map(({ name }) => name)).toEqual(['Éclairs']);
    });

    it('gets a number where another has its name', async () => {
      await save(1, 'Work');
      expect((await save(2, 'wörk')).name).toBe('wörk 2');
      expect((await save(1, 'WORK')).name).toBe('WORK');
      const long = 'x'.repeat(maxFilterName);
      await save(3, long);
      expect((await save(4, long)).name).toBe(`${long.slice(0, -2)} 2`);
    });

    it(`is one of ${maxSavedFilters} at most`, async () => {
      for (let at = 1; at <= maxSavedFilters; at += 1) await save(at, `Filter ${at}`);
      await expect(save(maxSavedFilters + 1, 'One more')).rejects.toThrow('too-many');
      await save(maxSavedFilters, 'Another name');
      expect(await list()).toHaveLength(maxSavedFilters);
    });

    it('counts what it shows, and tells what is gone of what it names', async () => {
      const owner = ada.userId;
      const own = 'top/Kimono top';
      const hat = await hang({ title: 'Hat', personalTags: ['gala'], brand: 'Oda', size: 'M' });
      const kimono = await hang({ title: 'Kimono', category: own, personalTags: ['rain'] });
      const form = { owner, name: 'Lisbon', description: '' };
      const { wardrobeId } = (await server.call('saveWardrobe', form, ada)).wardrobe;
      const into = { owner, itemIds: [hat, kimono], wardrobeIds: [wardrobeId] };
      await server.call('itemAddToWardrobes', into, ada);
      await save(1, 'a', { tag: ['gala', 'rain'], wardrobeId });
      await save(2, 'b', { category: [own, 'boots'], search: 'kimono' });
      await save(3, 'c', { brand: ['Oda'], size: ['M'] });
      await save(4, 'd', { tag: ['never'], season: ['Winter'] });
      const told = async () =>
        (await list()).map(({ gone, pieceCount }) => [
          pieceCount,
          ...gone.map(({ list, value }) => `${list} ${value}`),
        ]);
      expect(await told()).toEqual([[2], [1], [1], [0, 'tag never']]);
      const noMore = { personalTags: [], brand: null, size: null };
      await server.call('saveItem', { owner, itemId: hat, changes: noMore }, ada);
      await server.call('deleteWardrobe', { owner, wardrobeId }, ada);
      await server.call('saveItem', { owner, itemId: kimono, changes: { category: null } }, ada);
      expect(await told()).toEqual([
        [1, 'tag gala', `wardrobe ${wardrobeId}`],
        // Boots may come; the search still finds the kimono, which is none.
        [0, `category ${own}`],
        [2, 'brand Oda', 'size M'],
        [0, 'tag never'],
      ]);
    });

    it('shows what was worn as of the day that it is asked', async () => {
      const owner = ada.userId;
      const hat = await hang({ title: 'Hat', purchaseDate: '2024-05-06' });
      const worn = { owner, changes: { day: '2026-04-20', itemIds: [hat] }, isWorn: true };
      await server.call('savePlan', worn, ada);
      const filter: SavedItemFilter = { worn: ['30'], bought: ['2024'] };
      await save(1, 'Of late', filter);
      const on = async (today: string) =>
        (await server.call('getSavedFilters', { owner, today }, ada)).filters[0];
      expect(await on('2026-05-04')).toMatchObject({ filter, pieceCount: 1 });
      expect(await on('2026-05-20')).toMatchObject({ filter, pieceCount: 0 });
    });

    it('is of its owner alone, and goes with the account', async () => {
      const eve = await server.person();
      await save(1, 'Mine', { tag: ['gala'] });
      await save(1, 'Hers', {}, eve);
      expect((await list()).map(({ name }) => name)).toEqual(['Mine']);
      expect((await list(eve)).map(({ name }) => name)).toEqual(['Hers']);
      const { pool } = server.app.services.open;
      await pool.query('delete from users where id = $1', [eve.userId]);
      const left = await pool.query('select 1 from saved_filters where owner_id = $1', [
        eve.userId,
      ]);
      expect(left.rowCount).toBe(0);
    });
  });
});
