import { entitle } from '#tests/support/entitle.ts';
import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { queryClient } from '#app/client.ts';
import { endSession } from '#app/end-session.ts';
import { cartTokenOf } from '#contract/rules/service-orders.ts';
import { alterations, startOver } from '#features/alterations/alterations-store.ts';
import { clearDraft } from '#lib/drafts.ts';
import { host } from '#lib/host.ts';
import { page } from '#lib/leave-page.ts';
import { paths } from '#lib/paths.ts';
import { newToken } from '#server/repositories/sessions.ts';
import { storeProducts, storeVariants } from '#server/store/tables.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { hurryPlan, payPlan } from '#tests/support/pay-plan.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { makeServiceOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { hangItems, settledMember } from './member.ts';
import { wirePuts } from './wired-put.ts';

// What needs a canvas and a worker.
vi.mock('#api/upload-queue/prepare-photo.ts', () => ({
  preparePhoto: async ({ bytes }: { bytes: ArrayBuffer }) => ({
    bytes,
    contentType: 'image/jpeg',
    contentHash: null,
  }),
  photoLook: async () => ({ mainColor: null, look: null }),
}));

let server: TestServer;
let maya: Person;
let jeans: string;
let coat: string;
let went: string[];
/** Answers a call to the store in its place, by the name of its document. */
let fault: (name: string, through: () => Promise<Response>) => Response | Promise<Response>;
let asked: string[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  reachServer(server);
  wirePuts(server);
  const wire = globalThis.fetch;
  asked = [];
  fault = (_name, through) => through();
  globalThis.fetch = async (input, init) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1];
    if (!name || !String(input).startsWith('/store/')) return wire(input, init);
    asked.push(name);
    return fault(name, () => wire(input, init));
  };
  went = [];
  vi.spyOn(page, 'go').mockImplementation((address) => void went.push(address));
  maya = await settledMember(server);
  [jeans, coat] = (await hangItems(server, maya, [
    { title: 'Straight jeans', category: 'jeans', condition: 'Needs Repair' },
    { title: 'Camel coat', category: 'coat' },
    { title: 'Silk scarf', category: 'scarf', availability: 'in-the-wash' },
  ])) as [string, string, string];
});
afterEach(async () => {
  cleanup();
  startOver();
  await clearDraft({ userId: maya.userId, name: 'alterations' });
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const open = (path: string) => renderApp(path, maya);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const service = (name: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${name}`) }, { timeout: 10_000 });
const choose = async ({ user }: RenderedApp, ...names: string[]) => {
  for (const name of names) {
    await user.click(await service(name));
    if (/^(Shorten|Lengthen|Keep the original)/.test(name)) {
      await user.click(await button('A little more'));
      await user.click(await button('Add to order'));
    }
    if (!['Mend seam', 'Darn a hole', 'Patch'].includes(name)) continue;
    const row = (await service(name)).closest('li')!;
    within(row).getByRole('button', { name: 'Mark place' }).focus();
    await user.keyboard('{Enter}');
  }
};
const goOn = async ({ user }: RenderedApp) => user.click(await button('Continue'));
/** Orders these services for the jeans, up to the summary. */
const summary = async (...names: string[]): Promise<RenderedApp> => {
  const app = open(paths.alterationServices(jeans));
  await choose(app, ...names);
  await goOn(app);
  await screen.findByRole('heading', { name: 'Order Summary' });
  return app;
};
/** Leaves for the checkout; measurements that are missing come later. */
const checkOut = async (user: RenderedApp['user']) => {
  const checkout = await button('Checkout');
  await user.click(checkout);
  await waitFor(() => expect(checkout.getAttribute('aria-busy')).toBeNull());
  const later = screen.queryByRole('button', { name: 'Measure later' });
  if (later) await user.click(later);
};
const sums = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const total = () => screen.getByText('Total').parentElement?.textContent;
/** The summary has this total, and nothing is on its way to the store. */
const settled = (sum: string) =>
  waitFor(() => {
    expect(total()).toBe(`Total${sum}`);
    expect(document.querySelector('dl[aria-busy]')).toBeNull();
  });
const said = () => toasts.list.map(({ title }) => title);
const cartId = async () =>
  Object.values(await server.call('userDetails', { userIds: [] }, maya))[0]!.userDetails
    .mostRecentCartId;
/** Asks the store beside the page, as another device does. */
async function atStore(query: string, variables: object) {
  const { publicToken } = server.app.services.store!.forPage;
  const { body } = await server.app.http.inject({
    method: 'POST',
    url: '/store/api/2025-01/graphql.json',
    headers: { 'x-shopify-storefront-access-token': publicToken },
    payload: { query, variables },
  });
  return JSON.parse(body).data;
}
const linesAtStore = async () => {
  const { cart } = await atStore(
    `query($id: ID!) { cart(id: $id) { lines(first: 250) { nodes { id quantity
      merchandise { ... on ProductVariant { product { title } } } } } } }`,
    { id: await cartId() },
  );
  return cart?.lines.nodes as
    | { id: string; quantity: number; merchandise: { product: { title: string } } }[]
    | undefined;
};
const removeAtStore = async (title: string) => {
  const line = (await linesAtStore())!.find(
    ({ merchandise }) => merchandise.product.title === title,
  );
  const id = await cartId();
  await atStore(
    `mutation($id: ID!, $lines: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $lines) { cart { id } } }`,
    { id, lines: [line!.id] },
  );
};

/** A line for the jeans, as another device puts it into a cart. */
const lineOf = async (handle: string, serviceName: string, details = 'At the left pocket') => {
  const { database } = server.app.services.open;
  const [variant] = await database
    .select({ id: storeVariants.id })
    .from(storeVariants)
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(eq(storeProducts.handle, handle));
  const words = {
    'item id': jeans,
    'item name': 'Straight jeans',
    'service name': serviceName,
    ...(details && { 'additional details': details }),
  };
  return {
    merchandiseId: `gid://shopify/ProductVariant/${variant!.id}`,
    attributes: Object.entries(words).map(([key, value]) => ({ key, value })),
  };
};
/** Another device begins a cart, of which the server knows. */
const cartElsewhere = async (
  handle: string,
  serviceName: string,
  details?: string,
): Promise<string> => {
  const { cartCreate } = await atStore(
    'mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }',
    { lines: [await lineOf(handle, serviceName, details)] },
  );
  await server.call('saveCart', { cartId: cartCreate.cart.id }, maya);
  return cartCreate.cart.id;
};
/** The store's checkout, as its page shows it. */
const checkoutOf = async (address: string) => {
  const url = new URL(address, location.href);
  const headers = { accept: 'text/html' };
  const path = url.pathname + url.search;
  return { html: (await server.app.http.inject({ url: path, headers })).body };
};
const addAtStore = async (line: object) =>
  atStore(
    `mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }`,
    { id: await cartId(), lines: [line] },
  );
const linesWithWords = async () => {
  // The summary may stand before the server has been told of the cart.
  const id = await waitFor(async () => {
    const saved = await cartId();
    expect(saved).not.toBeNull();
    return saved;
  });
  return atStore(
    'query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { attributes { key value } } } } }',
    { id },
  );
};
const titlesAtStore = async () =>
  (await linesAtStore())!.map(({ merchandise }) => merchandise.product.title).sort();

/** The cart is paid for on another page: the store has it no more, and the server has its order of the jeans' hem. */
const payElsewhere = async (total = '19.99', cart?: string | null) => {
  const id = (cart ?? (await cartId()))!;
  const order = {
    fulfillment_status: null,
    total_price: total,
    name: 'HEM-7',
    cart_token: cartTokenOf(id),
  };
  await makeServiceOrder(server, maya, jeans, order);
  await server.call('saveCart', { cartId: id }, maya);
  const gone = { cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'no' }] };
  fault = (name, through) => {
    if (name === 'Cart') return Response.json({ data: { cart: null } });
    if (name === 'CartNoteUpdate') return Response.json({ data: { cartNoteUpdate: gone } });
    return through();
  };
};

