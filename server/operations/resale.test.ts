import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let coat: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person({ bought: ['resaleValue'] });
  coat = await piece();
});

const usd = (cents: number) => ({ cents, currency: 'USD' });
const own = () => ({ owner: ada.userId });
const change = () => ({ changeId: newIdempotencyKey() });

async function piece(changes: Partial<ItemAttributes> = {}, imageIds: string[] = []) {
  const known = { title: 'Wool coat', category: 'coat', purchasePriceCents: 190_00, ...changes };
  const input = { ...own(), changes: known, imageIds, wardrobeIds: [] };
  return (await server.call('saveItem', input, ada)).item.itemId;
}

const read = async (itemId = coat) => server.call('getResaleListing', { ...own(), itemId }, ada);
const details = async (itemId = coat) =>
  (await server.call('getItemDetails', { ...own(), itemId }, ada)).item;

type Saved = Partial<OperationInput<'saveResaleListing'>>;
/** Keeps what the draft says, but for what is said here. */
async function save(changes: Saved = {}, itemId = coat) {
  const { listing } = await read(itemId);
  const { condition, brandTier, title, description, measurements, photoIds, revision } = listing;
  const words = { condition, brandTier, title, description, measurements, photoIds };
  const input = { ...own(), itemId, revision, price: usd(58_00), ...words, ...changes };
  return (await server.call('saveResaleListing', input, ada)).listing;
}
async function list(changes: Saved = {}, itemId = coat) {
  const { listingId, revision } = await save(changes, itemId);
  const input = { ...own(), ...change(), listingId: listingId!, revision };
  return (await server.call('listResaleItem', input, ada)).listing;
}
const sell = (listingId: string, amount = usd(55_00), { changeId } = change()) =>
  server.call('sellResaleItem', { ...own(), listingId, changeId, amount }, ada);
const takeBack = (changeId: string) =>
  server.call('takeBackAvailability', { ...own(), changeId }, ada);
const put = (availability: 'lent' | 'ready' | 'gone', itemId = coat, more = {}) =>
  server.call(
    'setAvailability',
    { ...own(), ...change(), itemIds: [itemId], availability, ...more },
    ada,
  );

describe('A draft', () => {
  it('has what was written when the piece was offered before', async () => {
    const written = {
      title: 'Warm coat',
      description: 'Hardly worn.',
      condition: 'Like New',
    } as const;
    const { listingId } = await list(written);
    await server.call(
      'withdrawResaleListing',
      { ...own(), ...change(), listingId: listingId! },
      ada,
    );
    const { listing } = await read();
    expect(listing).toMatchObject({
      ...written,
      ...{ listingId: null, state: 'draft', revision: 0, price: usd(58_00), sharePath: null },
    });
    expect(await list()).toMatchObject({ state: 'listed', title: 'Warm coat' });
  });

  it('is filled by the record, and kept once it is saved', async () => {
    const { listing, record } = await read();
    expect(record).toEqual({
      price: usd(190_00),
      secondhand: false,
      purchaseDate: null,
      wearCount: 0,
    });
    expect(listing).toMatchObject({
      ...{ listingId: null, state: 'draft', title: 'Wool coat', revision: 0, price: null },
      description: 'Wool coat.\nIn good condition.\nBought new for $190.',
    });
    const saved = await save({ title: 'Warm coat', condition: 'Like New' });
    expect(saved).toMatchObject({ state: 'draft', title: 'Warm coat', price: usd(58_00) });
    expect((await read()).listing).toEqual(saved);
    expect((await details()).availability).toBe('ready');
    // The record stays what it is.
    expect((await details()).condition).toBe('Good Condition');
  });

  it('does not take over what another device kept meanwhile', async () => {
    await save({ title: 'From the phone' });
    await expect(save({ title: 'From the desk', revision: 0 })).rejects.toThrow('conflict');
    expect((await read()).listing.title).toBe('From the phone');
  });

  it.each([
    ['nothing', usd(0)],
    ['less than nothing', usd(-5)],
    ['a part of a cent', usd(10.5)],
    ['more than any piece costs', usd(1e15)],
    ['a currency that is none', { cents: 5_00, currency: 'XXX' }],
  ])('refuses a price of %s', async (_what, price) => {
    await expect(save({ price })).rejects.toThrow('invalid');
    expect((await read()).listing.listingId).toBeNull();
  });

  it('takes a price in another currency than the piece was paid in', async () => {
    const saved = await save({ price: { cents: 50_00, currency: 'EUR' } });
    expect(saved).toMatchObject({ price: { cents: 50_00, currency: 'EUR' }, currency: 'EUR' });
  });

  it('refuses photos of another piece', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    await piece({}, [imageId]);
    await expect(save({ photoIds: [imageId] })).rejects.toThrow('invalid');
  });
});

