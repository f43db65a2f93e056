import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openWebStage, type WebStage } from '#tests/support/web-stage.ts';
import { images } from '../database/schema.ts';
import { sweep } from '../jobs/sweep.ts';
import { openGuardedWeb } from '../ports/web-guarded.ts';

const today = '2026-05-05';
const address = 'http://shop.example/coat';

let stage: WebStage;
let server: TestServer;
let ada: Person;
let picture: Buffer;
beforeAll(async () => {
  stage = await openWebStage();
  server = await startTestServer({ web: openGuardedWeb(stage.network) });
  picture = await drawPicture();
  stage.pages['/photo.jpg'] = (_, response) =>
    void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
});
afterAll(async () => {
  await server.close();
  await stage.close();
});
beforeEach(async () => {
  ada = await server.person();
});

type Told = OperationInput<'saveThingWish'>['thing'];

const publish = (body: string) => {
  stage.pages['/coat'] = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(body);
};
const embedded = (data: unknown) =>
  `<title>Shop</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
const product = {
  '@type': 'Product',
  name: 'Belted trench coat',
  brand: { '@type': 'Brand', name: 'Ferry Lane' },
  color: 'Beige',
  image: ['/photo.jpg'],
  offers: { '@type': 'Offer', price: '240.00', priceCurrency: 'USD' },
};
const owner = (as = ada) => ({ owner: as.userId });
const read = (url = address) => server.call('readThing', { ...owner(), from: { url } }, ada);
const compare = (thing: Told) => server.call('compareWithMine', { ...owner(), today, thing }, ada);
const keep = (thing: Told, as = ada) => server.call('saveThingWish', { ...owner(as), thing }, as);
const wishes = async (as = ada) => (await server.call('getWishes', owner(as), as)).wishes;
const isKept = async (imageId: string) => {
  const { database } = server.app.services.open;
  return (await database.select().from(images).where(eq(images.id, imageId))).length > 0;
};
const sweepTomorrow = async () => {
  const { services } = server.app;
  const updatedAt = new Date(Date.now() - 30 * 3_600_000);
  await services.open.database
    .update(images)
    .set({ updatedAt })
    .where(eq(images.ownerId, ada.userId));
  await sweep(services);
};
const sendPhoto = async () => {
  const { imageId } = await server.upload(ada, picture, 'image/jpeg');
  await server.call('readThing', { ...owner(), from: { imageId } }, ada);
  await server.app.services.jobs.idle();
  return imageId;
};

describe('a shop’s page', () => {
  it.each([
    ['one', product],
    ['one of a graph', { '@graph': [{ '@type': 'WebPage' }, product] }],
    ['one of a list', [{ '@type': 'BreadcrumbList' }, { ...product, '@type': ['Product'] }]],
    ['a group', { ...product, '@type': 'ProductGroup', offers: undefined, hasVariant: [product] }],
  ])('tells what it sells, as %s', async (_how, data) => {
    publish(embedded(data));
    expect(await read()).toEqual({
      title: 'Belted trench coat',
      brand: 'Ferry Lane',
      shop: 'shop.example',
      link: address,
      family: 'beige',
      price: { cents: 24_000, currency: 'USD' },
      imageId: expect.any(String),
    });
  });

  it('tells it by its meta tags', async () => {
    publish(`<meta property="og:title" content="Navy coat"><meta property="og:image" content="/photo.jpg">
      <meta property="product:price:amount" content="1,240.50">
      <meta property="product:price:currency" content="eur">`);
    expect(await read()).toMatchObject({
      title: 'Navy coat',
      price: { cents: 124_050, currency: 'EUR' },
      imageId: expect.any(String),
    });
  });

  it.each([
    ['broken data', '<title>Coat</title><script type="application/ld+json">{"@type":</script>'],
    [
      'data without an end',
      `<title>Coat</title><script type="application/ld+json">${'['.repeat(200_000)}`,
    ],
    [
      'a price that is none',
      `${embedded({ '@type': 'Product', name: 'Coat', offers: { price: 'ask', priceCurrency: 'USD' } })}`,
    ],
    [
      'a currency that is none',
      `${embedded({ '@type': 'Product', name: 'Coat', offers: { price: 1, priceCurrency: 'XXX' } })}`,
    ],
  ])('is read for all that, with %s', async (_what, page) => {
    publish(page);
    expect(await read()).toMatchObject({ title: 'Coat', price: null, imageId: null });
  });

  it.each([
    ['that names nothing', address, 'not-a-page'],
    ['at a private address', 'http://127.0.0.1/coat', 'unreachable'],
    ['that is not there', 'http://nowhere.example/coat', 'unreachable'],
  ])('%s is refused', async (_what, url, fault) => {
    publish('<p>Nothing');
    const answer = await server.raw('readThing', { ...owner(), from: { url } }, ada);
    expect(answer.body).toMatchObject({ statusCode: 400, fields: { url: fault } });
  });
});

describe('a thing with a picture', () => {
  it('has its color, where nothing else tells it, and shows it', async () => {
    const imageId = await sendPhoto();
    const found = await compare({ title: '', imageId, category: 'coat' });
    expect(found.picture).toMatchObject({ imageId, status: 'ready' });
    expect(found.family).not.toBeNull();
    expect(found).toMatchObject({ category: 'coat', wishId: null });
    expect(await compare({ title: '', imageId, family: 'navy' })).toMatchObject({ family: 'navy' });
  });

  it('is known again where it is the photo of a piece, whatever else is said', async () => {
    const hash = 'a1'.repeat(32);
    const { imageId: worn } = await server.upload(ada, picture, 'image/jpeg', 'item', hash);
    const made = { changes: { title: 'Red hat', category: 'hat' }, wardrobeIds: [] };
    const { item } = await server.call('saveItem', { ...owner(), ...made, imageIds: [worn] }, ada);
    const { imageId } = await server.upload(ada, picture, 'image/jpeg', 'item', hash);
    const { nearest } = await compare({ title: '', imageId, category: 'coat' });
    expect(nearest).toMatchObject([
      { likeness: 1, agrees: ['photo'], item: { itemId: item.itemId } },
    ]);
    const gone = { availability: 'gone', goneWay: 'donated' } as const;
    const changed = { changeId: newIdempotencyKey(), itemIds: [item.itemId], ...gone };
    await server.call('setAvailability', { ...owner(), ...changed }, ada);
    expect((await compare({ title: '', imageId, category: 'coat' })).nearest).toEqual([]);
    const bob = await server.person();
    const { imageId: other } = await server.upload(bob, picture, 'image/jpeg', 'item', hash);
    const thing = { title: '', imageId: other, category: 'coat' };
    const theirs = await server.call('compareWithMine', { ...owner(bob), today, thing }, bob);
    expect(theirs.nearest).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const imageId = await sendPhoto();
    const bob = await server.person();
    const thing = { title: '', imageId };
    for (const [name, input] of [
      ['compareWithMine', { ...owner(bob), today, thing }],
      ['saveThingWish', { ...owner(bob), thing }],
      ['readThing', { ...owner(bob), from: { imageId } }],
    ] as const) {
      expect((await server.raw(name, input, bob)).statusCode).toBe(403);
    }
  });

  it('is one wish however often it is kept, and that one is told', async () => {
    const imageId = await sendPhoto();
    const thing: Told = { title: '', imageId, category: 'coat', family: 'navy' };
    const [one, other] = await Promise.all([keep(thing), keep(thing)]);
    expect(one).toEqual(other);
    expect((await compare(thing)).wishId).toBe(one.wishId);
    const [wish, ...more] = await wishes();
    expect(more).toEqual([]);
    expect(wish).toMatchObject({ title: 'Navy coat', link: null, isSold: true, imageId });
    const shown = await server.app.http.inject(wish!.picture!);
    expect(shown.headers['content-type']).toBe('image/webp');
  });

  it('is kept with its wish, and goes with it', async () => {
    const imageId = await sendPhoto();
    const { wishId } = await keep({ imageId, title: 'Coat' });
    await sweepTomorrow();
    expect(await isKept(imageId)).toBe(true);
    await server.call('deleteWish', { ...owner(), wishId }, ada);
    await sweepTomorrow();
    expect(await isKept(imageId)).toBe(false);
  });

  it('leaves nothing where it is not kept', async () => {
    const imageId = await sendPhoto();
    await sweepTomorrow();
    expect(await isKept(imageId)).toBe(false);
  });
});

describe('a thing of a link', () => {
  it('is one wish, which takes the latest that was read', async () => {
    publish(embedded(product));
    const kept = async () => {
      const { title, link, price, imageId } = await read();
      return keep({
        title,
        ...(link && { link }),
        ...(price && { price }),
        ...(imageId && { imageId }),
      });
    };
    const first = await kept();
    publish(embedded({ ...product, offers: { price: 120, priceCurrency: 'USD' } }));
    expect(await kept()).toEqual(first);
    expect(await wishes()).toMatchObject([
      { wishId: first.wishId, title: product.name, link: address, cents: 12_000 },
    ]);
    const bob = await server.person();
    expect((await keep({ title: 'Coat', link: address }, bob)).wishId).not.toBe(first.wishId);
  });

  it('whose address is no page of the web is refused', async () => {
    const thing = { title: 'x', link: 'javascript:alert(1)' };
    expect((await server.raw('saveThingWish', { ...owner(), thing }, ada)).statusCode).toBe(400);
  });
});
