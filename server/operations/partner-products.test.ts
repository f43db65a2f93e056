import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { madeProduct, sellProducts, soldProduct } from '#tests/support/partner-products.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Partner } from '../config/feeds-topic.ts';
import { enqueue } from '../jobs/job.ts';
import { readFeedsJob } from '../jobs/read-feeds.ts';
import type { PartnerFeedsPort } from '../ports/partner-feeds.ts';
import { CannotRead } from '../ports/web.ts';

const dayMs = 86_400_000;

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
});
afterEach(() => vi.restoreAllMocks());

const owner = () => ({ owner: ada.userId });
const list = (asked: Partial<OperationInput<'getPartnerProducts'>> = {}) =>
  server.call('getPartnerProducts', { ...owner(), search: '', order: 'latest', ...asked }, ada);
const titles = async (asked: Parameters<typeof list>[0]) =>
  (await list(asked)).products.map(({ title }) => title);
const hang = async (changes: Partial<ItemAttributes>) =>
  (await server.call('saveItem', { ...owner(), changes }, ada)).item.itemId;
const feedsOf = async () => server.call('getPartnerFeeds', owner(), ada);
const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#d3bf9f' } })
    .jpeg()
    .toBuffer();
const services = () => server.app.services;

describe('a feed that is read', () => {
  const partner: Partner = { key: 'lane', name: 'Lane', url: 'https://lane.example/feed.xml' };
  /** Has the partner's feed say something, and has it read. */
  async function reads(said: string | Error, { partners = [partner], etag = 'v1' } = {}) {
    Object.assign(services().feeds, {
      partners,
      async open(_partner, before) {
        if (said instanceof Error) throw said;
        if (before.etag === etag) return { isSame: true };
        const bytes = (async function* () {
          yield Buffer.from(said);
        })();
        return { isSame: false, mark: { etag, lastModified: null }, charset: undefined, bytes };
      },
    } satisfies Partial<PartnerFeedsPort>);
    await enqueue(services().open.database, readFeedsJob, {});
    services().jobs.nudge();
    await services().jobs.idle();
  }
  const entry = (id: string, title: string, more = '') =>
    `<item><id>${id}</id><title>${title}</title><link>https://lane.example/${id}</link><image_link>https://lane.example/${id}.jpg</image_link>${more}</item>`;
  const feed = (...entries: string[]) => `<rss><channel>${entries.join('')}</channel></rss>`;
  const counts = async () => (await feedsOf()).feeds.filter(({ feed }) => feed === 'lane');

  it('shows what can be worn, as it is now', async () => {
    await reads(feed(entry('1', 'Wool coat'), entry('2', 'Silk scarf'), entry('3', 'Dog food')));
    expect(await counts()).toEqual([{ feed: 'lane', name: 'Lane', count: 2 }]);
    await reads(feed(entry('1', 'Long wool coat'), entry('4', 'Blue jeans')), { etag: 'v2' });
    expect((await titles({ feed: 'lane' })).sort()).toEqual(['Blue jeans', 'Long wool coat']);
  });

  it('takes nothing away where it is the same, broken, cut off or not reached', async () => {
    await reads(feed(entry('1', 'Wool coat'), entry('2', 'Silk scarf')), { etag: 'a' });
    await reads(feed(), { etag: 'a' });
    expect(await titles({ feed: 'lane' })).toHaveLength(2);
    await reads(feed(entry('1', 'Wool coat')).replace('</channel></rss>', ''), { etag: 'b' });
    await reads('<html>gone</html>', { etag: 'c' });
    await reads(new CannotRead('unreachable'), { etag: 'd' });
    expect(await titles({ feed: 'lane' })).toHaveLength(2);
    // It is asked for whole again.
    await reads(feed(entry('2', 'Silk scarf')), { etag: 'b' });
    expect(await titles({ feed: 'lane' })).toEqual(['Silk scarf']);
  });

  it('shows sizes once, and nothing that cannot be had', async () => {
    const group = '<item_group_id>G</item_group_id><color>Navy</color>';
    await reads(
      feed(
        entry('s', 'Wool coat', group),
        entry('m', 'Wool coat', group),
        entry('9', 'Silk scarf', '<availability>out_of_stock</availability>'),
      ),
      { etag: 'sizes' },
    );
    expect(await titles({ feed: 'lane' })).toEqual(['Wool coat']);
    expect(await counts()).toMatchObject([{ count: 1 }]);
  });

  it('is found by other words for the same', async () => {
    await reads(feed(entry('1', 'Grey knit sweater')), { etag: 'x' });
    for (const search of ['gray sweater', 'jumpers', 'grey TOPS', 'sweaters']) {
      expect(await titles({ feed: 'lane', search }), search).toEqual(['Grey knit sweater']);
    }
    expect(await titles({ feed: 'lane', search: 'blue sweater' })).toEqual([]);
  });

  it('goes with its partner', async () => {
    await reads(feed(entry('1', 'Wool coat')), { etag: 'x' });
    await reads(feed(), { partners: [] });
    expect(await counts()).toEqual([]);
    expect(await titles({ feed: 'lane' })).toEqual([]);
  });
});

