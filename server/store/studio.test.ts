import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxStudioMessages } from '#contract/rules/service-orders.ts';
import { handlingFees } from '#contract/rules/services.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { shownCart } from '#tests/support/shown-cart.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askStoreJob } from '../jobs/ask-store.ts';
import { openSession } from '../repositories/sessions.ts';
import { createCart } from './cart-changes.ts';
import { findProduct } from './catalog/read-catalog.ts';
import { cartGid } from './gid.ts';
import { findOrder, payCart } from './orders.ts';
import { priceCart } from './priced-cart.ts';
import { quotePath } from './quote-path.ts';
import { findCart } from './read-cart.ts';
import { storeOrderLines, storeOrders } from './tables.ts';
import { tellOf } from './webhooks.ts';

const address = {
  name: 'Maya Okafor',
  street: '218 Alder Street',
  city: 'Portland',
  region: 'OR',
  zip: '97205',
  countryCode: 'US',
};

let server: TestServer;
let staff: Person;
let cookie: string;
let maya: Person;
let orderId: number;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.person({ staff: true });
  cookie = (await enter(staff)).cookie;
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
  orderId = await orderOf(['shorten-hem', 'take-in-waist', 'service-handling-fee']);
});

/** Opens the studio's session with a token of the app's. */
async function enter(person: Person | null, token = person?.token) {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/store/merchant/enter',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const set = String(answer.headers['set-cookie'] ?? '');
  return { status: answer.statusCode, set, cookie: set.split(';')[0]! };
}

/** An order of a member's item, paid for. Answers its number at the store. */
async function orderOf(handles: string[], whose = 'Sam'): Promise<number> {
  const { open, now, jobs } = server.app.services;
  const input = { owner: maya.userId, changes: { title: 'Trousers' } };
  const { itemId } = (await server.call('saveItem', input, maya)).item;
  const lines = [];
  const isCustom = handles.includes('custom-repair');
  for (const handle of handles) {
    const product = (await findProduct(open.database, { handle }))!;
    const isFee = product.productType === 'Fee';
    const due = isCustom ? handlingFees.custom : handlingFees.several;
    const variant = product.variants.find(({ priceCents }) => !isFee || priceCents === due)!;
    const attributes = [
      { key: 'item id', value: itemId },
      { key: 'item name', value: 'Trousers' },
      { key: 'service', value: handle },
      { key: 'additional details', value: `Details of ${handle}` },
      { key: '_measured', value: `For ${whose}: Waist 70.0 cm (27.6 in), ${handle}` },
      { key: '_pins', value: '[[0.512,0.9],[0.2,0.25],"x",[2,0]]' },
      { key: 'image URLs', value: '["/images/a-1/1600?u=b&d=1&s=c","https://x.example/y"]' },
    ];
    lines.push({
      variantId: variant.id,
      merchandiseId: '',
      quantity: 1,
      attributes: isFee ? [] : attributes,
    });
  }
  const given = { note: null, attributes: [], buyer: {}, lines };
  const { cart } = await open.transaction((on) => createCart(on, given, now()));
  await server.call('saveCart', { cartId: cartGid(cart!) }, maya);
  const { cost } = await priceCart(
    open.database,
    (await findCart(open.database, cartGid(cart!), now()))!,
  );
  const shownLines = await shownCart(open.database, cart!, now());
  const payment = { email: maya.email, address, shownCents: cost.totalCents, shownLines };
  const id = await open.transaction(async (on) => {
    const paid = await payCart(on, cart!, payment, now());
    if (paid.kind !== 'paid') throw new Error(JSON.stringify(paid));
    await tellOf(on, 'orders/paid', paid.order.id);
    return paid.order.id;
  });
  await jobs.idle();
  return id;
}

