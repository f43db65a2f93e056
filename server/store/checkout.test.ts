import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWriter } from '#bridge/envelope.ts';
import { createInbox } from '#bridge/inbox.ts';
import { answersToHost, toHost } from '#bridge/to-host.ts';
import { feeHandle, handlingFeeCents } from '#contract/rules/services.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { entitle } from '#tests/support/entitle.ts';
import { hurryPlan, payPlan } from '#tests/support/pay-plan.ts';
import { shownCart } from '#tests/support/shown-cart.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { serviceCarts } from '../database/schema.ts';
import { askStoreJob } from '../jobs/ask-store.ts';
import { addLines, createCart, removeLines, updateLines } from './cart-changes.ts';
import { findProduct } from './catalog/read-catalog.ts';
import { cartGid } from './gid.ts';
import { payCart } from './orders.ts';
import { findCart } from './read-cart.ts';
import { storeOrders, storeProducts, storeVariants } from './tables.ts';

const typed = {
  email: 'maya@example.com',
  name: 'Maya Okafor',
  street: '218 Alder Street',
  city: 'Portland',
  region: 'OR',
  zip: '97205',
  countryCode: 'US',
};
const dayMs = 86_400_000;

let server: TestServer;
let maya: Person;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
  const input = { owner: maya.userId, changes: { title: 'Trousers' } };
  itemId = (await server.call('saveItem', input, maya)).item.itemId;
});

const database = () => server.app.services.open.database;
const attributes = (more: Record<string, string> = {}) =>
  Object.entries({
    'item id': itemId,
    'item name': 'Herringbone <b>trousers</b>',
    'service name': 'Shorten hem',
    'user id': maya.userId,
    ...more,
  }).map(([key, value]) => ({ key, value }));

/** A cart of services with its fee, unless said, that the member has; answers where its checkout is. */
async function cartOf(
  handles: string[],
  isSaved = true,
  feeCents?: number[],
  details = '',
): Promise<string> {
  const one = { merchandiseId: '', quantity: 1 };
  const products = [];
  for (const handle of handles) products.push((await findProduct(database(), { handle }))!);
  const fee = (await findProduct(database(), { handle: feeHandle }))!;
  const fees = (feeCents ?? [handlingFeeCents(products, false)]).map((cents) => ({
    ...one,
    variantId: fee.variants.find(({ priceCents }) => priceCents === cents)!.id,
    attributes: [],
  }));
  const services = products.map(({ handle, variants }, index) => ({
    ...one,
    variantId: variants[0]!.id,
    attributes: attributes({
      at: `${handle} ${index}`,
      ...(details && { 'additional details': details }),
    }),
  }));
  const lines = [...services, ...fees];
  const given = { note: null, attributes: [], buyer: {}, lines };
  const { open, now } = server.app.services;
  const { cart } = await open.transaction((on) => createCart(on, given, now()));
  if (isSaved) await server.call('saveCart', { cartId: cartGid(cart!) }, maya);
  return `/store/checkouts/${cart!.token}?key=${cart!.key}`;
}

const get = async (url: string) => {
  const answer = await server.app.http.inject({ url, headers: { accept: 'text/html' } });
  return { status: answer.statusCode, html: answer.body, headers: answer.headers };
};
const post = async (url: string, form: Record<string, string>) => {
  const answer = await server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  await server.app.services.jobs.idle();
  return { status: answer.statusCode, html: answer.body, location: answer.headers.location };
};
/** Pays for what is in the cart now, for a sum that was shown. */
const pay = async (url: string, shownCents: number, more: Record<string, string> = {}) => {
  const [, token = '', key = ''] = /checkouts\/([^?]+)(?:\?key=(.*))?/.exec(url)!;
  const shownLines = await shownCart(database(), { token, key }, server.app.services.now());
  const shown = { shownCents: String(shownCents), shownLines };
  return post(url, { ...typed, outcome: 'success', ...shown, ...more });
};
const ordersOf = async (person: Person) =>
  (await server.call('getServiceOrders', { owner: person.userId }, person)).orders;