describe('products', () => {
  it('come by pages, the latest first, each once', async () => {
    const all = Array.from({ length: 60 }, (_, index) => madeProduct({ title: `Coat ${index}` }));
    const feed = await sellProducts(server, all);
    for (const order of ['latest', 'goes-with-mine'] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ feed, order, ...(after && { after }) });
        seen.push(...page.products.map(({ productId }) => productId));
        after = page.after;
      } while (after);
      expect(seen).toHaveLength(60);
      expect(new Set(seen).size).toBe(60);
    }
  });

  it('are found by the beginnings of their words, in a group', async () => {
    const feed = await sellProducts(server, [
      madeProduct({ title: 'Élan wool coat', color: 'Camel' }),
      madeProduct({ title: 'Leather loafers', category: 'loafers', slot: 'shoes' }),
    ]);
    expect(await titles({ feed, search: 'elan CAM' })).toEqual(['Élan wool coat']);
    expect(await titles({ feed, search: 'wool loafers' })).toEqual([]);
    for (const search of ['!', '+', '%', '_', "'"]) {
      expect(await titles({ feed, search }), search).toEqual(await titles({ feed }));
    }
    expect(await titles({ feed, group: 'shoes' })).toEqual(['Leather loafers']);
    for (const search of ["'", '\\', "a':* | 'b", '&|!()<->:*', '%', '   ']) {
      expect((await titles({ feed, search })).length).toBeLessThanOrEqual(2);
    }
  });

  it('that go with most of what one has come first, and nothing is hidden', async () => {
    await hang({ title: 'Jeans', category: 'jeans', mainColor: 'navy' });
    await hang({ title: 'Black trousers', category: 'trousers', mainColor: 'black' });
    const feed = await sellProducts(server, [
      madeProduct({ title: 'White shirt', category: 'shirt', slot: 'top', family: 'white' }),
      madeProduct({ title: 'Another pair of jeans', category: 'jeans', slot: 'bottom' }),
      madeProduct({ title: 'Of no color', category: 'shirt', slot: 'top', family: null }),
    ]);
    const found = await titles({ feed, order: 'goes-with-mine' });
    expect(found[0]).toBe('White shirt');
    expect(found).toHaveLength(3);
  });

  it('say that one has one like it', async () => {
    const feed = await sellProducts(server, [madeProduct()]);
    expect((await list({ feed })).products[0]!.ownsLike).toBe(false);
    const mine = await hang({ title: 'Mac', category: 'trench-coat', mainColor: 'beige' });
    expect((await list({ feed })).products[0]!.ownsLike).toBe(true);
    await server.call('deleteItems', { ...owner(), itemIds: [mine] }, ada);
    expect((await list({ feed })).products[0]!.ownsLike).toBe(false);
  });

  it.each([
    { after: 'x' },
    { after: '1-' },
    { feed: '../x' },
    { group: 'cars' },
    { order: 'price' },
  ])('are not told to who asks for %j', async (asked) => {
    const { statusCode } = await server.raw('getPartnerProducts', { ...owner(), ...asked }, ada);
    expect(statusCode).toBe(400);
  });
});

describe('a product that one owns', () => {
  it('becomes a piece with its picture, once', async () => {
    vi.spyOn(services().feeds, 'picture').mockImplementation(picture);
    const productId = await soldProduct(server, ada, { brand: 'Ferry Lane' });
    const first = await server.call('ownPartnerProduct', { ...owner(), productId }, ada);
    expect(first.isNew).toBe(true);
    const again = await server.call('ownPartnerProduct', { ...owner(), productId }, ada);
    expect(again).toEqual({ itemId: first.itemId, isNew: false });
    await services().jobs.idle();
    const { item } = await server.call('getItemDetails', { ...owner(), itemId: first.itemId }, ada);
    expect(item).toMatchObject({
      title: 'Belted trench',
      brand: 'Ferry Lane',
      category: 'trench-coat',
      mainColor: 'beige',
      purchasePriceCents: 24_000,
      purchaseCurrency: 'USD',
    });
    expect(item.images).toHaveLength(1);
  });

  it('becomes one piece, however often it is pressed at once', async () => {
    vi.spyOn(services().feeds, 'picture').mockImplementation(picture);
    const productId = await soldProduct(server, ada);
    const made = await Promise.all(
      [1, 2, 3].map(() => server.call('ownPartnerProduct', { ...owner(), productId }, ada)),
    );
    expect(new Set(made.map(({ itemId }) => itemId)).size).toBe(1);
  });

  it('becomes one without a picture where the shop shows none', async () => {
    vi.spyOn(services().feeds, 'picture').mockRejectedValue(new CannotRead('unreachable'));
    const productId = await soldProduct(server, ada);
    const { itemId } = await server.call('ownPartnerProduct', { ...owner(), productId }, ada);
    const { item } = await server.call('getItemDetails', { ...owner(), itemId }, ada);
    expect(item.images).toEqual([]);
  });

  it('is said to be in the wardrobe until it is deleted', async () => {
    const feed = await sellProducts(server, [madeProduct()]);
    const { productId } = (await list({ feed })).products[0]!;
    const { itemId } = await server.call('ownPartnerProduct', { ...owner(), productId }, ada);
    expect((await list({ feed })).products[0]!.itemId).toBe(itemId);
    await server.call('deleteItems', { ...owner(), itemIds: [itemId] }, ada);
    expect((await list({ feed })).products[0]!.itemId).toBeNull();
    const again = await server.call('ownPartnerProduct', { ...owner(), productId }, ada);
    expect(again.isNew).toBe(true);
  });

  it('is refused where it is sold no more', async () => {
    const asked = { ...owner(), productId: '999999999' };
    expect((await server.raw('ownPartnerProduct', asked, ada)).statusCode).toBe(404);
  });
});