const get = async (url: string, as = cookie) => {
  const answer = await server.app.http.inject({
    url,
    headers: { cookie: as, accept: 'text/html' },
  });
  return { status: answer.statusCode, html: answer.body };
};
const pageOf = async (as = cookie) => (await get(`/store/merchant/orders/${orderId}`, as)).html;
const wordOf = async () => /name="word" value="([^"]+)"/.exec(await pageOf())![1]!;
const act = async (form: Record<string, string>, as = cookie, word?: string) => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/store/merchant/orders/${orderId}`,
    headers: { cookie: as, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ word: word ?? (await wordOf()), ...form }).toString(),
  });
  await server.app.services.jobs.idle();
  return { status: answer.statusCode, html: answer.body };
};
/** Gives all back that the page shows as left. */
const giveAllBack = async () => {
  const what = /<option value="(all \d+)"/.exec(await pageOf())?.[1] ?? 'all 0';
  return act({ action: 'refund', what });
};
const move = (from: string, trackingNumber = '') => act({ action: 'move', from, trackingNumber });
const seen = async () => {
  const { orders } = await server.call('getServiceOrders', { owner: maya.userId }, maya);
  return orders[0]!;
};

describe('The studio', () => {
  it('is open to staff alone, by a session of its own that no script reads', async () => {
    const { status, set } = await enter(staff);
    expect(status).toBe(204);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/store/merchant']) {
      expect(set).toContain(part);
    }
    expect((await enter(maya)).status).toBe(403);
    expect((await enter(null)).status).toBe(401);
    expect((await get('/store/merchant')).html).toContain(`HEM-${1000 + orderId}`);
    const member = `hem_studio=${maya.token}`;
    for (const other of ['', 'hem_studio=none', member]) {
      const { status, html } = await get('/store/merchant', other);
      expect(status, other).toBe(403);
      expect(html).not.toContain('HEM-');
      expect((await act({ action: 'move', from: 'created' }, other)).status).toBe(403);
    }
    // Signing out everywhere ends it, too.
    const leaving = await server.person({ staff: true });
    const left = (await enter(leaving)).cookie;
    expect((await get('/store/merchant', left)).status).toBe(200);
    await server.call('logout', { everywhere: true }, leaving);
    expect((await get('/store/merchant', left)).status).toBe(403);
    // So does the end of the session that opened it, and of no other.
    const here = await server.person({ staff: true });
    const { open, now } = server.app.services;
    const { token } = await openSession(open.database, here.userId, 'Phone', now());
    const elsewhere = (await enter(null, token)).cookie;
    const opened = (await enter(here)).cookie;
    await server.call('logout', { everywhere: false }, here);
    expect((await get('/store/merchant', opened)).status).toBe(403);
    expect((await get('/store/merchant', elsewhere)).status).toBe(200);
  });

  it('tells the member by one mail for each step', async () => {
    server.mails.length = 0;
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const told = () =>
      server.mails
        .splice(0)
        .filter(({ to }) => to === maya.email)
        .map(({ subject, text }) => `${subject.replace(/^HEM-\d+: /, '')} | ${text}`);
    const [placed, ...more] = told();
    expect(more).toEqual([]);
    expect(placed).toMatch(/^Order Placed \| .*Trousers\n {2}Custom repair: price by quote/s);
    expect(placed).toContain('Paid: $2.99 (US dollars)');
    expect(placed).toContain('get the $2.99 back');
    await move('created', '9400 1112');
    const [label, ...others] = told();
    expect(others).toEqual([]);
    expect(label).toMatch(/^Shipping label created \| .*ready/);
    expect(label).toContain('9400 1112');
    expect(label).toContain('/item-service-history');
    await act({ action: 'say', text: 'The lining is worn' });
    expect(told()).toEqual([expect.stringContaining('The lining is worn')]);
    const line = /name="line" value="(\d+)"/.exec(await pageOf())![1]!;
    for (const price of ['45.50', '45.50', '50']) await act({ action: 'quote', line, price });
    expect(told()).toEqual([
      expect.stringContaining('would cost $45.50'),
      expect.stringContaining('would cost $50.00'),
    ]);
    await giveAllBack();
    expect(told()).toEqual([expect.stringContaining('given $2.99 back')]);
    for (const from of ['sentLabel', 'inStudio']) await move(from);
    await move('inProgress', 'RET 1');
    expect(told().map((mail) => mail.split(' | ')[0])).toEqual([
      'Received in our studio',
      'Working our magic',
      'On its way back to you',
    ]);
    // Nothing is new in what the store is asked for again.
    await askStoreJob.work({}, server.app.services);
    expect(told()).toEqual([]);
    expect(await pageOf()).not.toContain('Done.');
    expect((await get(`/store/merchant/orders/${orderId}?done=move`)).html).toContain(
      'The customer gets a mail',
    );
  });

  it('takes no form of another site, or of another session', async () => {
    const other = (await enter(staff)).cookie;
    const word = /name="word" value="([^"]+)"/.exec(await pageOf(other))![1]!;
    for (const wrong of ['', 'made up', word]) {
      expect((await act({ action: 'say', text: 'Hello' }, cookie, wrong)).status).toBe(403);
    }
    expect((await seen()).messages).toEqual([]);
  });

  it('finds orders by number, name and email', async () => {
    const found = async (search: string) =>
      (await get(`/store/merchant?q=${encodeURIComponent(search)}`)).html;
    const name = `HEM-${1000 + orderId}`;
    expect(await found(name)).toContain(name);
    expect(await found(maya.email)).toContain(name);
    expect(await found('okafor')).toContain(name);
    expect(await pageOf()).toContain('src="/images/a-1/1600?u=b&amp;d=1&amp;s=c"');
    expect(await pageOf()).not.toContain('x.example');
    expect(await found('%')).not.toContain(name);
    expect((await get('/store/merchant?status=inStudio')).html).not.toContain(name);
  });

  it('shows each service with its own words, measures and photos, and its marks on the garment', async () => {
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
    const { itemId } = (await seen()).lines[0]!;
    const input = { owner: maya.userId, itemId: itemId!, changes: {}, imageIds: [imageId] };
    await server.call('saveItem', input, maya);
    await server.app.services.jobs.idle();
    const html = await pageOf();
    const [, hem = '', waist = ''] = html.split('class="number"');
    for (const [part, handle] of [
      [hem, 'shorten-hem'],
      [waist, 'take-in-waist'],
    ] as const) {
      expect(part).toContain(`Details of ${handle}`);
      expect(part).toContain(`For Sam: Waist 70.0 cm (27.6 in), ${handle}`);
      expect(part).toContain('src="/images/a-1/1600?u=b&amp;d=1&amp;s=c"');
    }
    expect(hem).not.toContain('take-in-waist');
    expect(html).toContain(`src="/images/${imageId}/720`);
    const marks = [...html.matchAll(/<circle cx="([\d.]+)%" cy="([\d.]+)%"/g)];
    expect(marks.map(([, x, y]) => [x, y])).toEqual([
      ['51.2', '90'],
      ['20', '25'],
      ['51.2', '90'],
      ['20', '25'],
    ]);
    expect(html).not.toContain('style=');
    orderId = await orderOf(['shorten-hem', 'take-in-waist', 'service-handling-fee'], 'me');
    expect(await pageOf()).toContain('For the customer: Waist 70.0 cm');
    expect((await seen()).lines[0]!.measuredFor).toBe(
      'For me: Waist 70.0 cm (27.6 in), shorten-hem',
    );
  });

  it('says in its list which order nobody was measured for, until the values come', async () => {
    const earlier = orderId;
    orderId = await orderOf(['shorten-hem', 'take-in-waist', 'service-handling-fee']);
    const { database } = server.app.services.open;
    const attributes = [{ key: '_measured', value: 'For me: not measured: Trouser inseam' }];
    const ofOrder = eq(storeOrderLines.orderId, orderId);
    await database.update(storeOrderLines).set({ attributes }).where(ofOrder);
    const listed = async () => (await get(`/store/merchant?q=HEM-${1000 + orderId}`)).html;
    expect(await listed()).toContain('Not measured');
    const order = await seen();
    const text = 'Measurements: For me: Trouser inseam 76.2 cm (30.0 in)';
    const { ownerId: owner } = order;
    await server.call('messageStudio', { owner, orderId: order.orderId, text }, maya);
    await server.app.services.jobs.idle();
    expect(await pageOf()).toContain('Trouser inseam 76.2 cm');
    expect(await listed()).not.toContain('Not measured');
    orderId = earlier;
  });

  it('moves an order along, each step once, and the member sees it', async () => {
    expect((await move('created')).html).toContain('A shipping label has a tracking number');
    expect((await move('created', '9400 1112')).status).toBe(303);
    expect(await seen()).toMatchObject({ status: 'sentLabel', trackingNumber: '9400 1112' });
    const steps = await Promise.all([1, 2, 3].map(() => move('sentLabel')));
    expect(steps.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect(await seen()).toMatchObject({ status: 'inStudio' });
    const { itemId } = (await seen()).lines[0]!;
    const item = async () =>
      (await server.call('getItemDetails', { owner: maya.userId, itemId: itemId! }, maya)).item;
    expect((await item()).availability).toBe('at-the-studio');
    await move('inStudio');
    expect((await move('inProgress', 'RET 1')).status).toBe(303);
    const done = await seen();
    expect(done).toMatchObject({ status: 'fulfilled', returnTrackingNumber: 'RET 1' });
    expect(done.steps.every(({ date }) => date)).toBe(true);
    // It is in the post.
    expect((await item()).availability).toBe('at-the-studio');
    expect((await move('fulfilled')).status).toBe(409);
    // The member was told so, and the warranty runs.
    const back = await act({ action: 'back', from: 'fulfilled', isMeant: 'yes' });
    expect([back.status, back.html]).toEqual([409, expect.stringContaining('cannot be set back')]);
    expect(back.html).not.toContain('Set it back one step');
    expect(await seen()).toMatchObject({ status: 'fulfilled' });
  });

  it('gives back the sum that its page showed, or nothing', async () => {
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const page = await pageOf();
    const line = /name="line" value="(\d+)"/.exec(page)![1]!;
    const [, stale] = /<option value="(all \d+)">All that is left: \$2\.99/.exec(page)!;
    await act({ action: 'quote', line, price: '45.50' });
    const path = quotePath((await findOrder(server.app.services.open.database, orderId))!, +line);
    const paid = await server.app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=success&shownCents=4550',
    });
    expect(paid.statusCode).toBe(303);
    await server.app.services.jobs.idle();
    for (const what of [stale!, 'all', `${line} 1`]) {
      const { status, html } = await act({ action: 'refund', what });
      expect([status, html], what).toEqual([
        409,
        expect.stringContaining('Nothing was given back'),
      ]);
    }
    expect(await seen()).toMatchObject({ totalCents: 4849, refundedCents: 0 });
    expect((await giveAllBack()).status).toBe(303);
    expect(await seen()).toMatchObject({ refundedCents: 4849 });
  });

  it('sends what one form says once, however often it is pressed', async () => {
    const form = /name="form" value="([^"]+)"/.exec(await pageOf())![1]!;
    server.mails.length = 0;
    const say = (text: string, of = form) => act({ action: 'say', text, form: of });
    const answers = await Promise.all([1, 2, 3].map(() => say('The lining is worn')));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(server.mails.map(({ to }) => to)).toEqual([maya.email]);
    // Gone back to the same page, something else is said; and on a new page the same again.
    await say('And a button is loose');
    await say('The lining is worn', /name="form" value="([^"]+)"/.exec(await pageOf())![1]!);
    expect((await seen()).messages.map(({ text }) => text)).toEqual([
      'The lining is worn',
      'And a button is loose',
      'The lining is worn',
    ]);
  });

  it('sets an order back only if that is meant, and the member keeps what was told', async () => {
    await move('created', '9400');
    expect((await act({ action: 'back', from: 'sentLabel' })).status).toBe(409);
    expect((await act({ action: 'back', from: 'sentLabel', isMeant: 'yes' })).status).toBe(303);
    const { database } = server.app.services.open;
    const [row] = await database.select().from(storeOrders).where(eq(storeOrders.id, orderId));
    expect(row!.status).toBe('created');
    expect((await seen()).status).toBe('sentLabel');
  });

  it('gives money back, and never more than was paid', async () => {
    const line = /<option value="(\d+ 1620)">Shorten hem/.exec(await pageOf())![1]!;
    await Promise.all([1, 2].map(() => act({ action: 'refund', what: line })));
    expect(await seen()).toMatchObject({ totalCents: 4279, refundedCents: 1620 });
    await giveAllBack();
    expect(await seen()).toMatchObject({ refundedCents: 4279 });
    expect((await giveAllBack()).status).toBe(409);
  });

  it('speaks with the member, shows photos, and puts right what is not', async () => {
    expect((await act({ action: 'say', text: ' ' })).status).toBe(409);
    await act({ action: 'say', text: 'The lining is <b>worn</b>' });
    const owner = maya.userId;
    const { orderId: id } = await seen();
    const replied = { owner, orderId: id, text: 'Please leave it' };
    await server.call('messageStudio', replied, maya);
    await server.app.services.jobs.idle();
    const page = await pageOf();
    expect(page).toContain('The lining is &lt;b&gt;worn&lt;/b&gt;');
    expect(page).toContain('Please leave it');
    expect((await seen()).messages.map(({ from, text }) => [from, text])).toEqual([
      ['studio', 'The lining is <b>worn</b>'],
      ['member', 'Please leave it'],
    ]);

    const sendFile = async (bytes: Buffer) => {
      const form = new FormData();
      form.set('word', await wordOf());
      form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
      const request = new Request('http://hem.test/', { method: 'POST', body: form });
      const answer = await server.app.http.inject({
        method: 'POST',
        url: `/store/merchant/orders/${orderId}/photos`,
        headers: { cookie, 'content-type': request.headers.get('content-type')! },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      await server.app.services.jobs.idle();
      return answer.statusCode;
    };
    expect(await sendFile(Buffer.from('<svg onload="alert(1)">'))).toBe(409);
    const drawn = await drawPicture();
    expect(await Promise.all([1, 2].map(() => sendFile(drawn)))).toEqual([303, 303]);
    const [photo, ...others] = (await seen()).studioPhotos;
    expect(others).toEqual([]);
    const picture = await server.app.http.inject(photo!);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);

    await move('created', '1');
    for (const from of ['sentLabel', 'inStudio', 'inProgress']) await move(from);
    const problem = { owner, orderId: id, text: 'A seam is open' };
    await server.call('reportProblem', problem, maya);
    await server.app.services.jobs.idle();
    expect((await get('/store/merchant')).html).toContain('Something is not right');
    const message = /name="message" value="(\d+)"/.exec(await pageOf())![1]!;
    expect((await act({ action: 'done', message })).status).toBe(303);
    expect(await seen()).toMatchObject({
      canReportProblem: true,
      problem: { text: 'A seam is open', doneDate: expect.any(String) },
    });
    for (const wrong of [message, 'abc', '1.5', '1e99']) {
      expect((await act({ action: 'done', message: wrong })).status, wrong).toBe(409);
    }
  });

  it('sees who asks to cancel, until it is taken back or the label is made', async () => {
    const owner = maya.userId;
    const order = await seen();
    const ask = async (isAsked: boolean) => {
      const input = { owner, orderId: order.orderId, isAsked };
      const answer = await server.call('askToCancel', input, maya);
      await server.app.services.jobs.idle();
      return answer.order;
    };
    const asked = 'Please cancel this order and give the money back.';
    const asks = async () => {
      const list = (await get(`/store/merchant?q=HEM-${1000 + orderId}`)).html;
      const isListed = list.includes('Asks to cancel');
      expect((await pageOf()).includes('The customer asks to cancel this order.')).toBe(isListed);
      return isListed;
    };
    expect(await asks()).toBe(false);
    // Twice is once.
    await ask(true);
    const { cancelAskedDate, messages } = await ask(true);
    expect(cancelAskedDate).not.toBeNull();
    expect(messages.map(({ text }) => text)).toEqual([asked]);
    expect(await pageOf()).toContain(asked);
    expect(await asks()).toBe(true);
    expect((await ask(false)).cancelAskedDate).toBeNull();
    expect(await asks()).toBe(false);
    await ask(true);
    await move('created', '9400 1112');
    expect(await asks()).toBe(false);
    // Set back it is not asked anew: the member was told of the label, and cannot take it back.
    await act({ action: 'back', from: 'sentLabel', isMeant: 'yes' });
    expect(await asks()).toBe(false);
    expect((await seen()).cancelAskedDate).toBeNull();
    const late = { owner, orderId: order.orderId, isAsked: false };
    expect((await server.raw('askToCancel', late, maya)).body).toMatchObject({ code: 'gone' });
  });

  it('is asked to cancel, however much was written before', async () => {
    const owner = maya.userId;
    const { orderId: id } = await seen();
    const said = { owner, orderId: id, text: 'Hello' };
    for (let count = 0; count < maxStudioMessages; count++) {
      await server.call('messageStudio', said, maya);
    }
    expect((await server.raw('messageStudio', said, maya)).body).toMatchObject({
      code: 'too-many',
    });
    const ask = async (isAsked: boolean) =>
      (await server.call('askToCancel', { owner, orderId: id, isAsked }, maya)).order;
    expect((await ask(true)).cancelAskedDate).not.toBeNull();
    expect((await ask(false)).cancelAskedDate).toBeNull();
    expect((await ask(true)).messages).toHaveLength(maxStudioMessages + 3);
  });

  it('finds what is cancelled and what needs a quote, and says in its list what was given back', async () => {
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const name = `HEM-${1000 + orderId}`;
    const listed = async (status: string) =>
      (await get(`/store/merchant?status=${status}`)).html.includes(`>${name}<`);
    const where = async () => {
      const filters = ['', 'created', 'unquoted', 'cancelled', 'fulfilled'];
      const found = await Promise.all(filters.map(listed));
      return filters.filter((_, index) => found[index]);
    };
    expect(await where()).toEqual(['', 'created', 'unquoted']);
    expect(await pageOf()).toContain('<h2>Quotes</h2>');
    await giveAllBack();
    expect(await where()).toEqual(['', 'cancelled']);
    const list = (await get(`/store/merchant?q=${name}`)).html;
    expect(list).toMatch(/\$2\.99<.*>all given back</s);
    expect(list).toContain('<option value="cancelled">Cancelled</option>');
    // Nothing was asked for it, and nothing can be: there is no card without words.
    expect(await pageOf()).not.toContain('<h2>Quotes</h2>');
  });

  it('gives all back of what is cancelled, which is over then', async () => {
    const { orderId: id, totalCents } = await seen();
    await server.call('askToCancel', { owner: maya.userId, orderId: id, isAsked: true }, maya);
    await server.app.services.jobs.idle();
    await giveAllBack();
    const order = await seen();
    expect(order).toMatchObject({ refundedCents: totalCents, cancelAskedDate: null });
    expect(await pageOf()).not.toContain('asks to cancel');
    const list = (await get(`/store/merchant?q=HEM-${1000 + orderId}`)).html;
    expect(list).toMatch(/class="woven plain">Cancelled</);
    // An end is an end: nothing more is offered, and a form of before changes nothing.
    expect(await pageOf()).toMatch(/aria-current="step"[^>]*><span>Cancelled</);
    expect(await pageOf()).not.toMatch(/Shipping label created|value="(move|back)"/);
    const late = await move('created', '9400 1112');
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('is cancelled')]);
    expect(await seen()).toMatchObject({ status: 'created' });
    const { itemId } = order.lines[0]!;
    const item = { owner: maya.userId, itemId: itemId! };
    const { availability } = (await server.call('getItemDetails', item, maya)).item;
    expect(availability).toBe('ready');
    const again = { owner: maya.userId, orderId: id, isAsked: true };
    expect((await server.raw('askToCancel', again, maya)).body).toMatchObject({ code: 'gone' });
  });

  it('quotes what is custom, and nothing else', async () => {
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const line = /name="line" value="(\d+)"/.exec(await pageOf())![1]!;
    for (const price of ['', '-1', 'free', '0', '1e9']) {
      expect((await act({ action: 'quote', line, price })).status, price).toBe(409);
    }
    // What was typed stands there still, to be put right.
    const refused = await act({ action: 'quote', line, price: '1,250' });
    expect(refused.status).toBe(409);
    expect(refused.html).toMatch(/<input[^>]* name="price"[^>]* value="1,250"/);
    await act({ action: 'quote', line, price: '45,50' });
    expect((await seen()).lines[0]).toMatchObject({ quote: { cents: 4550 } });
    const again = await act({ action: 'quote', line, price: '45.50' });
    expect([again.status, again.html]).toEqual([
      409,
      expect.stringContaining('This sum is asked already.'),
    ]);
    const fee = /<option value="(\d+) \d+">Service handling fee/.exec(await pageOf())![1]!;
    for (const other of [fee, '1', 'x']) {
      expect((await act({ action: 'quote', line: other, price: '45' })).status).toBe(409);
    }
  });

  it('is told of the answer to a quote, which is paid for on a page of its own, once', async () => {
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const line = /name="line" value="(\d+)"/.exec(await pageOf())![1]!;
    const listed = async () => (await get(`/store/merchant?q=HEM-${1000 + orderId}`)).html;
    expect(await listed()).toContain('block">Needs a quote');
    await act({ action: 'quote', line, price: '35' });
    expect(await pageOf()).toContain('Not answered yet.');
    expect(await listed()).not.toContain('block">Needs a quote');
    const asked = (await seen()).lines[0]!;
    expect(asked.quote).toMatchObject({ cents: 3500, payUrl: null, canAnswer: true });
    const of = { owner: maya.userId, orderId: (await seen()).orderId, lineId: asked.lineId };
    const said = { ...of, quoteCents: 3500, isAccepted: true };
    const { order } = await server.call('answerQuote', said, maya);
    await server.app.services.jobs.idle();
    const studio = await pageOf();
    expect(studio).toMatch(
      /Custom repair: \$35\.00\. Accepted on \w{3} \d+, \d{4}, \d+:\d\d [AP]M P[SD]T\./,
    );
    expect(studio).toContain('Not paid yet.');
    expect(studio).not.toContain('Send another quote');
    expect((await act({ action: 'quote', line, price: '45' })).html).toContain('has accepted');

    const url = order.lines[0]!.quote!.payUrl!;
    const page = await get(url);
    expect(page.html).toContain('Pay $35.00');
    expect(page.html).toContain('Trousers');
    const pay = async (form: Record<string, string>) => {
      const answer = await server.app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      await server.app.services.jobs.idle();
      return { status: answer.statusCode, html: answer.body, to: answer.headers.location };
    };
    const shown = { shownCents: '3500' };
    expect(await pay({ ...shown, outcome: 'leave' })).toMatchObject({
      to: '/item-service-history',
    });
    const declined = await pay({ ...shown, outcome: 'declined' });
    expect([declined.status, declined.html]).toEqual([
      402,
      expect.stringContaining('Nothing was charged'),
    ]);
    const other = await pay({ shownCents: '1', outcome: 'success' });
    expect([other.status, other.html]).toEqual([
      409,
      expect.stringContaining('Nothing was charged'),
    ]);
    expect(await seen()).toMatchObject({ totalCents: 299 });
    server.mails.length = 0;
    const tabs = await Promise.all([1, 2].map(() => pay({ ...shown, outcome: 'success' })));
    tabs.push(await pay({ ...shown, outcome: 'success' }));
    expect(tabs.map(({ status, to }) => [status, to])).toEqual(Array(3).fill([303, url]));
    expect((await get(url)).html).toContain('Paid, as a test');
    expect(await seen()).toMatchObject({
      totalCents: 3799,
      lines: [{ quote: { answer: 'accepted', paidDate: expect.any(String), payUrl: null } }, {}],
    });
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [maya.email, `HEM-${1000 + orderId}: your quote is paid`],
    ]);
    expect(await pageOf()).toMatch(/Paid on .*\$37\.99/s);
    expect(await listed()).toContain('$37.99');
    const thanks = (await get(url.replace(/quotes\/\d+/, 'thanks'))).html;
    expect(thanks).toMatch(/Subtotal.*\$35\.00.*Paid, as a test.*\$37\.99/s);
    expect(thanks).not.toContain('quoted');
    await giveAllBack();
    expect(await seen()).toMatchObject({ totalCents: 3799, refundedCents: 3799 });

    for (const wrong of [
      `${url}x`,
      url.replace(/quotes\/\d+/, 'quotes/0'),
      url.replace(/\?.*/, ''),
    ]) {
      expect((await get(wrong)).status, wrong).toBe(404);
    }
  });

  it('takes no payment for a quote while its order is asked to be cancelled, until that is taken back', async () => {
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const line = /name="line" value="(\d+)"/.exec(await pageOf())![1]!;
    await act({ action: 'quote', line, price: '35' });
    const path = quotePath((await findOrder(server.app.services.open.database, orderId))!, +line);
    const pay = async () => {
      const answer = await server.app.http.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'shownCents=3500&outcome=success',
      });
      await server.app.services.jobs.idle();
      return { status: answer.statusCode, html: answer.body };
    };
    expect((await get(path)).html).toContain('Pay $35.00');
    const ask = async (isAsked: boolean) => {
      const input = { owner: maya.userId, orderId: (await seen()).orderId, isAsked };
      await server.call('askToCancel', input, maya);
      await server.app.services.jobs.idle();
    };
    await ask(true);
    const refused = expect.stringMatching(
      /You asked to cancel this order,.* Nothing was charged\./,
    );
    expect(await pay()).toEqual({ status: 409, html: refused });
    expect(await get(path)).toEqual({ status: 409, html: refused });
    expect(await seen()).toMatchObject({
      totalCents: 299,
      lines: [{ quote: { paidDate: null } }, {}],
    });
    await ask(false);
    expect((await get(path)).html).toContain('Pay $35.00');
    expect((await pay()).status).toBe(303);
    expect(await seen()).toMatchObject({ totalCents: 3799 });
  });

  it('is told that a quote is declined, and can send another', async () => {
    orderId = await orderOf(['custom-repair', 'shorten-hem', 'service-handling-fee']);
    const line = /name="line" value="(\d+)"/.exec(await pageOf())![1]!;
    await act({ action: 'quote', line, price: '35' });
    const answer = async (quoteCents: number, isAccepted: boolean) => {
      const { orderId: id, lines } = await seen();
      const input = { owner: maya.userId, orderId: id, lineId: lines[0]!.lineId };
      await server.call('answerQuote', { ...input, quoteCents, isAccepted }, maya);
      await server.app.services.jobs.idle();
    };
    await answer(3500, false);
    expect(await pageOf()).toMatch(/Custom repair: \$35\.00\. Declined on /);
    // The rest is done all the same.
    expect(await seen()).toMatchObject({ status: 'created', refundedCents: 0 });
    const path = quotePath(
      (await findOrder(server.app.services.open.database, orderId))!,
      Number(line),
    );
    const closed = await get(path);
    expect([closed.status, closed.html]).toEqual([410, expect.stringContaining('You declined')]);
    expect((await act({ action: 'quote', line, price: '35' })).status).toBe(409);
    expect((await act({ action: 'quote', line, price: '30' })).status).toBe(303);
    expect((await seen()).lines[0]!.quote).toMatchObject({ cents: 3000, answer: null });
    await answer(3000, true);
    expect((await get(path)).html).toContain('Pay $30.00');
    // Once all of the order was given back, nothing is asked for it any more.
    await giveAllBack();
    expect((await seen()).lines[0]!.quote).toMatchObject({ answer: 'accepted', payUrl: null });
    expect((await get(path)).status).toBe(410);
    const over = await pageOf();
    expect(over).toContain('The order is over, so it is not paid for any more.');
    expect(over).not.toContain('Not paid yet.');
  });

  it('gives the fee back where all that was ordered is declined, and the order is over', async () => {
    orderId = await orderOf(['custom-repair', 'service-handling-fee']);
    const line = /name="line" value="(\d+)"/.exec(await pageOf())![1]!;
    await act({ action: 'quote', line, price: '35' });
    const { orderId: id, lines } = await seen();
    const input = { owner: maya.userId, orderId: id, lineId: lines[0]!.lineId, quoteCents: 3500 };
    await server.call('answerQuote', { ...input, isAccepted: false }, maya);
    await server.app.services.jobs.idle();
    expect(await seen()).toMatchObject({ totalCents: 299, refundedCents: 299 });
    expect(await pageOf()).toContain('Cancelled');
    expect(await pageOf()).not.toContain('Send another quote');
    expect((await act({ action: 'quote', line, price: '30' })).html).toContain('The order is over');
  });

  it('refuses what is no form, and says what is no order', async () => {
    const answer = await server.app.http.inject({
      method: 'POST',
      url: `/store/merchant/orders/${orderId}`,
      headers: { cookie, 'content-type': 'application/json' },
      payload: '{"word":1}',
    });
    expect(answer.statusCode).toBe(403);
    expect((await act({ action: 'constructor' })).status).toBe(400);
    for (const id of ['0', 'x', '99999999999999999', '999999']) {
      expect((await get(`/store/merchant/orders/${id}`)).status, id).toBe(404);
    }
  });
});

describe('The front page of the test store', () => {
  it('is where Shop leads, and shows every service with its price and a drawing', async () => {
    const { webApplicationConfig } = await server.call('userGetFeatureConfig', {
      configScope: 'global',
    });
    expect(webApplicationConfig.shopUrl).toBe('/store');
    const { status, html } = await get('/store');
    expect(status).toBe(200);
    expect(html).toContain('Shorten hem');
    expect(html).toContain('$18.00');
    expect(html).toContain('Quoted');
    const drawings = [...html.matchAll(/src="(\/store\/drawings\/[^"]+)"/g)];
    expect(drawings).toHaveLength(10);
    for (const [, drawing] of drawings) {
      expect((await server.app.http.inject(drawing!)).statusCode, drawing).toBe(200);
    }
    for (const wrong of ['/store/drawings/99/coat-camel.webp', '/store/drawings/240/..%2fx.webp']) {
      expect((await server.app.http.inject(wrong)).statusCode).toBe(404);
    }
  });
});