describe('What a piece would sell for', () => {
  it('is told to who is entitled to it, by what the draft says', async () => {
    const ask = (more = {}, as = ada) =>
      server.call('getResaleValue', { owner: as.userId, itemId: coat, ...more }, as);
    const { value } = await ask();
    // 190 × 0.45 × 1.2 × 1 × 0.75
    expect(value).toMatchObject({ likelyCents: 77_00, lowCents: 65_00, highCents: 89_00 });
    expect((await ask({ condition: 'Needs Repair' })).value!.likelyCents).toBeLessThan(77_00);
    await save({ brandTier: 'designer' });
    expect((await ask()).value).toMatchObject({ tier: 'designer', tierFrom: 'owner' });
    const bo = await server.person();
    await expect(ask({}, bo)).rejects.toThrow('forbidden');
  });

  it('is unknown without a price', async () => {
    const itemId = await piece({ purchasePriceCents: null });
    expect(await server.call('getResaleValue', { ...own(), itemId }, ada)).toEqual({ value: null });
  });
});

describe('A listing', () => {
  it('puts its piece up for sale, and sold takes it away with what it brought', async () => {
    const { listingId } = await list();
    expect(await details()).toMatchObject({ availability: 'for-sale' });
    const { listing } = await sell(listingId!);
    expect(listing).toMatchObject({ state: 'sold', amount: usd(55_00) });
    expect(await details()).toMatchObject({
      availability: 'gone',
      availabilityFacts: { goneWay: 'sold', amount: usd(55_00) },
      furtherCosts: [{ kind: 'sold', ...usd(55_00) }],
    });
    expect((await read()).listing.state).toBe('sold');
    const { listings } = await server.call('getResaleListings', own(), ada);
    expect(listings).toMatchObject([{ listingId, state: 'sold', item: { itemId: coat } }]);
  });

  it('needs a price', async () => {
    await expect(list({ price: null })).rejects.toThrow('invalid');
    await list();
    await expect(save({ price: null })).rejects.toThrow('invalid');
    expect((await save({ price: usd(49_00) })).state).toBe('listed');
  });

  it('is sold once, and a second device is told', async () => {
    const { listingId } = await list();
    const first = change();
    await sell(listingId!, usd(55_00), first);
    await expect(sell(listingId!, usd(40_00))).rejects.toThrow('conflict');
    // Whoever did not hear the answer says the same again.
    expect((await sell(listingId!, usd(55_00), first)).listing.amount).toEqual(usd(55_00));
    expect((await details()).furtherCosts).toEqual([{ kind: 'sold', ...usd(55_00) }]);
  });

  it('is listed as it was seen', async () => {
    const { listingId, revision } = await save();
    await save({ title: 'Another' });
    const input = { ...own(), ...change(), listingId: listingId!, revision };
    await expect(server.call('listResaleItem', input, ada)).rejects.toThrow('conflict');
  });

  it('is undone step by step', async () => {
    const { listingId } = await list();
    const sold = change();
    await sell(listingId!, usd(55_00), sold);
    await takeBack(sold.changeId);
    expect((await read()).listing).toMatchObject({ state: 'listed', endDate: null, amount: null });
    expect((await details()).availability).toBe('for-sale');

    const withdrawn = change();
    const input = { ...own(), ...withdrawn, listingId: listingId! };
    const { listing } = await server.call('withdrawResaleListing', input, ada);
    expect(listing.state).toBe('withdrawn');
    expect((await details()).availability).toBe('ready');
    await takeBack(withdrawn.changeId);
    expect((await read()).listing).toMatchObject({ listingId, state: 'listed' });
    expect((await details()).availability).toBe('for-sale');
  });

  it('is not brought back over a newer one of its piece', async () => {
    const { listingId } = await save();
    const thrownAway = change();
    const input = { ...own(), ...thrownAway, listingId: listingId! };
    await server.call('withdrawResaleListing', input, ada);
    const anew = await save({ title: 'Anew' });
    await takeBack(thrownAway.changeId);
    expect((await read()).listing).toEqual(anew);
  });

  it('ends where its piece is said to be gone elsewhere, and comes back with it', async () => {
    const { listingId } = await list();
    const { changeId } = change();
    const gone = { goneWay: 'sold' as const, amount: usd(30_00), changeId };
    await put('gone', coat, gone);
    expect((await read()).listing).toMatchObject({ state: 'sold', amount: usd(30_00) });
    await takeBack(changeId);
    expect((await read()).listing).toMatchObject({ listingId, state: 'listed' });

    await put('gone', coat, { goneWay: 'donated' });
    const { listings } = await server.call('getResaleListings', own(), ada);
    expect(listings).toMatchObject([{ listingId, state: 'withdrawn', amount: null }]);
    await expect(save()).rejects.toThrow('conflict');
  });

  it('tells the sum that was corrected later, and none of what came back', async () => {
    const { listingId } = await list();
    await sell(listingId!);
    await put('gone', coat, { goneWay: 'sold', amount: usd(60_00) });
    expect((await read()).listing.amount).toEqual(usd(60_00));
    await put('ready');
    await put('gone', coat, { goneWay: 'sold', amount: usd(1_00) });
    const { listings } = await server.call('getResaleListings', own(), ada);
    expect(listings[0]!.amount).toEqual(usd(60_00));
  });

  it.each(['lent', 'gone'] as const)('is refused of a piece that is %s', async (where) => {
    const { listingId, revision } = await save();
    await put(where, coat, where === 'lent' ? { lentTo: 'Anna' } : {});
    const input = { ...own(), ...change(), listingId: listingId!, revision };
    await expect(server.call('listResaleItem', input, ada)).rejects.toThrow('conflict');
    await expect(sell(listingId!)).rejects.toThrow('conflict');
  });

  it('is sold only once it was listed, on a day that has begun', async () => {
    const draft = await save();
    await expect(sell(draft.listingId!)).rejects.toThrow('conflict');
    const { listingId } = await list();
    const far = { ...own(), ...change(), listingId: listingId!, today: '2099-01-01' };
    const sold = server.call('sellResaleItem', { ...far, amount: usd(5_00) }, ada);
    await expect(sold).rejects.toThrow('invalid');
    const withdrawn = server.call('withdrawResaleListing', far, ada);
    await expect(withdrawn).rejects.toThrow('invalid');
    expect((await read()).listing.state).toBe('listed');
  });

  it('goes out of sight with a deleted piece, and comes back with it', async () => {
    const { listingId } = await list();
    await server.call('deleteItems', { ...own(), itemIds: [coat] }, ada);
    expect((await server.call('getResaleListings', own(), ada)).listings).toEqual([]);
    await expect(sell(listingId!)).rejects.toThrow('not-found');
    await server.call('restoreItems', { ...own(), itemIds: [coat] }, ada);
    expect((await server.call('getResaleListings', own(), ada)).listings).toHaveLength(1);
  });

  it('is one of its piece, however many devices make one at once', async () => {
    const { listing } = await read();
    const { condition, brandTier, title, description, measurements, photoIds } = listing;
    const words = { condition, brandTier, title, description, measurements, photoIds };
    const input = { ...own(), itemId: coat, revision: 0, price: usd(5_00), ...words };
    const made = await Promise.allSettled(
      [1, 2, 3, 4].map(() => server.call('saveResaleListing', input, ada)),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await server.call('getResaleListings', own(), ada)).total).toBe(1);
  });
});