describe('a wish', () => {
  const wishes = async () => (await server.call('getWishes', owner(), ada)).wishes;

  it('is kept once, says what it goes with, and is dropped', async () => {
    await hang({ title: 'Jeans', category: 'jeans', mainColor: 'navy' });
    await hang({ title: 'Mac', category: 'coat', mainColor: 'beige' });
    const feed = await sellProducts(server, [madeProduct()]);
    const { productId } = (await list({ feed })).products[0]!;
    const { wishId, goesWith } = await server.call('saveWish', { ...owner(), productId }, ada);
    expect(goesWith.count).toBe(1);
    expect(goesWith.items.map(({ title }) => title)).toEqual(['Jeans']);
    expect((await server.call('saveWish', { ...owner(), productId }, ada)).wishId).toBe(wishId);
    expect(await wishes()).toMatchObject([{ wishId, title: 'Belted trench', isSold: true }]);
    expect((await list({ feed })).products[0]!.wishId).toBe(wishId);
    expect((await feedsOf()).wishCount).toBe(1);
    await server.call('deleteWish', { ...owner(), wishId }, ada);
    await server.call('deleteWish', { ...owner(), wishId }, ada);
    expect(await wishes()).toEqual([]);
  });

  it('stays when its shop sells it no more, and says so', async () => {
    const feed = await sellProducts(server, [madeProduct({ externalId: 'gone' })]);
    const { productId } = (await list({ feed })).products[0]!;
    await server.call('saveWish', { ...owner(), productId }, ada);
    await sellProducts(server, [madeProduct()], feed);
    expect(await wishes()).toMatchObject([{ title: 'Belted trench', isSold: false }]);
  });

  it('is its member’s alone', async () => {
    const bob = await server.person();
    const productId = await soldProduct(server, ada);
    const { wishId } = await server.call('saveWish', { ...owner(), productId }, ada);
    await server.call('deleteWish', { owner: bob.userId, wishId }, bob);
    expect(await wishes()).toHaveLength(1);
  });

  it('is one of two hundred at the most', async () => {
    const feed = await sellProducts(
      server,
      Array.from({ length: 201 }, () => madeProduct()),
    );
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page = await list({ feed, ...(after && { after }) });
      ids.push(...page.products.map(({ productId }) => productId));
      after = page.after;
    } while (after);
    for (const productId of ids.slice(0, 200)) {
      await server.call('saveWish', { ...owner(), productId }, ada);
    }
    const asked = { ...owner(), productId: ids[200]! };
    expect((await server.raw('saveWish', asked, ada)).body).toMatchObject({ code: 'too-many' });
    expect((await feedsOf()).wishCount).toBe(200);
  });
});

describe('the picture of a product', () => {
  const show = (url: string) => server.app.http.inject({ url });
  const pathOf = async () => {
    const feed = await sellProducts(server, [madeProduct()]);
    return (await list({ feed })).products[0]!.picture;
  };

  it('is ours: small, without metadata, and fetched once', async () => {
    const fetched = vi.spyOn(services().feeds, 'picture').mockImplementation(picture);
    const path = await pathOf();
    const answers = await Promise.all([show(path), show(path), show(path)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
    }
    expect((await sharp(answers[0]!.rawPayload).metadata()).height).toBe(640);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is nobody’s else: an address that we did not sign is refused', async () => {
    const path = await pathOf();
    const other = path.replace(/url=[^&]*/, `url=${encodeURIComponent('http://10.0.0.1/')}`);
    expect((await show(other)).statusCode).toBe(403);
    expect((await show('/partner-pictures')).statusCode).toBe(403);
  });

  it.each([
    ['is not there', () => Promise.reject(new CannotRead('unreachable'))],
    ['is none', () => Promise.resolve(Buffer.from('<html>'))],
  ])('that %s is not found', async (_what, fetched) => {
    vi.spyOn(services().feeds, 'picture').mockImplementation(fetched);
    expect((await show(await pathOf())).statusCode).toBe(404);
  });

  it('is forgotten after two months', async () => {
    const fetched = vi.spyOn(services().feeds, 'picture').mockImplementation(picture);
    const path = await pathOf();
    await show(path);
    server.advance(61 * dayMs);
    await enqueue(services().open.database, readFeedsJob, {});
    services().jobs.nudge();
    await services().jobs.idle();
    // Of a partner that is none its products go too, but not the address of the picture.
    await show(path);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
