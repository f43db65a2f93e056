import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/*
 * What is done to many at once, with as many as the contract allows, by a member who has more than that of everything.
 */

const many = 500;
const wardrobeCount = 100;
/** Worn days of one look: three years. */
const wornDays = 1100;

describe.each(bothDatabases())('on $name, as many as may be', ({ missing, serverOptions }) => {
  let server: TestServer;
  let ada: Person;
  let owner: string;
  let ids: Record<'item' | 'outfit' | 'look' | 'wardrobe', string[]>;
  let planIds: string[];

  describe.skipIf(missing)('at once', () => {
    beforeAll(async () => {
      server = await startTestServer(await serverOptions());
      ada = await server.person();
      owner = ada.userId;
      const { pool } = server.app.services.open;
      const insert = async (table: string, columns: string, values: string, count: number) => {
        const { rows } = await pool.query(
          `insert into ${table} (owner_id, ${columns})
            select $1, ${values} from generate_series(1, $2::int) n returning id`,
          [owner, count],
        );
        return rows.map(({ id }) => String(id));
      };
      const title = "'Piece ' || n";
      ids = {
        item: await insert('items', 'title, condition', `${title}, 'Good Condition'`, many),
        outfit: await insert('outfits', 'title, background', `${title}, 'paper'`, many),
        look: await insert('looks', 'title, kind', `${title}, 'worn'`, many),
        wardrobe: await insert('wardrobes', 'name', title, wardrobeCount),
      };
      await pool.query(
        `insert into outfit_layers (outfit_id, position, item_id, x, y, size, rotation, is_flipped)
          select outfit.id, place, $2::bigint + place, 0.5, 0.5, 0.2, 0, false
          from outfits outfit, generate_series(0, 59) place where outfit.owner_id = $1`,
        [owner, ids.item[0]],
      );
      await insert(
        'plans',
        'day, slot, look_id, is_worn',
        `date '2023-11-01' + n, 'day', ${ids.look[0]}, true`,
        wornDays,
      );
      planIds = await insert(
        'plans',
        'day, slot, outfit_id',
        `date '2023-10-01' + n % 20, 'evening', ${ids.outfit[0]}::bigint + n`,
        100,
      );
    }, 120_000);
    afterAll(() => server?.close());

    const call = async (name: OperationName, input: object) => {
      const { statusCode, body } = await server.raw(name, { owner, ...input } as never, ada);
      expect([name, statusCode]).toEqual([name, 200]);
      return (body as { data: Record<string, unknown[]> }).data;
    };
    const rows = async (table: string) =>
      Number(
        (await server.app.services.open.pool.query(`select count(*) from ${table}`)).rows[0].count,
      );

    it.each([
      ['item', 'wardrobe_items'],
      ['outfit', 'wardrobe_outfits'],
      ['look', 'wardrobe_looks'],
    ] as const)('%ss go into wardrobes and out of them', async (noun, table) => {
      const both = { [`${noun}Ids`]: ids[noun], wardrobeIds: ids.wardrobe };
      await call(`${noun}AddToWardrobes`, both);
      expect(await rows(table)).toBe(many * wardrobeCount);
      await call(`${noun}RemoveFromWardrobes`, both);
      expect(await rows(table)).toBe(0);
    });

    it('plans are worn, moved, deleted and brought back', async () => {
      await call('markWorn', { planIds, isWorn: true });
      // Sixty layers of each outfit.
      expect(await rows('plan_items')).toBe(planIds.length * 60);
      await call('markWorn', { planIds, isWorn: false });
      // A day holds twelve.
      const some = planIds.slice(0, 12);
      const { planIds: moved } = await call('movePlans', { planIds: some, day: '2023-10-30' });
      expect(moved).toHaveLength(some.length);
      expect((await call('deletePlans', { planIds })).planIds).toHaveLength(planIds.length);
      expect((await call('restorePlans', { planIds })).planIds).toHaveLength(planIds.length);
      await call('markWorn', { planIds, isWorn: true });
    });

    it('pins of a look follow into every day on which it was worn', async () => {
      const before = await rows('plan_items');
      const pins = ids.item.slice(0, 30).map((itemId) => ({ itemId, x: 0.5, y: 0.5 }));
      await call('saveLook', { lookId: ids.look[0], changes: {}, pins });
      expect(await rows('plan_items')).toBe(before + wornDays * 30);
    });

    it('pieces change, and are shown and cut out', async () => {
      const { item: itemIds } = ids;
      const changes = { category: 'jeans', brand: 'Oda', seasons: ['Summer'], occasions: ['Work'] };
      const addedTags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
      const changed = await call('changeItems', { itemIds, changes, addedTags });
      expect(changed.itemIds).toHaveLength(many);
      await call('itemShowPictures', { itemIds, shown: 'photo' });
      await call('itemCutOut', { itemIds });
      await call('orderWardrobes', { wardrobeIds: ids.wardrobe });
      await call('getPlans', { from: '2023-10-01', to: '2023-11-30' });
      await call('exportCalendar', { from: '2023-10-01', to: '2024-09-01' });
    });

    it.each(['outfit', 'look'] as const)('%ss are copied', async (noun) => {
      const copied = await call(`duplicate${noun === 'look' ? 'Looks' : 'Outfits'}`, {
        [`${noun}Ids`]: ids[noun],
      });
      expect(new Set(copied[`${noun}Ids`]).size).toBe(many);
    });

    it.each(['look', 'outfit', 'item'] as const)(
      '%ss are deleted, brought back and forgotten',
      async (noun) => {
        const nouns = { item: 'Items', outfit: 'Outfits', look: 'Looks' } as const;
        const named = { [`${noun}Ids`]: ids[noun] };
        for (const verb of ['delete', 'restore', 'delete', 'forget'] as const) {
          const done = await call(`${verb}${nouns[noun]}`, named);
          expect(done[`${noun}Ids`], verb).toHaveLength(many);
        }
      },
    );
  });
});