describe('What the studio does', () => {
  const list = async () =>
    within(await screen.findByRole('region', { name: 'What the studio does' }));

  it('is shown with its prices before a piece is chosen, and leads to the pieces that it is for', async () => {
    const app = open(paths.services());
    const offered = await list();
    await offered.findByText('Shorten sleeves');
    await app.user.click(offered.getByRole('button', { name: 'Bottoms' }));
    const hem = await offered.findByRole('link', { name: /^Shorten hem/ });
    within(hem).getByText('$18.00');
    expect(hem.querySelector('img')!.src).toMatch(/\/store\/drawings\/240\//);
    expect(offered.queryByText('Shorten sleeves')).toBeNull();
    within(await offered.findByRole('link', { name: /^Custom alteration/ })).getByText('Quoted');
    await app.user.click(hem);
    await button(/^Straight jeans/);
    screen.getByText(/^Only bottoms, for the work that you looked at\./);
    expect(screen.queryByRole('button', { name: /^Camel coat/ })).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Show all pieces' }));
    await button(/^Camel coat/);
    expect(app.where()).toBe(paths.alterations());
  });

  it('says that it did not load, and loads when asked; of what nobody has it says so', async () => {
    fault = (name, through) =>
      name === 'Collection' ? Promise.resolve(new Response('', { status: 500 })) : through();
    const { user } = open(paths.services());
    const offered = await list();
    await offered.findByText('Failed to fetch collections');
    fault = (_name, through) => through();
    await user.click(offered.getByRole('button', { name: 'Try again' }));
    await offered.findByText('Shorten sleeves');
    await user.click(offered.getByRole('button', { name: 'Dresses' }));
    await user.click(await offered.findByRole('link', { name: /^Shorten dress/ }));
    await screen.findByText('No dresses yet');
    await user.click(screen.getByRole('link', { name: 'Show all pieces' }));
    await button(/^Straight jeans/);
  });

  it('leads from a search within its kind to all pieces, with the same words', async () => {
    const { user } = open(`${paths.alterations()}?kind=bottoms`);
    await user.type(await screen.findByRole('searchbox'), 'camel');
    await screen.findByText('Nothing matches “camel”.');
    await user.click(screen.getByRole('link', { name: 'Show all pieces' }));
    await button(/^Camel coat/);
    expect(screen.queryByRole('button', { name: /^Straight jeans/ })).toBeNull();
  });
});

describe('Select Item', () => {
  it('shows what is ready, what needs repair first, and takes several', async () => {
    const app = open(paths.alterations());
    await screen.findByRole('heading', { name: 'Needs repair' });
    screen.getByText('Step 1 of 4: Select Item');
    await screen.findByRole('button', { name: /^Camel coat/ });
    expect(screen.queryByRole('button', { name: /^Silk scarf/ })).toBeNull();
    expect((await button('Continue')).getAttribute('aria-disabled')).toBe('true');
    await app.user.click(await button(/^Camel coat/));
    await app.user.click(await button(/^Straight jeans/));
    screen.getByText('2 items chosen');
    await goOn(app);
    await waitFor(() => expect(app.where()).toBe(paths.alterationServices(coat)));
    expect(screen.getAllByRole('link', { name: /Camel coat|Straight jeans/ })).toHaveLength(2);
  });

  it('finds a piece by a word', async () => {
    const app = open(paths.alterations());
    await app.user.type(await screen.findByRole('searchbox'), 'coat');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Straight/ })).toBeNull());
    await button(/^Camel coat/);
  });

  it('says where a piece is that cannot be sent in now, also when it is searched for', async () => {
    const app = open(paths.alterations());
    const away = within(await screen.findByRole('region', { name: 'Not ready now' }));
    await away.findByText('In the wash');
    await app.user.type(screen.getByRole('searchbox'), 'scarf');
    await screen.findByText('Nothing that is ready matches “scarf”.');
    await app.user.click(await away.findByRole('link', { name: /^Silk scarf/ }));
    await waitFor(() => expect(app.where()).toMatch(/^\/items\/\d+$/));
  });
});

