import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let owner: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  owner = ada.userId;
});

const make = async (name: string) =>
  (await server.call('saveWardrobe', { owner, name, description: '' }, ada)).wardrobe.wardrobeId;
const list = () => server.call('getWardrobes', { owner }, ada);
const addItem = async (title: string, wardrobeIds: string[], withPicture = false) => {
  const imageIds: string[] = [];
  if (withPicture) {
    imageIds.push((await server.upload(ada, await drawPicture(), 'image/jpeg')).imageId);
  }
  const input = { owner, changes: { title, category: 'shirt' }, imageIds, wardrobeIds };
  return (await server.call('saveItem', input, ada)).item.itemId;
};

describe('wardrobes', () => {
  it('are listed the oldest first at the beginning, with how many items each has and all have', async () => {
    const work = await make('Work');
    const play = await make('Play');
    await addItem('Shirt', [work, play]);
    await addItem('Coat', [work]);
    await addItem('Nowhere', []);
    const { wardrobes, itemCount } = await list();
    expect(wardrobes.map(({ name, itemCount }) => [name, itemCount])).toEqual([
      ['Work', 2],
      ['Play', 1],
    ]);
    expect(itemCount).toBe(3);
  });

  it('show the newest five pictures on their rail, once they are ready', async () => {
    const work = await make('Work');
    for (const title of ['1', '2', '3', '4', '5', '6']) await addItem(title, [work], true);
    await addItem('Without a picture', [work]);
    await server.app.services.jobs.idle();
    const [wardrobe] = (await list()).wardrobes;
    expect(wardrobe?.rail.map(({ title }) => title)).toEqual(['6', '5', '4', '3', '2']);
    expect(wardrobe?.rail.every(({ image }) => image.urls !== null)).toBe(true);
  });

  it('name what is on their rail as it is called elsewhere', async () => {
    const work = await make('Work');
    const itemId = await addItem('Default title', [work], true);
    const known = { category: 'blazer', mainColor: 'cream', brand: 'Marlowe' } as const;
    const changes = { ...known, furtherColors: [] };
    await server.call('saveItem', { owner, itemId, changes }, ada);
    await server.app.services.jobs.idle();
    const [wardrobe] = (await list()).wardrobes;
    expect(wardrobe?.rail).toMatchObject([{ itemId, title: 'Cream blazer, Marlowe' }]);
  });

  it('can be renamed, and keep their items', async () => {
    const wardrobeId = await make('Work');
    await addItem('Shirt', [wardrobeId]);
    const form = { owner, wardrobeId, name: '  Office ', description: 'Mon–Thu' };
    const { wardrobe } = await server.call('saveWardrobe', form, ada);
    expect(wardrobe).toMatchObject({
      wardrobeId,
      name: 'Office',
      description: 'Mon–Thu',
      itemCount: 1,
    });
  });

  it('leave their items behind when they are deleted', async () => {
    const wardrobeId = await make('Work');
    const itemId = await addItem('Shirt', [wardrobeId]);
    await server.call('deleteWardrobe', { owner, wardrobeId }, ada);
    expect((await list()).wardrobes).toEqual([]);
    const { item } = await server.call('getItemDetails', { owner, itemId }, ada);
    expect(item).toMatchObject({ title: 'Shirt', wardrobes: [] });
    const again = await server.raw('deleteWardrobe', { owner, wardrobeId }, ada);
    expect(again).toMatchObject({ statusCode: 404, body: { code: 'not-found' } });
  });

  it('take items in and give them back, counting as they do', async () => {
    const [work, play] = [await make('Work'), await make('Play')];
    const itemIds = [await addItem('Shirt', []), await addItem('Coat', [])];
    const counts = async () => (await list()).wardrobes.map((wardrobe) => wardrobe.itemCount);
    const add = { owner, itemIds, wardrobeIds: [work, play] };
    await server.call('itemAddToWardrobes', add, ada);
    await server.call('itemAddToWardrobes', add, ada);
    expect(await counts()).toEqual([2, 2]);
    await server.call(
      'itemRemoveFromWardrobes',
      { owner, itemIds: [itemIds[0]!], wardrobeIds: [work] },
      ada,
    );
    expect(await counts()).toEqual([1, 2]);
  });

  it('take what is there of a selection, and answer what that was', async () => {
    const work = await make('Work');
    const shirt = await addItem('Shirt', []);
    const mixed = { owner, itemIds: ['999999', shirt], wardrobeIds: ['888888', work] };
    for (const [name, itemCount] of [
      ['itemAddToWardrobes', 1],
      ['itemRemoveFromWardrobes', 0],
    ] as const) {
      const done = await server.call(name, mixed, ada);
      expect(done).toEqual({ itemIds: [shirt], wardrobeIds: [work] });
      expect((await list()).wardrobes[0]?.itemCount).toBe(itemCount);
    }
    const none = [
      { owner, itemIds: ['999999'], wardrobeIds: [work] },
      { owner, itemIds: [shirt], wardrobeIds: ['888888'] },
    ];
    for (const input of none) {
      const answer = await server.raw('itemAddToWardrobes', input, ada);
      expect(answer).toMatchObject({ statusCode: 404, body: { code: 'not-found' } });
    }
    expect((await list()).wardrobes[0]?.itemCount).toBe(0);
  });

  it('stand as they were put; one that is made later comes last', async () => {
    const made = [await make('One'), await make('Two'), await make('Three')];
    const names = async () => (await list()).wardrobes.map(({ name }) => name);
    const order = { owner, wardrobeIds: [made[2]!, '999999', made[0]!] };
    expect(await server.call('orderWardrobes', order, ada)).toEqual({
      wardrobeIds: [made[2], made[0], made[1]],
    });
    await make('Four');
    expect(await names()).toEqual(['Three', 'One', 'Two', 'Four']);
    const renamed = { owner, wardrobeId: made[0]!, name: '1', description: '' };
    await server.call('saveWardrobe', renamed, ada);
    expect(await names()).toEqual(['Three', '1', 'Two', 'Four']);
    const none = await server.raw('orderWardrobes', { owner, wardrobeIds: ['999999'] }, ada);
    expect(none).toMatchObject({ statusCode: 404, body: { code: 'not-found' } });
  });

  it('show the pieces of their cover first, and others where it has fewer', async () => {
    const [work, play] = [await make('Work'), await make('Play')];
    const itemIds: string[] = [];
    for (const title of ['1', '2', '3', '4', '5', '6'])
      itemIds.push(await addItem(title, [work, play], true));
    await server.app.services.jobs.idle();
    const rails = async () =>
      (await list()).wardrobes.map(({ rail }) => rail.map(({ title }) => title).join(''));
    const cover = [itemIds[1]!, '999999', itemIds[0]!];
    const input = { owner, wardrobeId: work, itemIds: cover };
    const { wardrobe } = await server.call('chooseWardrobeCover', input, ada);
    expect(wardrobe.coverItemIds).toEqual([itemIds[1], itemIds[0]]);
    expect(await rails()).toEqual(['21654', '65432']);

    await server.call('deleteItems', { owner, itemIds: [itemIds[1]!] }, ada);
    const [after] = (await list()).wardrobes;
    expect(after).toMatchObject({ coverItemIds: [itemIds[0]] });
    expect((await rails())[0]).toBe('16543');
    await server.call('chooseWardrobeCover', { ...input, itemIds: [] }, ada);
    expect((await rails())[0]).toBe('65431');
    await server.call('chooseWardrobeCover', input, ada);
    const gone = { ...input, itemIds: ['999999'] };
    const none = await server.raw('chooseWardrobeCover', gone, ada);
    expect(none).toMatchObject({ statusCode: 404, body: { code: 'not-found' } });
    expect((await list()).wardrobes[0]?.coverItemIds).toEqual([itemIds[0]]);
    const six = await server.raw('chooseWardrobeCover', { ...input, itemIds: itemIds }, ada);
    expect(six).toMatchObject({ statusCode: 400, body: { code: 'invalid' } });
  });

  it('show what is cut out before photos with their ground, and photos where that is too little', async () => {
    const work = await make('Work');
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) await addItem(title, [work], true);
    await server.app.services.jobs.idle();
    const { pool } = server.app.services.open;
    /** Says how the photos of pieces stand. */
    const say = (titles: string[], columns: string) =>
      pool.query(
        `update images set ${columns} from item_images join items on items.id = item_images.item_id
          where images.id = item_images.image_id and images.owner_id = $1 and items.title = any($2)`,
        [owner, titles],
      );
    const rail = async () => (await list()).wardrobes[0]!.rail.map(({ title }) => title).join('');
    await say(['1', '2', '3', '4'], `cutout = 'trusted', cutout_version = 1`);
    expect(await rail()).toBe('43217');
    // One that is only offered, one whose owner chose the photo, and one that was chosen.
    await say(['2'], `cutout = 'likely'`);
    await say(['3'], `shown = 'photo'`);
    await say(['6'], `cutout = 'likely', cutout_version = 1, shown = 'cutout'`);
    expect(await rail()).toBe('64175');
    const cover = { owner, wardrobeId: work, itemIds: [] as string[] };
    const { wardrobes } = await list();
    cover.itemIds = [wardrobes[0]!.rail[4]!.itemId];
    await server.call('chooseWardrobeCover', cover, ada);
    expect(await rail()).toBe('56417');
  });

  it('end at two hundred', async () => {
    const { pool } = server.app.services.open;
    await pool.query(
      `insert into wardrobes (owner_id, name) select $1, 'w' || n from generate_series(1, 200) n`,
      [owner],
    );
    const answer = await server.raw(
      'saveWardrobe',
      { owner, name: 'One more', description: '' },
      ada,
    );
    expect(answer).toMatchObject({ statusCode: 400, body: { code: 'too-many' } });
  });

  it('need a name', async () => {
    const answer = await server.raw('saveWardrobe', { owner, name: '  ', description: '' }, ada);
    expect(answer).toMatchObject({
      statusCode: 400,
      body: { code: 'invalid', fields: { name: expect.any(String) } },
    });
  });
});