describe('The share page', () => {
  const get = (url: string) => server.app.http.inject(url);
  const share = async (listingId: string, isShared: boolean) => {
    const input = { ...own(), listingId, isShared };
    return (await server.call('shareResaleListing', input, ada)).listing.sharePath;
  };
  async function photographed(changes: Saved = {}) {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    coat = await piece({}, [imageId]);
    await server.app.services.jobs.idle();
    const { listingId } = await list(changes);
    return { listingId: listingId!, address: (await share(listingId!, true))! };
  }

  it('tells what is offered, to be read by people and by messages', async () => {
    const { address } = await photographed({ measurements: 'Chest 52 cm' });
    const page = await get(address);
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    for (const part of ['Wool coat', '$58', 'Good Condition', 'Chest 52 cm']) {
      expect(page.body).toContain(part);
    }
    expect(page.body).toMatch(/<meta property="og:image" content="http[^"]*\/card\.jpg"/);
    expect(page.body).not.toContain(ada.email);
    expect(page.body).not.toContain('<script');
    const card = await get(`${address}/card.jpg`);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1200, height: 630 },
    });
    const photo = await get(`${address}/photo/1.jpg`);
    expect(photo.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(photo.rawPayload).metadata()).format).toBe('jpeg');
    for (const none of ['0', '2', '99', 'x']) {
      expect((await get(`${address}/photo/${none}.jpg`)).statusCode).toBe(410);
    }
  });

  it('shows what somebody typed as text', async () => {
    const script = '</title><script>alert(1)</script>';
    const { address } = await photographed({ title: script, description: `${script}"'` });
    const { body } = await get(address);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;');
  });

  it('has the same address for as long as it is not taken away, and never again then', async () => {
    const { listingId, address } = await photographed();
    expect(await share(listingId, true)).toBe(address);
    expect((await read()).listing.sharePath).toBe(address);
    expect(await share(listingId, false)).toBeNull();
    const other = await share(listingId, true);
    expect(other).not.toBe(address);
    expect((await get(address)).statusCode).toBe(410);
    expect((await get(other!)).statusCode).toBe(200);
  });

  it('is there while the piece is listed, and tells the same of whatever is not', async () => {
    const { listingId, address } = await photographed();
    const gone = await get('/s/AAAAAAAAAAAA');
    expect(gone.statusCode).toBe(410);
    expect(gone.body).toContain('Not offered any more');
    const expectGone = async () => {
      const page = await get(address);
      expect([page.statusCode, page.body]).toEqual([410, gone.body]);
      expect((await get(`${address}/card.jpg`)).statusCode).toBe(410);
      expect((await get(`${address}/photo/1.jpg`)).statusCode).toBe(410);
    };
    const isThere = async () => expect((await get(address)).statusCode).toBe(200);

    await server.call('deleteItems', { ...own(), itemIds: [coat] }, ada);
    await expectGone();
    await server.call('restoreItems', { ...own(), itemIds: [coat] }, ada);
    await isThere();
    const { pool } = server.app.services.open;
    const leave = (at: string) =>
      pool.query(`update users set deletion_at = ${at} where id = $1`, [ada.userId]);
    await leave('now()');
    await expectGone();
    await leave('null');
    await isThere();
    const sold = change();
    await sell(listingId, usd(55_00), sold);
    await expectGone();
    await takeBack(sold.changeId);
    await isThere();
    await server.call('withdrawResaleListing', { ...own(), ...change(), listingId }, ada);
    await expectGone();
  });

  it('is not there for a draft', async () => {
    const { listingId } = await save();
    const address = (await share(listingId!, true))!;
    expect((await get(address)).statusCode).toBe(410);
  });

  it('is a page for odd addresses too', async () => {
    for (const odd of ['/s/', '/s/%00', `/s/${'a'.repeat(4000)}`, '/s/../../etc', "/s/'or'1'='1"]) {
      expect([404, 410]).toContain((await get(odd)).statusCode);
    }
  });

  it('fits pictures of any shape on the card', async () => {
    const tall = await sharp({
      create: { width: 60, height: 2400, channels: 3, background: 'navy' },
    })
      .jpeg()
      .toBuffer();
    const { imageId } = await server.upload(ada, tall, 'image/jpeg');
    coat = await piece({}, [imageId]);
    await server.app.services.jobs.idle();
    const { listingId } = await list();
    const card = await get(`${await share(listingId!, true)}/card.jpg`);
    const { width, height } = await sharp(card.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // A piece without a photo has a card of paper.
    coat = await piece();
    const bare = await list();
    expect((await get(`${await share(bare.listingId!, true)}/card.jpg`)).statusCode).toBe(200);
  });
});

describe('A file', () => {
  it('has the addresses of photos that everybody may see', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const itemId = await piece({}, [imageId]);
    await server.app.services.jobs.idle();
    const { listingId } = await list({}, itemId);
    const ask = (shape: 'csv' | 'text', as = ada) =>
      server.call('getResaleFile', { owner: as.userId, listingIds: [listingId!], shape }, as);
    expect((await ask('csv')).text).not.toContain('/s/');
    const input = { ...own(), listingId: listingId!, isShared: true };
    await server.call('shareResaleListing', input, ada);
    const { sharePath } = (await read(itemId)).listing;
    expect((await ask('csv')).text).toContain(`${sharePath}/photo/1.jpg`);
    expect((await ask('text')).text).toContain('Price: 58.00 USD');
    const bo = await server.person();
    await expect(ask('text', bo)).rejects.toThrow('not-found');
    // Nothing is left out without a word.
    const some = { ...own(), listingIds: [listingId!, '999999999'], shape: 'csv' as const };
    await expect(server.call('getResaleFile', some, ada)).rejects.toThrow('not-found');
  });
});