describe('Measurements', () => {
  /** What the lines of the cart tell the studio, by service. */
  const told = async () => {
    const { cart } = await atStore(
      `query($id: ID!) { cart(id: $id) { lines(first: 9) { nodes { attribute(key: "_measured") { value }
        merchandise { ... on ProductVariant { product { title } } } } } } }`,
      { id: await cartId() },
    );
    const nodes: {
      attribute: { value: string } | null;
      merchandise: { product: { title: string } };
    }[] = cart.lines.nodes;
    return Object.fromEntries(
      nodes.map((line) => [line.merchandise.product.title, line.attribute?.value ?? null]),
    );
  };

  it('are asked for where services need them, and go to the studio with those', async () => {
    const app = await summary('Take in waist', 'Shorten hem', 'Mend seam');
    const card = within(await screen.findByRole('region', { name: 'Measurements' }));
    await app.user.click(card.getByRole('link', { name: 'Add' }));
    expect(app.where()).toBe(paths.alterationsMeasurements());
    await screen.findByText('0 of 3 measured', { selector: 'p span' });
    expect(screen.queryByRole('button', { name: /^Bust/ })).toBeNull();
    await app.user.click(await button(/^Trouser inseam.*Shorten hem, Straight jeans/));
    // What stands in the field is meant, however soon one saves.
    await app.user.type(await screen.findByRole('textbox', { name: 'Trouser inseam' }), '30');
    await app.user.tab();
    await app.user.click(await button('Save'));
    await screen.findByText('For me: 1 of 3 measured');
    expect(app.where()).toBe(paths.alterationsCart());
    expect(await told()).toMatchObject({
      'Take in waist': 'For me: not measured: Waist, Hips',
      'Shorten hem': 'For me: Trouser inseam 30.0 in (76.2 cm)',
      'Mend seam': null,
    });
  });

  it('that are missing are asked for once before one pays, and the studio is told', async () => {
    const { user } = await summary('Shorten hem', 'Mend seam');
    await settled('$31.99');
    await user.click(await button('Checkout'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Checkout without measurements?' }),
    );
    question.getByText(
      /^The studio cannot begin before it has them: Shorten hem \(Trouser inseam\)\./,
    );
    question.getByRole('link', { name: 'Measure now' });
    expect(went).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Measure later' }));
    await waitFor(() => expect(went).toHaveLength(1));
    expect(await told()).toMatchObject({
      'Shorten hem': 'For me: not measured: Trouser inseam',
      'Mend seam': null,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('of which one lacks are asked for once too, by its name', async () => {
    const { userId: owner } = maya;
    await server.call('saveMeasurements', { owner, values: { waist: 0.75 } }, maya);
    const app = await summary('Take in waist', 'Mend seam');
    const { user } = app;
    await screen.findByText('For me: 1 of 2 measured');
    screen.getByText('Missing: Hips');
    await user.click(await button('Checkout'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Checkout without measurements?' }),
    );
    question.getByText(/^The studio cannot begin before it has them: Take in waist \(Hips\)\./);
    expect(went).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Measure later' }));
    await waitFor(() => expect(went).toHaveLength(1));
    expect(await told()).toMatchObject({
      'Take in waist': 'For me: Waist 29.5 in (75.0 cm); not measured: Hips',
    });
    // It was said once; back from the checkout it is not asked again.
    app.unmount();
    const back = open(paths.alterationsCart());
    await settled('$37.39');
    await back.user.click(await button('Checkout'));
    await waitFor(() => expect(went).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are only those of the garment’s half, and not needed, for a custom service', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Custom alteration');
    await app.user.type(screen.getByLabelText(/What do you need/), 'A secret pocket');
    await goOn(app);
    await screen.findByText(/^They may help the studio/);
    await app.user.click(await screen.findByRole('link', { name: 'Add' }));
    await button(/^Trouser inseam/);
    expect(screen.queryByRole('button', { name: /^Bust/ })).toBeNull();
  });

  it('that few people have are asked about once, and marked for the member and the studio', async () => {
    const app = await summary('Shorten hem');
    await app.user.click(await screen.findByRole('link', { name: 'Add' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Trouser inseam' }), '2.8');
    await app.user.click(await button('Save'));
    await screen.findByText(/^2\.8 in is unusual for Trouser inseam\..* press Save again/);
    expect(app.where()).toBe(paths.alterationsMeasurements());
    await app.user.click(await button('Save'));
    await screen.findByText('Check: Trouser inseam');
    expect(await told()).toMatchObject({
      'Shorten hem': 'For me: Trouser inseam 2.8 in (7.1 cm) – unusual, check',
    });
  });

  it('stay with their piece where one order is for two people, and wait for what is no length', async () => {
    const app = await summary('Shorten hem');
    const measure = async () =>
      app.user.click(await screen.findByRole('link', { name: /^(Add|Change)$/ }));
    await measure();
    await app.user.click(await button('me'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Somebody else' }));
    await app.user.type(await screen.findByLabelText('Their name'), 'Sam');
    await app.user.click(await button('Go on'));
    await button('Sam');
    await app.user.type(await screen.findByRole('textbox', { name: 'Trouser inseam' }), '30');
    await app.user.click(await button('Save'));
    await screen.findByText('For Sam: 1 of 1 measured');
    // The page is killed: what is left of it is its draft.
    app.unmount();
    startOver();
    sessionStorage.clear();

    const other = open(paths.alterationServices(coat));
    await choose(other, 'Shorten sleeves');
    await goOn(other);
    // Whoever was measured last is meant at first, until somebody else is chosen.
    await waitFor(async () =>
      expect(await told()).toMatchObject({
        'Shorten sleeves': 'For Sam: not measured: Shoulder to wrist',
      }),
    );
    await measure();
    await other.user.click(await button('Sam'));
    await other.user.click(await screen.findByRole('menuitem', { name: 'Me' }));
    const pieces = within(await screen.findByRole('group', { name: 'Pieces for me' }));
    const isChosen = (name: string) =>
      pieces.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(isChosen('Camel coat')).toBe('true');
    expect(isChosen('Straight jeans, now for Sam')).toBe('false');
    const field = await screen.findByRole('textbox', { name: 'Shoulder to wrist' });
    const save = await button('Save');
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
    await other.user.type(field, '24');
    await other.user.tab();
    await other.user.clear(field);
    await other.user.type(field, '500');
    await other.user.click(save);
    expect(document.activeElement).toBe(field);
    expect(other.where()).toBe(paths.alterationsMeasurements());
    await other.user.clear(field);
    await other.user.type(field, '25');
    await other.user.click(save);
    await waitFor(async () =>
      expect(await told()).toMatchObject({
        'Shorten hem': 'For Sam: Trouser inseam 30.0 in (76.2 cm)',
        'Shorten sleeves': 'For me: Shoulder to wrist 25.0 in (63.5 cm)',
      }),
    );
  });

  it('wait for a cart that is slow, and do not say that there is nothing to measure', async () => {
    const { unmount } = await summary('Take in waist');
    await settled('$25.99');
    unmount();
    startOver();
    await clearDraft({ userId: maya.userId, name: 'alterations' });
    // As a reload: else the page knows the cart, and only what it needs is waited for.
    queryClient.clear();
    let answer = () => {};
    // Whoever asks for the cart, and however often.
    const answered = new Promise<void>((resolve) => (answer = resolve));
    fault = async (name, through) => {
      if (name === 'Cart') await answered;
      return through();
    };
    asked = [];
    open(paths.alterationsMeasurements());
    await waitFor(() => expect(asked).toContain('Cart'));
    await screen.findByText('0 of 0 measured');
    expect(screen.queryByText('Nothing to measure')).toBeNull();
    answer();
    await screen.findByRole('heading', { name: 'Measurements' });
  });

  it('that are kept go along by themselves, as they are now', async () => {
    const keep = (inseamTrousers: number) =>
      server.call('saveMeasurements', { owner: maya.userId, values: { inseamTrousers } }, maya);
    await keep(0.762);
    const app = await summary('Shorten hem');
    await screen.findByText('For me: 1 of 1 measured');
    const inseam = (words: string) =>
      waitFor(async () =>
        expect(await told()).toMatchObject({ 'Shorten hem': `For me: Trouser inseam ${words}` }),
      );
    await inseam('30.0 in (76.2 cm)');
    app.unmount();
    await keep(0.8);
    open(paths.alterationsCart());
    await inseam('31.5 in (80.0 cm)');
  });

  it('that a phone takes while one looks are counted, and go to the studio instead of none', async () => {
    await summary('Shorten hem');
    const card = within(await screen.findByRole('region', { name: 'Measurements' }));
    card.getByText('The studio needs them to make it fit.');
    const input = { owner: maya.userId, types: ['inseamTrousers' as const] };
    const { path } = await server.call('startMeasuring', input, maya);
    const phoneKey = newToken();
    await server.call('openMeasuring', { linkToken: path.split('#')[1]!, phoneKey });
    const values = { inseamTrousers: 0.762 };
    await server.call('measureOnPhone', { phoneKey, activeType: null, values });
    await screen.findByText('For me: 1 of 1 measured');
    await waitFor(async () =>
      expect(await told()).toMatchObject({
        'Shorten hem': 'For me: Trouser inseam 30.0 in (76.2 cm)',
      }),
    );
  });
});

describe('How much', () => {
  const amountNow = () => alterations.changes.added[0]?.amount;
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const put = async ({ user }: RenderedApp, name: string | RegExp, text: string) => {
    await user.clear(field(name));
    if (text) await user.type(field(name), text);
  };
  const shorter = /^How much shorter, in/;

  it('is asked of a service that changes a length, and told to the studio in plain words', async () => {
    const app = open(paths.alterationServices(jeans));
    await app.user.click(await service('Shorten hem'));
    await screen.findByRole('heading', { name: 'How much shorter?' });
    const add = await button('Add to order');
    expect(add.hasAttribute('aria-disabled')).toBe(true);
    await app.user.click(await button('A little more'));
    expect(amountNow()!.meters).toBeCloseTo(0.0254 / 4);
    await put(app, shorter, '1.5');
    expect(amountNow()).toMatchObject({ change: 'shorter', of: 'inseam', way: 'by' });
    const tape = screen.getByRole('slider', { name: 'How much shorter, on the tape' });
    expect(tape.getAttribute('aria-valuetext')).toBe('1.5 in');
    // More than the studio takes off stops at its most, and is said.
    await put(app, shorter, '9');
    expect(screen.getByText(/^That is too much: up to 5\.9 in/)).not.toBeNull();
    expect(amountNow()!.meters).toBeCloseTo(0.15);
    await put(app, shorter, '1.5');
    screen.getByText(/^Up to 5\.9 in\. The studio keeps 1\.2 in of seam inside\./);
    await app.user.click(add);
    await screen.findByRole('button', { name: '1.5 in shorter' });
    await app.user.click(await button('Details'));
    await app.user.type(screen.getByLabelText('Details for the studio'), 'The left one more');
    await goOn(app);
    await screen.findByText('1.5 in shorter · The left one more');
    const { cart } = await linesWithWords();
    const attributes = cart.lines.nodes[0].attributes as { key: string; value: string }[];
    expect(attributes.find(({ key }) => key === 'additional details')?.value).toBe(
      '1.5 in (3.8 cm) shorter.\nThe left one more',
    );
    // It is there again where the page was ended, from the cart as from the draft.
    app.unmount();
    startOver();
    open(paths.alterationServices(jeans));
    await screen.findByRole('button', { name: '1.5 in shorter' });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Details for the studio').value).toBe(
      'The left one more',
    );
  });

  it('is one value, however it is said: by so much, to a length, or like another piece', async () => {
    await hangItems(server, maya, [
      { title: 'Navy trousers', category: 'trousers' },
      { title: 'Denim skirt', category: 'mini-skirt' },
    ]);
    const app = open(paths.alterationServices(jeans));
    await app.user.click(await service('Shorten hem'));
    await app.user.click(await screen.findByRole('radio', { name: /^To a finished length/ }));
    // Without its length now nobody can say by how much.
    expect(document.activeElement).toBe(field(/^Inseam now/));
    await put(app, /^Inseam now/, '31');
    await app.user.click(screen.getByRole('radio', { name: /^To a finished length/ }));
    await put(app, /^Inseam afterwards/, '29');
    expect(amountNow()).toMatchObject({ way: 'to', meters: expect.closeTo(2 * 0.0254) });
    await put(app, /^Inseam afterwards/, '32');
    screen.getByText('That is not shorter than it is now.');
    expect((await button('Add to order')).hasAttribute('aria-disabled')).toBe(true);
    await app.user.click(screen.getByRole('radio', { name: /^Like another of mine/ }));
    const trousers = await screen.findByRole('button', { name: /^Navy trousers/ });
    // A skirt has no inseam.
    expect(screen.queryByRole('button', { name: /^Denim skirt/ })).toBeNull();
    await app.user.click(trousers);
    await put(app, /^Inseam of Navy trousers/, '28.5');
    expect(amountNow()).toMatchObject({ way: 'like', meters: expect.closeTo(2.5 * 0.0254) });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('2.5 in');
    await app.user.click(await button('Add to order'));
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    screen.getByText('2.5 in shorter');
    expect(JSON.stringify(await linesWithWords())).toContain(
      'Like “Navy trousers”, inseam 28.5 in (72.4 cm): 2.5 in (6.4 cm) shorter, inseam 31 in (78.7 cm) now.',
    );
  });

  it('is for the piece as it is called now', async () => {
    const app = open(paths.alterationServices(jeans));
    await app.user.click(await service('Taper leg'));
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    app.unmount();
    const { item } = await server.call(
      'getItemDetails',
      { owner: maya.userId, itemId: jeans },
      maya,
    );
    expect(JSON.stringify(await linesWithWords())).toContain(item.title);
    const changes = { title: 'Selvedge jeans' };
    await server.call('saveItem', { owner: maya.userId, itemId: jeans, changes } as never, maya);
    open(paths.alterationsCart());
    await screen.findByRole('heading', { name: 'Order Summary' });
    await waitFor(async () =>
      expect(JSON.stringify(await linesWithWords())).toContain('"Selvedge jeans"'),
    );
    expect(JSON.stringify(await linesWithWords())).not.toContain(item.title);
  });

  it('is said once: the inseam that the jeans are to have is kept with the measurements', async () => {
    const app = open(paths.alterationServices(jeans));
    await app.user.click(await service('Shorten hem'));
    await screen.findByRole('heading', { name: 'How much shorter?' });
    await put(app, /^Inseam now/, '31');
    await put(app, shorter, '2');
    await app.user.click(await button('Add to order'));
    await goOn(app);
    await screen.findByText('For me: 1 of 1 measured');
    await app.user.click(await screen.findByRole('link', { name: 'Change' }));
    await button(/^Trouser inseam.*29\.0 in/);
    const { people } = await server.call('getMeasurements', { owner: maya.userId }, maya);
    expect(people[0]!.values).toMatchObject([
      { type: 'inseamTrousers', meters: expect.closeTo(29 * 0.0254) },
    ]);
  });

  it('follows what is said anew, and leaves what was measured', async () => {
    const app = open(paths.alterationServices(jeans));
    const say = async (opens: HTMLElement, inches: string) => {
      await app.user.click(opens);
      await screen.findByRole('heading', { name: 'How much shorter?' });
      await put(app, /^Inseam now/, '31');
      await put(app, shorter, inches);
      await app.user.click(await button(/^(Add to order|Done)$/));
      return button(`${inches} in shorter`);
    };
    const inseamIs = (inches: number) =>
      waitFor(async () => {
        const { people } = await server.call('getMeasurements', { owner: maya.userId }, maya);
        expect(people[0]!.values[0]?.meters).toBeCloseTo(inches * 0.0254);
      });
    const first = await say(await service('Shorten hem'), '2');
    await inseamIs(29);
    const second = await say(first, '3');
    await inseamIs(28);
    const values = { inseamTrousers: 30 * 0.0254 };
    await server.call('saveMeasurements', { owner: maya.userId, values }, maya);
    await queryClient.invalidateQueries();
    await say(second, '4');
    expect(outbox.state.list).toEqual([]);
    await inseamIs(30);
  });

  it('offers the inseam that is known, and asks for it no more', async () => {
    const values = { inseamTrousers: 29 * 0.0254 };
    await server.call('saveMeasurements', { owner: maya.userId, values }, maya);
    const app = open(paths.alterationServices(jeans));
    await app.user.click(await service('Shorten hem'));
    const to = await screen.findByRole('radio', {
      name: /^To a finished length.*Your inseam is 29 in/,
    });
    await put(app, /^Inseam now/, '31');
    await app.user.click(to);
    expect((field(/^Inseam afterwards/) as HTMLInputElement).value).toBe('29');
    expect(amountNow()).toMatchObject({ way: 'to', meters: expect.closeTo(2 * 0.0254) });
  });

  it('and where are named in the summary where they are missing, with the way to say them', async () => {
    await cartElsewhere('shorten-hem', 'Shorten hem', '');
    await addAtStore(await lineOf('darn-hole', 'Darn a hole', ''));
    const app = open(paths.alterationsCart());
    await screen.findByText(/^Shorten hem, Straight jeans: say how much\./);
    await screen.findByText(/^Darn a hole, Straight jeans: mark where/);
    expect((await button('Checkout')).hasAttribute('aria-disabled')).toBe(true);
    await app.user.click(screen.getByRole('link', { name: 'Say it' }));
    await app.user.click(await button('A little more'));
    await app.user.click(await button('Done'));
    await app.user.click(await screen.findByRole('link', { name: 'Cart: 2 services' }));
    await screen.findByRole('heading', { name: 'Order Summary' });
    expect(screen.queryByText(/say how much/)).toBeNull();
    await app.user.click(screen.getByRole('link', { name: 'Mark it' }));
    const row = (await service('Darn a hole')).closest('li')!;
    const next = await button('Continue');
    await waitFor(() => expect(next.getAttribute('aria-busy')).toBeNull());
    await goOn(app);
    await within(row).findByText('Mark where, or say it in words.');
    // The press leads to what is missing, wherever that is on the page.
    const place = within(row).getByRole('button', { name: 'Mark place' });
    expect(document.activeElement).toBe(place);
    await app.user.keyboard('{Enter}');
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    expect((await button('Checkout')).hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('Select Services', () => {
  it('offers the collections of the garment’s kind, and counts what is chosen', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem', 'Mend seam');
    screen.getByRole('heading', { name: 'Bottoms' });
    screen.getByRole('heading', { name: 'Repairs' });
    expect(screen.queryByRole('heading', { name: 'Outerwear' })).toBeNull();
    // A repair that is for another kind of garment is not offered either.
    await service('Keep the original hem');
    expect(screen.queryByRole('checkbox', { name: /^Replace jacket zipper/ })).toBeNull();
    screen.getByText('10% off when multiple services are ordered together');
    // With the discount and the fee: what the summary and the checkout say.
    screen.getByText('$31.99');
    screen.getByText('Total, incl. $4.99 fee');
    screen.getByRole('link', { name: 'Cart: 2 services' });
    expect(alterations.changes.added.map(({ name }) => name)).toEqual(['Shorten hem', 'Mend seam']);
  });

  it('says that a piece is in an order already, here and in the summary', async () => {
    await makeServiceOrder(server, maya, jeans, { fulfillment_status: null });
    const app = open(paths.alterationServices(jeans));
    await screen.findByText(/^Ordered already: Shorten hem \(#\d+, order placed\)/);
    await choose(app, 'Mend seam');
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    await app.user.click(await screen.findByRole('link', { name: 'See the order' }));
    await waitFor(() => expect(app.where()).toMatch(/item-service-history\?item=\d+&sheet=\d+$/));
    cleanup();
    open(paths.alterationServices(coat));
    await screen.findByRole('heading', { name: 'Camel coat' });
    await service('Mend seam');
    expect(screen.queryByText(/^Ordered already/)).toBeNull();
  });

  it('keeps what was chosen and said while the page is away', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem');
    await app.user.click(await button('Details'));
    expect(document.activeElement).toBe(screen.getByLabelText('Details for the studio'));
    await app.user.keyboard('1.5 in shorter');
    // A finger says where on the garment, larger; by key the mark begins in the middle.
    await app.user.click(await button('Mark place'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Mark the place' }));
    sheet.getByText('Tap the garment to mark: Shorten hem (up to 12 marks)');
    await app.user.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(alterations.changes.added[0]!.pins).toEqual([]);
    (await button('Mark place')).focus();
    await app.user.keyboard('{Enter}');
    expect(alterations.changes.added[0]!.pins).toEqual([{ x: 0.5, y: 0.5 }]);
    app.unmount();
    startOver();
    open(paths.alterationServices(jeans));
    expect(((await service('Shorten hem')) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByLabelText('Details for the studio')).toHaveProperty(
      'value',
      '1.5 in shorter',
    );
    await button('1 mark');
  });

  it('says how many marks there may be, and that no more can be set once they are', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem');
    (await button('Mark place')).focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText('Tap the garment to mark: Shorten hem (1 of 12 marks)');
    await app.user.keyboard('{Enter}'.repeat(10));
    await screen.findByText('Tap the garment to mark: Shorten hem (11 of 12 marks)');
    await app.user.keyboard('{Enter}');
    const full = /^Shorten hem: all 12 marks are set, as many as there may be/;
    await screen.findByText(full);
    await app.user.keyboard('{Enter}');
    expect(alterations.changes.added[0]!.pins).toHaveLength(12);
    // They are moved and removed where they are large, which the button still leads to.
    await app.user.click(await button('12 marks, the most'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Mark the place' }));
    sheet.getByText(full);
  });

  it('keeps what was chosen for the next sign-in when the session ends, and shows it to nobody else', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem');
    endSession('expired');
    await waitFor(() => expect(app.where()).toMatch(/^\/auth/));
    app.unmount();
    const other = await settledMember(server);
    renderApp(paths.alterations(), other);
    await screen.findByRole('heading', { name: 'Nothing to alter yet' });
    screen.getByRole('link', { name: 'Cart: 0 services' });
    endSession('signed-out');
    cleanup();
    open(paths.alterationServices(jeans));
    expect(((await service('Shorten hem')) as HTMLInputElement).checked).toBe(true);
  });

  it('sends photos for the studio with the service, and shows them', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem');
    const file = new File([(await drawPicture()) as Buffer<ArrayBuffer>], 'hem.jpg', {
      type: 'image/jpeg',
    });
    await app.user.upload(screen.getByLabelText('Add photos: Shorten hem'), file);
    // From its own bytes, on the way and afterwards: the server has not made its pictures yet.
    const isLocal = (image: HTMLElement) => expect(image.getAttribute('src')).toMatch(/^blob:/);
    isLocal(await screen.findByRole('img', { name: 'On its way to the studio' }));
    isLocal(await screen.findByRole('img', { name: 'For the studio, 1' }));
    const [address] = alterations.changes.added[0]!.imageUrls;
    expect(address).toMatch(/^http.*\/images\/.*\/1600\?/);
    await goOn(app);
    await screen.findByText(/1 photo$/);
    await server.app.services.jobs.idle();
    // Whoever has the address sees the photo, also long after.
    await waitFor(async () => {
      const { statusCode } = await server.app.http.inject(
        address!.replace(/^https?:\/\/[^/]+/, ''),
      );
      expect(statusCode).toBe(200);
    });
  });

  it('asks what a custom service is to be', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Custom repair');
    screen.getByText('+ quote');
    const field = screen.getByLabelText(/What do you need/);
    expect(document.activeElement).toBe(field);
    await goOn(app);
    await screen.findByText('Say what the studio should do.');
    expect(document.activeElement).toBe(field);
    expect(app.where()).toBe(paths.alterationServices(jeans));
    await app.user.type(screen.getByLabelText(/What do you need/), 'The pocket hangs');
    expect(asked).not.toContain('CartCreate');
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    await settled('$2.99 + quote');
    expect(sums()).toContainEqual(['Custom repair', 'Quoted by the studio']);
    await app.user.click(screen.getByRole('link', { name: 'Add another piece' }));
    await waitFor(() => expect(app.where()).toBe(paths.alterations()));
  });

  it('goes on without a piece that was deleted, and says so once', async () => {
    await server.call('deleteItems', { owner: maya.userId, itemIds: [jeans] }, maya);
    const { where, user } = open(paths.alterationServices(undefined, `${jeans},${coat}`));
    await waitFor(() => expect(where()).toBe(paths.alterationServices(coat)));
    await service('Mend seam');
    expect(alterations.itemIds).toEqual([coat]);
    expect(said().filter((title) => title === 'One of your pieces is gone')).toHaveLength(1);
    expect(said()).toContain('getItemDetails failed to retrieve the information.');
    await user.click(screen.getByRole('link', { name: 'Add another piece' }));
    await waitFor(() => expect(where()).toBe(paths.alterations()));
  });

  it('offers repairs first for what needs repair, under what was noted of it', async () => {
    const changes = { notes: 'The left knee is torn' };
    await server.call('saveItem', { owner: maya.userId, itemId: jeans, changes } as never, maya);
    open(paths.alterationServices(jeans));
    await service('Mend seam');
    await screen.findByText('The left knee is torn');
    await screen.findByRole('heading', { name: 'Bottoms' });
    expect(screen.getAllByRole('heading', { level: 3 })[0]!.textContent).toBe('Repairs');
  });

  it('asks what a piece without a category is, and offers what is for such a piece', async () => {
    const [found] = await hangItems(server, maya, [{ title: 'From the attic' }]);
    const { user } = open(paths.alterationServices(found));
    await service('Shorten sleeves');
    const asks = await screen.findByRole('group', { name: 'What is this?' });
    await user.click(within(asks).getByRole('button', { name: 'Bottoms' }));
    await user.click(within(asks).getByRole('button', { name: 'Trousers' }));
    await waitFor(() => expect(screen.queryByText('What is this?')).toBeNull());
    const kinds = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(kinds).toEqual(['Bottoms', 'Repairs']);
    const { item } = await server.call(
      'getItemDetails',
      { owner: maya.userId, itemId: found! },
      maya,
    );
    expect(item.category).toBe('trousers');
  });

  it('says that services did not load, and loads them when asked', async () => {
    fault = () => new Response('', { status: 500 });
    const app = open(paths.alterationServices(jeans));
    await screen.findByText('Failed to fetch collections');
    screen.getByText('What you chose is kept.');
    fault = (_name, through) => through();
    await app.user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!);
    await service('Mend seam');
  });
});

describe('a chosen piece without a service', () => {
  it('is named in the summary, and can be taken out, also with what was chosen for it', async () => {
    const app = open(paths.alterationServices(undefined, `${coat},${jeans}`));
    await choose(app, 'Shorten coat');
    await goOn(app);
    await waitFor(() => expect(app.where()).toBe(paths.alterationServices(jeans)));
    await app.user.click(screen.getByRole('link', { name: 'Cart: 1 service' }));
    await screen.findByText('Straight jeans has no service yet');
    await app.user.click(screen.getByRole('link', { name: 'Choose' }));
    await choose(app, 'Mend seam');
    await app.user.click(await button('Take out Straight jeans'));
    await waitFor(() => expect(app.where()).toBe(paths.alterationServices(coat)));
    expect(alterations.itemIds).toEqual([coat]);
    expect(alterations.changes.added).toEqual([]);
    // What is in the cart goes, too, and comes back when that was a slip.
    await app.user.click(await button('Take out Camel coat'));
    await waitFor(() => expect(app.where()).toBe(paths.alterations()));
    screen.getByRole('link', { name: 'Cart: 0 services' });
    toasts.list.at(-1)!.action!.onPress();
    await screen.findByRole('link', { name: 'Cart: 1 service' });
    expect(alterations.itemIds).toEqual([coat]);
  });
});

describe('Order Summary', () => {
  it('is led to from the services, also where the account is told of it after they opened', async () => {
    const wire = globalThis.fetch;
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    globalThis.fetch = async (input, init) => {
      if (String(init?.body).startsWith('{"saveCart"')) await told;
      return wire(input, init);
    };
    const { unmount } = await summary('Take in waist');
    await settled('$25.99');
    unmount();
    open('/services');
    await screen.findByRole('link', { name: /^Continue your order/ });
    tell();
    await waitFor(async () => expect(await cartId()).toBeTruthy());
    await waitFor(() => expect(localStorage.getItem(`hem.owedCart ${maya.userId}`)).toBeNull());
    // Whatever makes the screen draw itself again.
    host.isOnline = false;
    await screen.findByText(/offline/i);
    host.isOnline = true;
    await screen.findByRole('link', { name: /^Continue your order/ });
  });

  it('is led to from the services while it is not paid for', async () => {
    const { unmount } = await summary('Take in waist');
    await settled('$25.99');
    unmount();
    const app = open('/services');
    const way = await screen.findByRole('link', { name: /^Continue your order/ });
    expect(way.textContent).toBe('Continue your order1 service, $25.99: Straight jeans');
    await app.user.click(way);
    await settled('$25.99');
  });

  it('takes the credit of a plan off, in every step, and at the store', async () => {
    await payPlan(server, maya, 'yearly');
    await hurryPlan(server, maya);
    await summary('Shorten hem', 'Take in waist');
    // Whoever is in the Circle pays no fee.
    await settled('$17.80');
    expect(sums()).toEqual([
      ['Subtotal', '$42.00'],
      ['10% off, multiple services', '–$4.20'],
      ['Credit', '–$20.00'],
      ['Prepaid shipping label', 'Free'],
    ]);
  });

  it('shows services by piece, and the discount, the fee and the sum as the store has them', async () => {
    await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    expect(sums()).toEqual([
      ['Subtotal', '$42.00'],
      ['10% off, multiple services', '–$4.20'],
      ['Service handling fee, multiple services', '$4.99'],
      ['Prepaid shipping label', 'Free'],
    ]);
    const piece = screen.getByRole('region', { name: 'Straight jeans' });
    within(piece).getByText('Shorten hem');
    screen.getByText('Back with you in about one week');
    expect((await linesAtStore())!.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(await cartId()).toMatch(/^gid:/);
  });

  it('charges no fee of a member who pays none', async () => {
    await entitle(server.app.services.open.database, maya.userId, ['noServiceFees']);
    await summary('Shorten hem');
    await settled('$18.00');
    expect(sums()).toEqual([
      ['Subtotal', '$18.00'],
      ['Prepaid shipping label', 'Free'],
    ]);
  });

  it('removes a service, and with it the discount', async () => {
    const { user } = await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    await user.click(await button('More for Straight jeans'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove Shorten hem' }));
    await settled('$25.99');
    expect(sums()[1]).toEqual(['Service handling fee, 1 service', '$1.99']);
  });

  it('keeps a note for the studio with the cart', async () => {
    const { user } = await summary('Shorten hem');
    await user.click(await button('Add a note for the studio'));
    expect(document.activeElement).toBe(screen.getByLabelText('Note for the studio'));
    await user.keyboard('Ring twice');
    await user.click(await button('Save note'));
    await button('Edit your note for the studio');
    const { cart } = await atStore('query($id: ID!) { cart(id: $id) { note } }', {
      id: await cartId(),
    });
    expect(cart.note).toBe('Ring twice');
  });

  it('takes every fee out of the cart that is entered, and adds the due one on the way here', async () => {
    const { unmount } = await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    unmount();
    // Another program has put a second one in.
    const added = await lineOf('service-handling-fee', '');
    await atStore(
      `mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }`,
      { id: await cartId(), lines: [{ ...added, attributes: [] }] },
    );
    const { user } = open(paths.alterationServices(jeans));
    const bar = () => screen.getByText(/^Total, incl/).parentElement?.textContent;
    await screen.findByRole('link', { name: 'Cart: 2 services' });
    await waitFor(async () =>
      expect(await titlesAtStore()).toEqual(['Shorten hem', 'Take in waist']),
    );
    // The sum is the one that is paid, with the fee or before it.
    expect(bar()).toBe('Total, incl. $4.99 fee$42.79');
    await user.click(screen.getByRole('link', { name: 'Cart: 2 services' }));
    await settled('$42.79');
    await waitFor(async () => expect(await titlesAtStore()).toContain('Service handling fee'));
    expect(await linesAtStore()).toHaveLength(3);
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    const { html } = await checkoutOf(went[0]!);
    expect(html).toContain('Pay $42.79');
  });

  it('adds the fee again that another page has taken out since, and says nothing of it', async () => {
    const { user } = await summary('Shorten hem');
    await settled('$19.99');
    await removeAtStore('Service handling fee');
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    expect(said()).toEqual([]);
    expect(await titlesAtStore()).toEqual(['Service handling fee', 'Shorten hem']);
  });

  it('enters a cart of which the store took the fee out and did not say so', async () => {
    const { unmount } = await summary('Shorten hem');
    await settled('$19.99');
    unmount();
    fault = async (name, through) => {
      const answer = await through();
      return name === 'CartLinesRemove' ? new Response('', { status: 500 }) : answer;
    };
    const { user } = open(paths.alterationServices(jeans));
    await user.click(await screen.findByRole('link', { name: 'Cart: 1 service' }));
    await settled('$19.99');
    fault = (_name, through) => through();
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    expect(await titlesAtStore()).toEqual(['Service handling fee', 'Shorten hem']);
  });

  it('saves a note that is still open before one leaves, and stays where that fails', async () => {
    const { user } = await summary('Shorten hem');
    await settled('$19.99');
    await user.click(await button('Add a note for the studio'));
    await user.type(screen.getByLabelText('Note for the studio'), 'Ring twice');
    fault = (name, through) =>
      name === 'CartNoteUpdate' ? new Response('', { status: 500 }) : through();
    await checkOut(user);
    await waitFor(() => expect(said()).toEqual(['Error adding notes to cart']));
    expect(went).toEqual([]);
    fault = (_name, through) => through();
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    const { cart } = await atStore('query($id: ID!) { cart(id: $id) { note } }', {
      id: await cartId(),
    });
    expect(cart.note).toBe('Ring twice');
  });

  it('leaves for the checkout once, however often it is pressed', async () => {
    const { user } = await summary('Mend seam');
    await settled('$13.99');
    const checkout = await button('Checkout');
    await user.dblClick(checkout);
    await waitFor(() => expect(went).toHaveLength(1));
    await user.click(checkout);
    await waitFor(() => expect(checkout.hasAttribute('aria-busy')).toBe(false));
    expect(went).toEqual([expect.stringMatching(/\/store\/checkouts\//)]);
  });

  it('says another price before anybody pays it', async () => {
    const { database } = server.app.services.open;
    const [variant] = await database
      .select({ id: storeVariants.id })
      .from(storeVariants)
      .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
      .where(eq(storeProducts.handle, 'shorten-hem'));
    const price = (priceCents: number) =>
      database.update(storeVariants).set({ priceCents }).where(eq(storeVariants.id, variant!.id));
    const { user } = await summary('Shorten hem');
    await settled('$19.99');
    await price(2500);
    try {
      await checkOut(user);
      await screen.findByText(/Your cart has changed/);
      await settled('$26.99');
      expect(went).toEqual([]);
      await checkOut(user);
      await waitFor(() => expect(went).toHaveLength(1));
    } finally {
      await price(1800);
    }
  });

  it('says what is not sold any more, and goes on without it', async () => {
    const { database } = server.app.services.open;
    const publish = (isPublished: boolean) =>
      database
        .update(storeProducts)
        .set({ isPublished })
        .where(eq(storeProducts.handle, 'take-in-waist'));
    const { user } = await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    await publish(false);
    try {
      await checkOut(user);
      await screen.findAllByText(/Not offered any more: Take in waist/);
      expect(went).toEqual([]);
      await user.click(await button('More for Straight jeans'));
      await user.click(await screen.findByRole('menuitem', { name: 'Remove Take in waist' }));
      await settled('$19.99');
    } finally {
      await publish(true);
    }
  });
});

describe('a cart that another device changed', () => {
  it('loses what was removed there, and says so before the checkout', async () => {
    const { user } = await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    await removeAtStore('Take in waist');
    await checkOut(user);
    await screen.findByText(/Your cart has changed/);
    await settled('$19.99');
    expect(went).toEqual([]);
  });

  it('says by name what is in it now, also where it costs as much as before', async () => {
    const { user } = await summary('Shorten hem');
    await settled('$19.99');
    await removeAtStore('Shorten hem');
    await atStore(
      `mutation($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }`,
      { id: await cartId(), lines: [await lineOf('patch', 'Patch')] },
    );
    await checkOut(user);
    await screen.findByText('Added elsewhere: Patch (Straight jeans).');
    screen.getByText('Taken out elsewhere: Shorten hem (Straight jeans).');
    await settled('$19.99');
    expect(went).toEqual([]);
    // What is shown now is what is paid.
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
  });
});

describe('a cart beside one of another device', () => {
  it('goes into that one, and says what is not offered any more', async () => {
    const { unmount } = await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    unmount();
    const { cartCreate } = await atStore('mutation { cartCreate(input: {}) { cart { id } } }', {});
    await server.call('saveCart', { cartId: cartCreate.cart.id }, maya);
    const hem = eq(storeProducts.handle, 'shorten-hem');
    const { database } = server.app.services.open;
    await database.update(storeProducts).set({ isPublished: false }).where(hem);
    try {
      open(paths.alterationsCart());
      await settled('$25.99');
      expect(toasts.list.map(({ title, text }) => [title, text])).toEqual([
        ['Some of your cart was taken out', 'Not offered any more: Shorten hem.'],
      ]);
      expect(await cartId()).toBe(cartCreate.cart.id);
    } finally {
      await database.update(storeProducts).set({ isPublished: true }).where(hem);
    }
  });
});

describe('a cart that another page began', () => {
  it('is found before another is made', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem');
    const theirs = await cartElsewhere('patch', 'Patch');
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    await settled('$37.39');
    expect(await cartId()).toBe(theirs);
    expect(asked).not.toContain('CartCreate');
    expect(await titlesAtStore()).toContain('Shorten hem');
  });

  it('at the same moment takes in what is in this one, before anybody pays', async () => {
    const { user } = await summary('Shorten hem');
    await settled('$19.99');
    const theirs = await cartElsewhere('patch', 'Patch');
    await checkOut(user);
    await screen.findByText('Added elsewhere: Patch (Straight jeans).');
    expect(went).toEqual([]);
    expect(await cartId()).toBe(theirs);
    expect(await titlesAtStore()).toEqual(expect.arrayContaining(['Patch', 'Shorten hem']));
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
  });
});

describe('a store that fails', () => {
  it.each([
    [true, 'The store was not reached. What you chose is kept: try again.'],
    [false, 'You are offline. What you chose is kept on this device.'],
  ])('says that the device is offline only where it is: online %s', async (isOnline, words) => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Mend seam');
    fault = (name, through) => {
      if (!name.startsWith('Cart')) return through();
      throw new TypeError('connection reset');
    };
    const before = host.isOnline;
    host.isOnline = isOnline;
    await goOn(app);
    await waitFor(() => expect(toasts.list.map(({ text }) => text)).toEqual([words]));
    host.isOnline = before;
  });

  it('keeps what was chosen pending, says so in the catalogue’s words, and takes it later', async () => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, 'Shorten hem');
    fault = (name, through) =>
      name === 'CartCreate' ? new Response('', { status: 500 }) : through();
    await goOn(app);
    await waitFor(() => expect(said()).toEqual(['Failed to create cart']));
    expect(alterations.changes.added).toHaveLength(1);
    expect(await cartId()).toBeNull();
    fault = (_name, through) => through();
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    await settled('$19.99');
  });

  it.each([
    ['times out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['has no network', () => Promise.reject(new TypeError('offline'))],
    ['answers nonsense', () => new Response('<h1>Hello</h1>')],
    ['fails', () => new Response('', { status: 500 })],
  ])('never clears the cart: it %s', async (_what, answer) => {
    const { unmount } = await summary('Shorten hem');
    await settled('$19.99');
    const id = await cartId();
    unmount();
    fault = (name, through) => (name === 'Cart' ? answer() : through());
    const { user } = open(paths.alterationsCart());
    await screen.findByText('Failed to fetch checkout details');
    expect(await cartId()).toBe(id);
    fault = (_name, through) => through();
    await user.click(await button('Try again'));
    await settled('$19.99');
  });

  it('clears a cart that the store does not have, here and on the server', async () => {
    await server.call('saveCart', { cartId: 'gid://shopify/Cart/none?key=none' }, maya);
    open(paths.alterationsCart());
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(async () => expect(await cartId()).toBeNull());
  });

  it('leaves what was chosen where the cart expires meanwhile, to be put into another', async () => {
    const app = await summary('Mend seam');
    await settled('$13.99');
    await app.user.click(await button('Add a note for the studio'));
    await app.user.type(screen.getByLabelText('Note for the studio'), 'Call first');
    await app.user.click(await button('Save note'));
    await screen.findByText('Call first');
    const before = await cartId();
    fault = async (name, through) =>
      name === 'Cart' ? Response.json({ data: { cart: null } }) : through();
    await checkOut(app.user);
    await waitFor(() => expect(said()).toContain('Failed to fetch checkout details'));
    await waitFor(async () => expect(await cartId()).toBeNull());
    // What it will cost in another cart.
    await settled('$13.99');
    fault = (_name, through) => through();
    await checkOut(app.user);
    await waitFor(() => expect(went).toHaveLength(1));
    expect(await cartId()).not.toBe(before);
    expect((await checkoutOf(went[0]!)).html).toContain('Pay $13.99');
    const { cart } = await atStore('query($id: ID!) { cart(id: $id) { note } }', {
      id: await cartId(),
    });
    expect(cart.note).toBe('Call first');
  });
});

describe('a piece that was deleted', () => {
  it('is told of before its services are paid for, and goes on request', async () => {
    const { unmount } = await summary('Shorten hem');
    await settled('$19.99');
    unmount();
    await server.call('deleteItems', { owner: maya.userId, itemIds: [jeans] }, maya);
    const { user } = open(paths.alterationsCart());
    await screen.findByText(/^You deleted this piece/);
    await user.click(await button('More for Straight jeans'));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByRole('heading', { name: 'Your cart is empty' });
  });
});

describe('the total', () => {
  /** Pays at the store's own checkout for what its page shows. */
  const pay = async (address: string) => {
    const { html } = await checkoutOf(address);
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!;
    const form = {
      email: maya.email,
      name: 'Maya Okafor',
      street: '218 Alder Street',
      city: 'Portland',
      region: 'OR',
      zip: '97205',
      countryCode: 'US',
      outcome: 'success',
      shownCents: fieldOf('shownCents'),
      shownLines: fieldOf('shownLines'),
    };
    const { pathname, search } = new URL(address, location.href);
    const answer = await server.app.http.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.statusCode).toBe(303);
    await server.app.services.jobs.idle();
    return html;
  };

  it.each([
    ['one service', ['Shorten hem'], '$19.99', ''],
    ['several', ['Shorten hem', 'Mend seam'], '$31.99', ''],
    ['a custom one alone', ['Custom repair'], '$2.99', ' + quote'],
    ['a custom one and another', ['Custom repair', 'Shorten hem'], '$19.19', ' + quote'],
  ])('is the same from the services to the thanks, and paid: %s', async (_, names, sum, more) => {
    const app = open(paths.alterationServices(jeans));
    await choose(app, ...names);
    if (more) await app.user.type(screen.getByLabelText(/What do you need/), 'The pocket hangs');
    const bar = screen.getByText(/^Total, incl/).parentElement!;
    expect(bar.textContent).toMatch(new RegExp(`fee\\${sum}${more.replace('+', '\\+')}$`));
    await goOn(app);
    await screen.findByRole('heading', { name: 'Order Summary' });
    await settled(`${sum}${more}`);
    const terms = /If you decline, (.*)$/.exec(
      screen.queryByText(/If you decline/)?.textContent ?? '',
    );
    const [end] =
      names.length > 1
        ? ['the rest is done all the same.']
        : ['the order is over, and you get the $2.99 back.'];
    expect(terms?.[1]).toBe(more ? end : undefined);
    await checkOut(app.user);
    await waitFor(() => expect(went).toHaveLength(1));
    app.unmount();
    const html = await pay(went[0]!);
    expect(html).toContain(`Pay ${sum}`);
    expect(html.includes(`${sum}<span class="more"> + quote</span>`)).toBe(more !== '');
    expect(html.includes(`If you decline, ${end}`)).toBe(more !== '');
    open(paths.alterationsThankYou());
    await screen.findByRole('heading', { name: 'Your clothes are in good hands' });
    const count = names.length === 1 ? '1 service' : `${names.length} services`;
    screen.getByText(`${count}, ${sum}${more}`);
    const [order] = (await server.call('getServiceOrders', { owner: maya.userId }, maya)).orders;
    expect(`$${(order!.totalCents / 100).toFixed(2)}`).toBe(sum);
  });
});

describe('after the checkout', () => {
  it('says on the way back that it is placed, where the answer to the payment was lost', async () => {
    const app = await summary('Shorten hem');
    await settled('$19.99');
    await checkOut(app.user);
    await waitFor(() => expect(went).toHaveLength(1));
    app.unmount();
    await payElsewhere('19.99');
    const { user, where } = open(paths.alterationsCart());
    await screen.findByRole('heading', { name: 'Your order is placed' });
    screen.getByText(/^HEM-7, \$19\.99\./);
    await user.click(screen.getByRole('link', { name: 'See what comes next' }));
    await screen.findByRole('heading', { name: 'Your clothes are in good hands' });
    expect(where()).toBe(paths.alterationsThankYou());
  });

  it('thanks, ends the cart in both places, and leads to the wardrobes', async () => {
    const app = await summary('Shorten hem', 'Take in waist');
    await settled('$42.79');
    await checkOut(app.user);
    await waitFor(() => expect(went).toHaveLength(1));
    app.unmount();
    await payElsewhere('42.79');
    const { user, where } = open(paths.alterationsThankYou());
    await screen.findByRole('heading', { name: 'Your clothes are in good hands' });
    screen.getByText('Order HEM-7');
    screen.getByText('1 service, $42.79');
    await waitFor(async () => expect(await cartId()).toBeNull());
    await waitFor(() => expect(alterations.itemIds).toEqual([]));
    const history = screen.getByRole('link', { name: 'Where is my order?' });
    expect(history.getAttribute('href')).toMatch(/sheet=/);
    await user.click(screen.getByRole('link', { name: 'Back to wardrobes' }));
    await waitFor(() => expect(where()).toBe(paths.wardrobes()));
  });

  it.each(['Checkout', 'Save note'])(
    'leads to the order that another page placed, and never offers it anew: %s',
    async (press) => {
      const { user, where } = await summary('Shorten hem');
      await settled('$19.99');
      await user.click(await button('Add a note for the studio'));
      await user.type(screen.getByLabelText('Note for the studio'), 'Ring twice');
      await payElsewhere();
      asked = [];
      if (press === 'Checkout') await checkOut(user);
      else await user.click(await button(press));
      await screen.findByText('Order HEM-7');
      expect(where()).toBe(paths.alterationsThankYou());
      expect(said()).toEqual(['This order was placed']);
      expect(alterations.changes.added).toEqual([]);
      expect(alterations.itemIds).toEqual([]);
      expect(asked).not.toContain('CartCreate');
      expect(went).toEqual([]);
      await waitFor(async () => expect(await cartId()).toBeNull());
    },
  );

  it('chooses nothing any more that was paid for, whichever step is entered', async () => {
    const { user, unmount } = await summary('Shorten hem');
    await settled('$19.99');
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    unmount();
    await payElsewhere();
    open(paths.alterations());
    await screen.findByText('Nothing chosen');
    expect(alterations.itemIds).toEqual([]);
  });

  it('looks for an order that the store has not told of yet, and thanks once it has', async () => {
    const { user, unmount } = await summary('Shorten hem');
    await settled('$19.99');
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    unmount();
    const cart = await cartId();
    // The store has ended the cart, and its news of the order is on the way.
    fault = (name, through) =>
      name === 'Cart' ? Response.json({ data: { cart: null } }) : through();
    open(paths.alterationsThankYou());
    await screen.findByRole('heading', { name: 'Looking for your order' });
    expect(screen.queryByText(/in good hands/)).toBeNull();
    const history = screen.getByRole('link', { name: 'Where is my order?' });
    expect(history.getAttribute('href')).toBe(paths.serviceHistory());
    await payElsewhere('19.99', cart);
    await screen.findByRole('heading', { name: 'Your clothes are in good hands' });
    screen.getByText('Order HEM-7');
  });

  it('thanks nobody for a cart that is not paid, or without an order', async () => {
    const { user, unmount } = await summary('Shorten hem');
    await settled('$19.99');
    await checkOut(user);
    await waitFor(() => expect(went).toHaveLength(1));
    unmount();
    const back = open(paths.alterationsThankYou());
    await waitFor(() => expect(back.where()).toBe(paths.alterationsCart()));
    expect(screen.queryByText(/in good hands/)).toBeNull();
    back.unmount();
    startOver();
    await clearDraft({ userId: maya.userId, name: 'alterations' });
    const other = await settledMember(server);
    const { where } = renderApp(paths.alterationsThankYou(), other);
    await waitFor(() => expect(where()).toBe(paths.services()));
  });
});

describe('the way in', () => {
  it('leads to the services where the member’s country is not served, which says so', async () => {
    await server.call('saveCountry', { country: 'FR' }, maya);
    const { where, user } = open(paths.alterations());
    await waitFor(() => expect(where()).toBe(paths.services()));
    await screen.findByRole('heading', { name: 'The studio does not reach France yet' });
    await user.click(screen.getByRole('link', { name: 'Choose country' }));
    await user.selectOptions(await screen.findByLabelText(/Country/), 'United Kingdom');
    await user.click(await button('Save country'));
    await waitFor(() => expect(where()).toBe(paths.services()));
    expect(toasts.list.at(-1)).toMatchObject({
      title: 'Country saved',
      text: 'The studio does not reach the United Kingdom yet. Everything else in Hem is open to you.',
    });
    await screen.findByText(/ are for members in Canada and the United States\.$/);
    await user.click(screen.getByRole('link', { name: 'Choose country' }));
    await user.selectOptions(await screen.findByLabelText(/Country/), 'United States');
    await user.click(await button('Save country'));
    await waitFor(() => expect(where()).toBe(paths.services()));
    await waitFor(() => expect(screen.queryByText(/does not reach/)).toBeNull());
  });

  it('leads from Services to the choice of a country first, where that is not served', async () => {
    await server.call('saveCountry', { country: 'FR' }, maya);
    const { where, user } = open(paths.services());
    await screen.findByRole('heading', { name: 'The studio does not reach France yet' });
    await user.click(screen.getByRole('link', { name: 'Start an alteration' }));
    await waitFor(() => expect(where()).toBe(paths.selectCountry()));
    await user.selectOptions(await screen.findByLabelText(/Country/), 'United States');
    await user.click(await button('Save country'));
    await waitFor(() => expect(where()).toBe(paths.services()));
    await waitFor(() => expect(screen.queryByText(/does not reach/)).toBeNull());
    await user.click(await screen.findByRole('link', { name: 'Start an alteration' }));
    await waitFor(() => expect(where()).toBe(paths.alterations()));
  });

  it('leads to the closed service while it is off', async () => {
    const wire = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await wire(input, init);
      if (!String(init?.body).startsWith('{"userGetFeatureConfig"')) return answer;
      const body = await answer.json();
      body.data.webApplicationConfig.enableAlterOrRepair = false;
      return Response.json(body);
    };
    const { where } = open(paths.alterations());
    await waitFor(() => expect(where()).toBe(paths.serviceUnavailable()));
  });

  it('is not there below an address that is no step', async () => {
    renderApp('/alterations/nothing', maya);
    await screen.findByRole('heading', { name: 'This page is not here' });
  });

  it('leads from a piece straight to its services, where it is ready', async () => {
    const { user, where } = open(paths.item(coat));
    await user.click(await screen.findByRole('link', { name: 'Alter or repair' }));
    await waitFor(() => expect(where()).toBe(paths.alterationServices(coat)));
    cleanup();
    const wash = { owner: maya.userId, itemId: coat, changes: { availability: 'in-the-wash' } };
    await server.call('saveItem', wash as never, maya);
    open(paths.item(coat));
    await screen.findByRole('button', { name: 'Edit details' });
    expect(screen.queryByRole('link', { name: 'Alter or repair' })).toBeNull();
  });

  it('leads from several chosen pieces to the services of the first, with the others behind', async () => {
    const { where } = open(paths.alterationServices(undefined, `${coat},${jeans}`));
    await waitFor(() => expect(where()).toBe(paths.alterationServices(coat)));
    expect(alterations.itemIds).toEqual([coat, jeans]);
  });

  it('shows how far what was ordered is, until it is on its way back', async () => {
    await makeServiceOrder(server, maya, coat, { fulfillment_status: null });
    await makeServiceOrder(server, maya, jeans);
    open(paths.services());
    await screen.findByRole('heading', { name: 'In progress' });
    screen.getByText('Camel coat');
    screen.getByText('Order Placed');
    screen.getByText(/stop 1 of 5$/);
    expect(screen.queryByText('On its way back to you')).toBeNull();
  });

  it('leads from the services straight to those of a piece that needs repair, and says why', async () => {
    const changes = { notes: 'The left pocket has a hole' };
    await server.call('saveItem', { owner: maya.userId, itemId: jeans, changes } as never, maya);
    const { user, where } = open(paths.services());
    await screen.findByText('The left pocket has a hole');
    await user.click(await screen.findByRole('link', { name: 'Repair Straight jeans' }));
    await waitFor(() => expect(where()).toBe(paths.alterationServices(jeans)));
  });
});