/** How many webhooks have come. */
const toldOf = async () =>
  (await server.app.services.open.pool.query('select from webhook_events')).rowCount!;
const made = () => database().select().from(storeOrders);

describe('The checkout of the test store', () => {
  it('shows what is bought for what, and runs no script but its own', async () => {
    const url = await cartOf(['shorten-hem', 'take-in-waist']);
    const { status, html, headers } = await get(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) =>
      createHash('sha256').update(script!).digest('base64'),
    );
    expect(hashes).toHaveLength(4);
    const policy = String(headers['content-security-policy']);
    const [, named] = /; script-src ([^;]*);/.exec(policy)!;
    expect(named!.split(' ').sort()).toEqual(hashes.map((hash) => `'sha256-${hash}'`).sort());
    for (const words of [
      'Test store',
      'Herringbone &lt;b&gt;trousers&lt;/b&gt;',
      'Shorten hem $18.00, Take in waist $24.00',
      '$42.00',
      '10% off, multiple services',
      '−$4.20',
      'Service handling fee, multiple services</dt><dd>$4.99',
      'Pay $42.79',
    ]) {
      expect(html).toContain(words);
    }
    expect(html.match(/<script/g)).toHaveLength(4);
    const style = /href="(\/store\/assets\/[^"]+)"/.exec(html)![1]!;
    const { body } = await server.app.http.inject(style);
    expect(body).toContain('prefers-color-scheme: dark');
  });

  it('shows the pictures of the member’s own items, and of nobody else’s', async () => {
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
    const input = { owner: maya.userId, itemId, changes: {}, imageIds: [imageId] };
    await server.call('saveItem', input, maya);
    await server.app.services.jobs.idle();
    const own = await get(await cartOf(['shorten-hem']));
    expect(own.html).toContain(`/images/${imageId}/`);
    // Somebody whose cart names an item of hers.
    const url = await cartOf(['shorten-hem'], false);
    const token = /checkouts\/([^?]+)/.exec(url)![1]!;
    const cartId = `gid://shopify/Cart/${token}?key=${url.split('key=')[1]}`;
    await server.call('saveCart', { cartId }, await server.person());
    expect((await get(url)).html).not.toContain('/images/');
  });

  it('makes one order of a cart, however often Pay is pressed, and it is in the service history', async () => {
    const before = (await made()).length;
    const told = await toldOf();
    const url = await cartOf(['shorten-hem']);
    const answers = await Promise.all([1, 2, 3].map(() => pay(url, 1999)));
    answers.push(await pay(url, 1999));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await made()).length - before).toBe(1);
    expect((await toldOf()) - told).toBe(1);
    const [order, ...others] = await ordersOf(maya);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      status: 'created',
      totalCents: 1999,
      lines: [
        { itemId, serviceName: 'Shorten hem', priceCents: 1800 },
        { isFee: true, priceCents: 199 },
      ],
    });
    const { html } = await get(answers[0]!.location!);
    expect(html).toContain(`Order ${order!.orderNumber} is placed`);
    expect(html).toContain('href="/alterations/thank-you"');
    // The checkout's own address leads there from now on.
    const again = await server.app.http.inject({ url, headers: { accept: 'text/html' } });
    expect(again.headers.location).toBe(answers[0]!.location);
  });

  it('is in the service history, too, where its webhook never came', async () => {
    const url = await cartOf(['shorten-hem']);
    const [, token, key] = /checkouts\/([^?]+)\?key=(.+)/.exec(url)!;
    const { email, ...address } = typed;
    const { services } = server.app;
    // Paid for, and nobody told of it.
    const cart = { token: token!, key: key! };
    const shownLines = await shownCart(database(), cart, services.now());
    const payment = { email, address, shownCents: 1999, shownLines };
    await services.open.transaction((on) => payCart(on, cart, payment, services.now()));
    expect(await ordersOf(maya)).toEqual([]);
    await askStoreJob.work({}, services);
    await askStoreJob.work({}, services);
    expect(await ordersOf(maya)).toMatchObject([{ totalCents: 1999, status: 'created' }]);
    // The server asks by itself, every hour.
    const { rows } = await services.open.pool.query(
      `select cron from jobs where kind = 'ask-store'`,
    );
    expect(rows).toEqual([{ cron: '0 * * * *' }]);
  });

  it('knows the member’s email, and where their last order went', async () => {
    const first = await get(await cartOf(['shorten-hem']));
    expect(first.html).toContain(`value="${maya.email}"`);
    expect(first.html).not.toContain('218 Alder Street');
    await pay(await cartOf(['shorten-hem']), 1999);
    const { html } = await get(await cartOf(['shorten-hem']));
    expect(html).toContain('218 Alder Street');
    expect(html).toContain(`value="${maya.email}"`);
    // Of a cart of nobody's nothing is known.
    const other = await get(await cartOf(['shorten-hem'], false));
    expect(other.html).not.toContain(maya.email);
  });

  it.each([
    ['9720', 'US', 'A ZIP code has 5 digits, or 9'],
    ['97205-12', 'US', 'A ZIP code has 5 digits, or 9'],
    ['97205', 'CA', 'A postal code looks like K1A 0B1.'],
  ])('takes no %s in %s for a postal code', async (zip, countryCode, words) => {
    const url = await cartOf(['shorten-hem']);
    const { status, html } = await pay(url, 1999, { zip, countryCode });
    expect([status, html]).toEqual([422, expect.stringContaining(words)]);
    // The browser’s own words would come first, and away from the field.
    expect(html).toMatch(/<form class="checkout"[^>]* noValidate=""/i);
    const good = countryCode === 'US' ? '97205-1234' : 'k1a 0b1';
    expect((await pay(url, 1999, { zip: good, countryCode })).status).toBe(303);
  });

  it('says what is missing beside its field, and keeps what was typed', async () => {
    const url = await cartOf(['shorten-hem']);
    const { status, html } = await pay(url, 1999, { zip: ' ', email: 'maya', name: '"><b>Maya' });
    expect(status).toBe(422);
    expect(html).toContain('Enter the ZIP or postal code.');
    expect(html).toContain('Enter an email address, so that the label finds you.');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;Maya"');
    expect(html).toContain('value="218 Alder Street"');
    expect(await ordersOf(maya)).toEqual([]);
  });

  it('charges nothing when the card is declined, and the cart can be paid for afterwards', async () => {
    const url = await cartOf(['shorten-hem']);
    const { status, html } = await pay(url, 1999, { outcome: 'declined' });
    expect([status, html]).toEqual([402, expect.stringContaining('The test card was declined')]);
    expect(await ordersOf(maya)).toEqual([]);
    expect((await pay(url, 1999)).status).toBe(303);
    expect(await ordersOf(maya)).toHaveLength(1);
  });

  it('can be left, and gone on with days later, with what was typed', async () => {
    const url = await cartOf(['shorten-hem']);
    const left = await pay(url, 1999, { outcome: 'leave', zip: '' });
    expect([left.status, left.location]).toEqual([303, '/alterations/cart']);
    server.advance(2 * dayMs);
    const { html } = await get(url);
    expect(html).toContain('value="218 Alder Street"');
    await pay(url, 1999, { outcome: 'leave' });
    expect((await get(url)).html).toContain('Portland, OR 97205');
    expect((await get(`${url}&edit=1`)).html).toContain('value="97205"');
    expect((await pay(url, 1999)).status).toBe(303);
  });

  it('takes the hardware key of a host that asks it, by its arrow', async () => {
    const { html } = await get(await cartOf(['shorten-hem']));
    const script = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)![1]!;
    const page = new Window();
    page.document.body.innerHTML = html.split('<body>')[1]!.replace(/<script>[\s\S]*/, '');
    const posted: string[] = [];
    Object.assign(page, {
      ReactNativeWebView: { postMessage: (text: string) => posted.push(text) },
    });
    const followed: (string | null)[] = [];
    page.document.addEventListener('click', (event) => {
      event.preventDefault();
      const link = (event.target as unknown as Element).closest('a');
      followed.push(link?.getAttribute('href') ?? null);
    });
    const { document, addEventListener } = page;
    new Function('window', 'document', 'addEventListener', 'parent', script)(
      page,
      document,
      addEventListener.bind(page),
      page,
    );
    const hear = (data: unknown) =>
      page.dispatchEvent(new page.MessageEvent('message', { data } as never));
    for (const other of ['{', 'null', '{"type":"nav.tab","id":"a-0"}', 7]) hear(other);
    expect([posted, followed]).toEqual([[], []]);
    hear(JSON.stringify(createWriter()('nav.back', {})));
    expect(followed).toEqual(['/alterations/cart']);
    const judge = createInbox({ rows: toHost, answers: answersToHost });
    expect(posted.map((text) => judge(text))).toMatchObject([
      { verdict: 'accepted', kind: 'answer', message: { payload: { handled: true } } },
    ]);
  });

  it('has what was typed again where the page was ended in between', async () => {
    const url = await cartOf(['shorten-hem']);
    // One window, whose pages come and go.
    const { sessionStorage } = new Window();
    const load = async () => {
      const { html } = await get(url);
      const { document, Event } = new Window({ url: `http://hem.test${url}` });
      const [, body] = html.split('<body>');
      document.body.innerHTML = body!.replace(/<script>[\s\S]*/, '');
      const script = /<script>([\s\S]*?)<\/script>/.exec(body!)![1]!;
      const location = { pathname: url.replace(/\?.*/, '') };
      new Function('document', 'location', 'sessionStorage', script)(
        document,
        location,
        sessionStorage,
      );
      const field = (name: string) =>
        document.querySelector(`[name="${name}"]`) as unknown as HTMLInputElement;
      const type = (name: string, value: string) => {
        field(name).value = value;
        document.querySelector(`[name="${name}"]`)!.dispatchEvent(new Event('input'));
      };
      return { field, type };
    };
    const first = await load();
    first.type('name', 'Maya Okafor');
    first.type('street', '218 Alder');
    first.type('countryCode', 'CA');
    const again = await load();
    const values = ['name', 'street', 'countryCode', 'city'].map((name) => again.field(name).value);
    expect(values).toEqual(['Maya Okafor', '218 Alder', 'CA', '']);
    // What was sent meanwhile is newer.
    await pay(url, 1999, { outcome: 'leave', name: 'Sam', zip: '' });
    expect((await load()).field('name').value).toBe('Sam');
  });

  it('says that a price has changed before it is paid', async () => {
    const url = await cartOf(['darn-hole']);
    const { variants } = (await findProduct(database(), { handle: 'darn-hole' }))!;
    const own = eq(storeVariants.id, variants[0]!.id);
    const priceCents = variants[0]!.priceCents;
    await database()
      .update(storeVariants)
      .set({ priceCents: priceCents + 300 })
      .where(own);
    const { status, html } = await pay(url, priceCents + 199);
    await database().update(storeVariants).set({ priceCents }).where(own);
    expect(status).toBe(409);
    expect(html).toContain('The price has changed');
    expect(await ordersOf(maya)).toEqual([]);
  });

  it('says what came, went or costs something else since it was shown', async () => {
    const url = await cartOf(['shorten-hem']);
    const shownLines = /name="shownLines" value="([^"]+)"/.exec((await get(url)).html)![1]!;
    const [, token, key] = /checkouts\/([^?]+)\?key=(.+)/.exec(url)!;
    const gid = cartGid({ token: token!, key: key! });
    const { open, now } = server.app.services;
    const hem = (await findCart(database(), gid, now()))!.lines[0]!.id;
    const darn = (await findProduct(database(), { handle: 'darn-hole' }))!.variants[0]!.id;
    await open.transaction((on) => removeLines(on, gid, [{ lineId: hem, id: '' }], now()));
    const added = { variantId: darn, merchandiseId: '', quantity: 1, attributes: attributes() };
    await open.transaction((on) => addLines(on, gid, [added], now()));
    const { status, html } = await pay(url, 1999, { shownLines });
    expect(status).toBe(409);
    expect(html).toContain('Shorten hem was taken out. Darn a hole was added. Nothing');
    for (const wrong of ['x 1.1.1.1 99.99', '']) {
      expect((await pay(url, 1999, { shownLines: wrong })).status).toBe(409);
    }
    expect(await ordersOf(maya)).toEqual([]);
  });

  it('takes no money for something else than it showed, though the sum is the same', async () => {
    const url = await cartOf(['shorten-hem']);
    const shownLines = /name="shownLines" value="([^"]+)"/.exec((await get(url)).html)![1]!;
    const [, token, key] = /checkouts\/([^?]+)\?key=(.+)/.exec(url)!;
    const gid = cartGid({ token: token!, key: key! });
    const { open, now } = server.app.services;
    const first = (await findCart(database(), gid, now()))!.lines[0]!;
    const change = (more: Record<string, string>) => {
      const changes = [{ lineId: first.id, id: '', attributes: attributes(more) }];
      return open.transaction((on) => updateLines(on, gid, changes, now()));
    };
    await change({ 'item name': 'Coat' });
    const other = await pay(url, 1999, { shownLines });
    expect([other.status, other.html]).toEqual([
      409,
      expect.stringContaining('has changed. Shorten hem for Coat was changed. Nothing was'),
    ]);
    await open.transaction((on) => removeLines(on, gid, [{ lineId: first.id, id: '' }], now()));
    const add = async (variantId: number) => {
      const added = { variantId, merchandiseId: '', quantity: 1, attributes: attributes() };
      await open.transaction((on) => addLines(on, gid, [added], now()));
    };
    await add(first.variantId);
    expect((await pay(url, 1999, { shownLines })).html).toContain(
      'Shorten hem was taken out. Shorten hem for Herringbone &lt;b&gt;trousers&lt;/b&gt; was added.',
    );
    const again = (await findCart(database(), gid, now()))!.lines.at(-1)!;
    await open.transaction((on) => removeLines(on, gid, [{ lineId: again.id, id: '' }], now()));
    await add((await findProduct(database(), { handle: 'patch' }))!.variants[0]!.id);
    expect((await pay(url, 1999, { shownLines })).html).toContain(
      'What is in the cart has changed. Shorten hem was taken out. Patch was added. Nothing',
    );
    expect(await ordersOf(maya)).toEqual([]);
    expect((await pay(url, 1999)).status).toBe(303);
  });

  it('keeps no half of a character where a text is cut', async () => {
    const url = await cartOf(['shorten-hem']);
    const long = (length: number) => `${'a'.repeat(length - 1)}😀`;
    for (const field of ['name', 'region', 'zip', 'email']) {
      for (const length of [254, 300]) {
        const more = { [field]: long(length) };
        const { status, html } = await pay(url, 1999, more);
        expect([status, html], field).toEqual([422, expect.stringContaining('class="fault"')]);
        expect(html).toContain('aaaa');
        expect(html).toContain('value="218 Alder Street"');
        expect((await pay(url, 1999, { ...more, outcome: 'leave' })).status, field).toBe(303);
      }
    }
    expect((await pay(url, 1999)).status).toBe(303);
  });

  it.each<[string, string[], number[], number]>([
    ['none', ['shorten-hem'], [], 1999],
    ['that of one service to several', ['shorten-hem', 'take-in-waist'], [199], 4279],
    ['that of several to a custom one', ['custom-repair', 'shorten-hem'], [499], 1919],
    ['two', ['shorten-hem'], [199, 499], 1999],
  ])(
    'is not paid for without the fee that is due: %s',
    async (_name, handles, fees, totalCents) => {
      const asShown = await cartOf(handles, true, fees);
      const paid = handles.length > 1 ? 4200 - 420 : 1800;
      // Whoever did not look at the page is shown it first.
      const { status, html } = await pay(
        asShown,
        paid + fees.reduce((sum, cents) => sum + cents, 0),
      );
      expect([status, html]).toEqual([409, expect.stringContaining('The price has changed')]);
      expect(await ordersOf(maya)).toEqual([]);
      const url = await cartOf(handles, true, fees);
      const words = 'had another service handling fee than is due. It has that now: ';
      const due = handlingFeeCents(
        handles.map((handle) => ({ productType: handle.startsWith('custom') ? 'Custom' : '' })),
        false,
      );
      // One that is only out for now is nothing to tell of.
      const said = (await get(url)).html.includes(`${words}$${(due / 100).toFixed(2)}.`);
      expect(said).toBe(fees.length > 0);
      expect((await get(url)).html).not.toContain(words);
      expect((await pay(url, totalCents)).status).toBe(303);
      const [order] = await ordersOf(maya);
      expect(order).toMatchObject({ totalCents });
      expect(order!.lines.filter(({ isFee }) => isFee).map((fee) => fee.priceCents)).toEqual([due]);
    },
  );

  it('is paid as it was shown, though the flow was entered on another page meanwhile', async () => {
    const url = await cartOf(['shorten-hem', 'take-in-waist']);
    const { html } = await get(url);
    const shownLines = /name="shownLines" value="([^"]+)"/.exec(html)![1]!;
    const [, token = '', key = ''] = /checkouts\/([^?]+)\?key=(.*)/.exec(url)!;
    const { open, now } = server.app.services;
    const gid = cartGid({ token, key });
    const { lines } = (await findCart(open.database, gid, now()))!;
    const fee = [{ lineId: lines.at(-1)!.id, id: '' }];
    await open.transaction((on) => removeLines(on, gid, fee, now()));
    const form = { ...typed, outcome: 'success', shownCents: '4279', shownLines };
    expect((await post(url, form)).status).toBe(303);
    expect(await ordersOf(maya)).toMatchObject([{ totalCents: 4279 }]);
  });

  it('charges no fee from who pays none, and nothing while it cannot be charged', async () => {
    await entitle(database(), maya.userId, ['noServiceFees']);
    const free = await cartOf(['shorten-hem']);
    expect((await get(free)).html).toContain('It was taken out.');
    expect((await pay(free, 1800)).status).toBe(303);
    const other = await cartOf(['shorten-hem'], false, []);
    const fee = eq(storeProducts.handle, feeHandle);
    await database().update(storeProducts).set({ isPublished: false }).where(fee);
    const { status, html } = await pay(other, 1800);
    await database().update(storeProducts).set({ isPublished: true }).where(fee);
    expect([status, html]).toEqual([409, expect.stringContaining('nothing can be paid')]);
    expect((await get(other)).html).toContain('Pay $19.99');
    expect((await pay(other, 1999)).status).toBe(303);
  });

  it('takes the credit of a plan off services once, and leaves what is left of it', async () => {
    await payPlan(server, maya, 'yearly');
    const url = await cartOf(['shorten-hem']);
    // In the trial nothing was paid for yet.
    expect((await get(url)).html).toContain('Pay $18.00');
    await hurryPlan(server, maya);
    const { html } = await get(url);
    expect(html).toContain('<dt>Credit</dt><dd>−$18.00</dd>');
    const two = await cartOf(['shorten-hem', 'take-in-waist']);
    expect((await get(two)).html).toContain('Pay $17.80');
    // Both at once: the one that comes second finds what is left.
    const [first, second] = await Promise.all([pay(url, 0), pay(two, 1780)]);
    expect([first.status, second.status].sort()).toEqual([303, 409]);
    await pay(url, 0);
    await pay(two, 3580);
    const orders = await ordersOf(maya);
    const saved = orders.reduce((sum, { discountCents }) => sum + discountCents, 0);
    expect(saved).toBe(2000 + 420);
    const { credits } = await server.call('getCircle', { owner: maya.userId }, maya);
    expect(credits).toEqual([]);
    expect((await get(await cartOf(['shorten-hem']))).html).toContain('Pay $18.00');
  });

  it('takes no credit of a plan that was taken back', async () => {
    await payPlan(server, maya, 'yearly');
    await hurryPlan(server, maya);
    await hurryPlan(server, maya, 'refunded');
    expect((await get(await cartOf(['shorten-hem']))).html).toContain('Pay $19.99');
  });

  it('says what is no longer offered, and of a cart that is not there that it is over', async () => {
    const url = await cartOf(['patch', 'shorten-hem']);
    const patch = eq(storeProducts.handle, 'patch');
    await database().update(storeProducts).set({ isPublished: false }).where(patch);
    const { status, html } = await pay(url, 3739);
    await database().update(storeProducts).set({ isPublished: true }).where(patch);
    expect([status, html]).toEqual([409, expect.stringContaining('No longer offered: ')]);
    for (const wrong of [`${url}x`, url.replace(/key=.*/, ''), '/store/checkouts/none?key=none']) {
      expect((await get(wrong)).status, wrong).toBe(404);
      expect((await pay(wrong, 1999)).status, wrong).toBe(404);
    }
    server.advance(11 * dayMs);
    expect((await get(url)).html).toContain('This checkout is over');
  });

  it('is of whose cart has the right key, whoever said another first', async () => {
    const url = await cartOf(['shorten-hem'], false);
    const [, token, key] = /checkouts\/([^?]+)\?key=(.+)/.exec(url)!;
    const stranger = await server.person();
    const cartId = `gid://shopify/Cart/${token}?key=${key}`;
    const guess = { cartId: cartId.replace(/key=.*/, `key=${'a'.repeat(24)}`) };
    await expect(server.call('saveCart', guess, stranger)).rejects.toThrow('not-found');
    // As it was kept before the key was looked at.
    await database()
      .insert(serviceCarts)
      .values({ ...guess, token: token!, ownerId: stranger.userId, savedAt: new Date() });
    await server.call('saveCart', { cartId }, maya);
    expect((await pay(url, 1999)).status).toBe(303);
    expect(await ordersOf(stranger)).toEqual([]);
    expect(await ordersOf(maya)).toHaveLength(1);
    // Of a cart that is paid for its order has the key.
    await expect(server.call('saveCart', guess, stranger)).rejects.toThrow('not-found');
  });

  it('has its order in the history, with 249 services and all that can be said of each', async () => {
    const hems = Array.from({ length: 249 }, () => 'shorten-hem');
    const details = '縫'.repeat(3000);
    const url = await cartOf(hems, true, undefined, details);
    expect((await pay(url, 403_380 + 499)).status).toBe(303);
    const [order] = await ordersOf(maya);
    expect(order!.lines).toHaveLength(250);
    expect(order!.lines[0]!.details).toBe(details);
  });

  it('has no order or cart of an address that no text can be', async () => {
    for (const wrong of [
      '/store/checkouts/x/thanks?key=%00',
      '/store/checkouts/%00?key=x',
      '/store/checkouts/%00/thanks?key=%00',
    ]) {
      expect((await get(wrong)).status, wrong).toBe(404);
    }
  });

  it('of a cart that no member has had is in nobody’s history, and in theirs once they save it', async () => {
    const url = await cartOf(['shorten-hem'], false);
    expect((await pay(url, 1999)).status).toBe(303);
    expect(await ordersOf(maya)).toEqual([]);
    const [, token, key] = /checkouts\/([^?]+)\?key=(.+)/.exec(url)!;
    const cartId = cartGid({ token: token!, key: key! });
    for (const _twice of [1, 2]) {
      await server.call('saveCart', { cartId }, maya);
      await server.app.services.jobs.idle();
      expect(await ordersOf(maya)).toMatchObject([{ totalCents: 1999 }]);
    }
  });
});

describe('an address of the store where nothing is', () => {
  const nowhere = [
    '/store/',
    '/store/nothing',
    '/store/checkouts/a/b/c',
    '/store/%zz',
    '/store/x/',
  ];

  it.each(nowhere)(
    'is answered with a page of the store that leads back to the app: %s',
    async (url) => {
      const { status, html, headers } = await get(url);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(html).toContain('This page is not here');
      expect(html).toContain('Back to your cart');
    },
  );

  it.each([...nowhere, '/store/assets/nothing.css', '/store/photos/nothing.png'])(
    'is refused where no page is asked for: %s',
    async (url) => {
      const { statusCode, body } = await server.app.http.inject({
        url,
        headers: { accept: '*/*' },
      });
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
    },
  );
});
