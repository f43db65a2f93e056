import '#tests/support/page.ts';
import './still-motion.ts';

import { randomInt, randomUUID } from 'node:crypto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { startOver } from '#features/alterations/alterations-store.ts';
import { clearDraft } from '#lib/drafts.ts';
import { host } from '#lib/host.ts';
import { page } from '#lib/leave-page.ts';
import { paths } from '#lib/paths.ts';
import { findProduct } from '#server/store/catalog/read-catalog.ts';
import { storeProducts } from '#server/store/tables.ts';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { makeServiceOrder, shopLine } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { faultyWire, refused } from './faulty-wire.ts';
import { hangItems, settledMember } from './member.ts';

// It asks often: a test that waits would wait for seconds.
vi.mock('#api/follow-ms.ts', () => ({ followMs: 150 }));

let server: TestServer;
let maya: Person;
let jeans: string;
let coat: string;
/** A call to the server in its place fails while this holds its name. */
let isCut: string | null;
/** A variant that the store sells: to shorten a hem. */
let variantId: number;

beforeAll(async () => {
  server = await startTestServer();
  const product = await findProduct(server.app.services.open.database, { handle: 'shorten-hem' });
  variantId = product!.variants[0]!.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  const wire = globalThis.fetch;
  isCut = null;
  globalThis.fetch = async (input, init) => {
    if (isCut && String(init?.body).startsWith(`{"${isCut}"`))
      throw new TypeError('Failed to fetch');
    return wire(input, init);
  };
  maya = await settledMember(server);
  [jeans, coat] = (await hangItems(server, maya, [
    { title: 'Straight jeans', category: 'jeans' },
    { title: 'Camel coat', category: 'coat' },
  ])) as [string, string];
});
afterEach(async () => {
  cleanup();
  // happy-dom has no `search` element yet, of which React warns.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
  startOver();
  await clearDraft({ userId: maya.userId, name: 'alterations' });
});

const open = (path = paths.serviceHistory()) => renderApp(path, maya);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const said = () => toasts.list.map(({ title, text }) => [title, text].filter(Boolean).join(': '));
const card = async (name: string) => within(await screen.findByRole('article', { name }));
/** The times that news of an order are told at are a minute apart. */
const minute = (count: number) =>
  new Date(server.app.services.now().getTime() + count * 60_000).toISOString();

/** Has an order of the jeans, with a way to tell news of it. */
async function order(changes: Record<string, unknown> = {}) {
  const same = { id: randomInt(1, 2 ** 40), cart_token: randomUUID(), name: 'HEM-7', ...changes };
  let told = 0;
  const tell = (news: Record<string, unknown> = {}) => {
    told += 1;
    return makeServiceOrder(server, maya, jeans, {
      fulfillment_status: null,
      created_at: '2026-11-16T10:00:00Z',
      ...same,
      updated_at: minute(told),
      ...news,
    });
  };
  return { orderId: await tell(), tell };
}

/** The stops of an order: what is said of each, and which is the present one. */
const stops = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((stop) => ({
      label: stop.firstElementChild?.textContent,
      isReached: stop.querySelector('time') !== null,
      isPresent: stop.getAttribute('aria-current') === 'step',
    }));
// Word for word (product spec, section 4).
const fiveStops = [
  'Order Placed',
  'Shipping label created',
  'Received in our studio',
  'Working our magic',
  'On its way back to you',
];
const present = () => stops().find(({ isPresent }) => isPresent)?.label;

describe('The service history', () => {
  it('shows an order with its piece, its services, its price and the five stops', async () => {
    await order({ name: 'HEM-1038' });
    open();
    const shown = await card('Order HEM-1038');
    expect((await link(/^Straight jeans/)).getAttribute('href')).toBe(paths.item(jeans));
    shown.getByText('Shorten hem');
    shown.getByText('$16.20');
    expect(stops().map(({ label }) => label)).toEqual(fiveStops);
    expect(stops().filter(({ isReached }) => isReached)).toHaveLength(1);
    expect(present()).toBe('Order Placed');
  });

  it('follows an order without a reload, with its parcels', async () => {
    const { tell } = await order();
    const { user } = open();
    await card('Order HEM-7');
    await tell({
      tags: 'inStudio',
      note_attributes: [{ name: 'tracking number', value: '9400 11' }],
    });
    await waitFor(() => expect(present()).toBe('Received in our studio'));
    await user.click(await button('Copy 9400 11'));
    await waitFor(() => expect(said()).toEqual(['Number copied']));
    expect(await navigator.clipboard.readText()).toBe('9400 11');
    await tell({
      fulfillment_status: 'fulfilled',
      fulfillments: [{ created_at: minute(0), tracking_number: '1Z 999 AA1 01 2345 6784' }],
    });
    // This number says by itself whose parcel it is.
    const outside = vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(await button('Follow 1Z 999 AA1 01 2345 6784'));
    expect(outside.mock.calls[0]![0]).toBe('https://www.ups.com/track?tracknum=1Z999AA10123456784');
    expect(screen.queryByRole('button', { name: 'Copy 1Z 999 AA1 01 2345 6784' })).toBeNull();
    // It may be looked for yet.
    screen.getByText('9400 11');
    screen.getByText(/^Warranty until/);
    // What is over is folded.
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
    await user.click(await button(/^On its way back to you/));
    expect(present()).toBe('On its way back to you');
  });

  it('keeps what it shows while it cannot be read again, and says so', async () => {
    await order();
    open();
    await card('Order HEM-7');
    isCut = 'getServiceOrders';
    await screen.findByText(/may be out of date/);
    await card('Order HEM-7');
    expect(said()).toEqual([]);
    isCut = null;
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });

  it('opens all of an order: what was asked for, what was paid and given back', async () => {
    const first = shopLine(1, { itemId: jeans });
    const measured = { name: '_measured', value: 'For Sam: Waist 70.0 cm (27.6 in)' };
    await order({
      note: 'Ring twice',
      total_line_items_price: '22.99',
      total_price: '21.19',
      line_items: [
        { ...first, properties: [...first.properties, measured] },
        shopLine(2, { title: 'Service handling fee', price: '4.99', discount_allocations: [] }),
      ],
      refunds: [{ id: 5, transactions: [{ amount: '3.00', kind: 'refund', status: 'success' }] }],
      note_attributes: [{ name: 'studio photos', value: '["https://cdn.shopify.com/hem.jpg"]' }],
    });
    const { user, where } = open();
    await user.click(await button(/^Details and messages/));
    const sheet = within(await screen.findByRole('dialog', { name: 'HEM-7' }));
    const shownStops = within(sheet.getByRole('list', { name: 'Progress' })).getAllByRole(
      'listitem',
    );
    expect(shownStops.map((stop) => stop.firstElementChild?.textContent)).toEqual(fiveStops);
    sheet.getByText('By two inches');
    sheet.getByText('Measured for Sam: Waist 70.0 cm (27.6 in)');
    sheet.getByText('Ring twice');
    const rows = [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Services', '$18.00'],
      ['Credit', '–$1.80'],
      ['Service handling fee, multiple services', '$4.99'],
      ['Prepaid shipping label', 'Free'],
      ['Paid', '$21.19'],
      ['Given back to you', '$3.00'],
    ]);
    expect(sheet.getByRole('img', { name: /^From the studio/ }).getAttribute('src')).toBe(
      'https://cdn.shopify.com/hem.jpg',
    );
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe(paths.serviceHistory()));
  });

  it('shows the marks on the garment, with the numbers of their services, and the photos sent along', async () => {
    const { imageId } = await server.upload(maya, await drawPicture(), 'image/jpeg');
    await server.app.services.jobs.idle();
    const photographed = { owner: maya.userId, itemId: jeans, changes: {}, imageIds: [imageId] };
    await server.call('saveItem', photographed, maya);
    const tear = await server.upload(maya, await drawPicture(), 'image/jpeg', 'service');
    const { path } = await server.call('keepServicePhoto', { imageId: tear.imageId }, maya);
    const sent = JSON.stringify([`https://hem.example${path}`]);
    const line = (id: number, title: string, pins: string, itemId: string) => {
      const said = shopLine(id, { itemId, title });
      const also = [
        { name: '_pins', value: pins },
        ...(id === 2 ? [{ name: 'image URLs', value: sent }] : []),
      ];
      return { ...said, properties: [...said.properties.slice(0, 2), ...also] };
    };
    await order({
      line_items: [
        line(1, 'Shorten hem', '[[0.2,0.9],[0.8,0.9],"x"]', jeans),
        line(2, 'Mend a tear', '[[0.5,0.25]]', jeans),
        line(3, 'Replace lining', '[[0.5,0.25]]', coat),
      ],
    });
    const { user } = open();
    await user.click(await button(/^Details and messages/));
    const sheet = within(await screen.findByRole('dialog', { name: 'HEM-7' }));
    const photo = await sheet.findByRole('img', { name: 'Straight jeans with 3 marks' });
    const marks = [...photo.parentElement!.querySelectorAll<HTMLElement>('[style*="--x"]')];
    expect(
      marks.map(({ textContent, style }) => [
        textContent,
        style.getPropertyValue('--x'),
        style.getPropertyValue('--y'),
      ]),
    ).toEqual([
      ['1', '20%', '90%'],
      ['1', '80%', '90%'],
      ['2', '50%', '25%'],
    ]);
    sheet.getByText('2 marks with number 1');
    sheet.getByText('1 mark with number 2');
    // Of the coat there is no photo.
    sheet.getByText('1 mark on the photo');
    const torn = sheet.getByText('Mend a tear').closest('li')!;
    within(torn).getByRole('img', { name: 'Sent along, 1 of 1' });
  });

  it('is a talk with the studio', async () => {
    const { orderId, tell } = await order();
    const { user } = open(paths.serviceHistory({ sheet: orderId }));
    await user.click(await button('Send message'));
    screen.getByText('Write your message first.');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Message to the studio');
    await user.type(field, 'Is it ready?');
    await user.click(await button('Send message'));
    await screen.findByText('Is it ready?', { selector: 'li span' });
    await waitFor(() => expect(field.value).toBe(''));
    await tell({
      note_attributes: [
        {
          name: 'studio messages',
          value: JSON.stringify([{ id: 'a', text: 'On Friday', at: minute(9) }]),
        },
      ],
    });
    await screen.findByText('On Friday');
  });

  it('shows from the start that the studio wrote, until it is seen', async () => {
    const { tell } = await order();
    const messages = JSON.stringify([{ id: 'a', text: 'Which thread?', at: minute(1) }]);
    await tell({ note_attributes: [{ name: 'studio messages', value: messages }] });
    const { user } = open(paths.wardrobes());
    await user.click((await screen.findAllByRole('link', { name: 'Services, unread' }))[0]!);
    await user.click(await link(/The studio wrote to you/));
    await screen.findByText('Which thread?');
    await waitFor(() => expect(screen.queryByRole('link', { name: /unread/ })).toBeNull());
    await user.click(await button('Close'));
    await waitFor(async () =>
      expect((await button(/^Details and messages/)).textContent).toMatch(/1 message$/),
    );
  });

  describe('where it is seen without a network that the studio wrote', () => {
    const seen = async () => {
      const { orderId, tell } = await order();
      const messages = JSON.stringify([{ id: 'a', text: 'Which thread?', at: minute(1) }]);
      await tell({ note_attributes: [{ name: 'studio messages', value: messages }] });
      host.isOnline = false;
      open(paths.serviceHistory({ sheet: orderId }));
      await screen.findByText('Which thread?');
      await waitFor(() => expect(outbox.state.list).toHaveLength(1));
      const isUnread = async () =>
        (await server.call('getServiceOrder', { owner: maya.userId, orderId }, maya)).order
          .isUnread;
      return { orderId, isUnread };
    };
    afterEach(() => {
      host.isOnline = true;
    });

    it('is not new any more, and told to the server later', async () => {
      const { isUnread } = await seen();
      expect(outbox.state.list[0]?.words).toMatchObject({ title: 'HEM-7', text: 'Message read' });
      expect(await isUnread()).toBe(true);
      cleanup();
      open();
      await button(/^Details and messages/);
      expect(screen.queryByText('New')).toBeNull();
      host.isOnline = true;
      await waitFor(() => expect(outbox.state.list).toEqual([]));
      expect(await isUnread()).toBe(false);
    });

    it('is told once where the server does not take it, with no word of what waited', async () => {
      const wire = faultyWire();
      wire.cut('markOrderRead', refused(404, 'not-found'));
      await seen();
      host.isOnline = true;
      await waitFor(() => expect(outbox.state.list).toEqual([]));
      await waitFor(() => expect(wire.callsOf('getServiceOrders').length).toBeGreaterThan(2));
      expect(wire.callsOf('markOrderRead')).toHaveLength(1);
      expect(said()).toEqual(['markOrderRead failed to retrieve the information.']);
    });
  });

  it('says that it was paid for without measurements, and sends them to the studio', async () => {
    const line = shopLine(1, { itemId: jeans });
    const measured = { name: '_measured', value: 'For me: not measured: Trouser inseam' };
    await order({ line_items: [{ ...line, properties: [...line.properties, measured] }] });
    const { user } = open();
    await screen.findByText('Measurements are missing');
    await user.click(await button('Give measurements'));
    await screen.findByText('Not measured for me: Trouser inseam');
    const ways = within(await screen.findByRole('region', { name: 'Measurements' }));
    ways.getByText(/^The studio waits for measurements .* Shorten hem: Trouser inseam\.$/);
    ways.getByRole('link', { name: 'Measure' });
    // They are taken elsewhere meanwhile.
    const values = { inseamTrousers: 0.762 };
    await server.call('saveMeasurements', { owner: maya.userId, values }, maya);
    await user.click(await button('Send my measurements'));
    await screen.findByText('Measurements: For me: Trouser inseam 30.0 in (76.2 cm)');
    await screen.findByText('Measured later for me: Trouser inseam');
    expect(screen.queryByText(/^Not measured for me/)).toBeNull();
    expect(screen.queryByText('Measurements are missing')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Measurements' })).toBeNull();
  });

  it('names the one measurement that lacks, until it is sent', async () => {
    const line = shopLine(1, { itemId: coat });
    const value = 'For me: Height 66.9 in (170.0 cm); not measured: Front length to knee';
    const properties = [...line.properties, { name: '_measured', value }];
    await order({ line_items: [{ ...line, properties }] });
    const save = (values: Record<string, number>) =>
      server.call('saveMeasurements', { owner: maya.userId, values }, maya);
    await save({ height: 1.7 });
    const { user } = open();
    (await card('Order HEM-7')).getByText('Shorten hem: Front length to knee');
    await user.click(await button('Give measurements'));
    await screen.findByText(
      'Measured for me: Height 66.9 in (170.0 cm); not measured: Front length to knee',
    );
    // What is known already would not help.
    await screen.findByRole('link', { name: 'Measure' });
    expect(screen.queryByRole('button', { name: 'Send my measurements' })).toBeNull();
    await save({ frontLengthToKnee: 1 });
    await user.click(await button('Send my measurements'));
    await screen.findByText(
      'Measured for me: Height 66.9 in (170.0 cm); measured later: Front length to knee',
    );
    expect(screen.queryByText('Measurements are missing')).toBeNull();
  });

  it('can be asked to be cancelled before its label, and kept after all', async () => {
    const { tell } = await order();
    const { user } = open();
    await user.click(await button(/^Details and messages/));
    await user.click(await button('Cancel this order'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel HEM-7?' }));
    question.getByText(/to give \$16\.20 back/);
    await user.dblClick(question.getByRole('button', { name: 'Ask to cancel' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'HEM-7' }));
    const asked = 'Please cancel this order and give the money back.';
    await sheet.findByText(asked);
    expect(sheet.getAllByText(asked)).toHaveLength(1);
    sheet.getByText(/^You asked on .* to cancel this order/);
    await user.click(await button('Keep the order'));
    await button('Cancel this order');
    sheet.getByText(/^Please keep this order after all/);
    // The label is made while the question stands open.
    isCut = 'getServiceOrders';
    await tell({ tags: 'sentLabel' });
    await user.click(await button('Cancel this order'));
    await user.click(await button('Ask to cancel'));
    isCut = null;
    await screen.findByText(/^It cannot be cancelled any more/);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull(),
    );
  });

  it('is over once it is cancelled', async () => {
    await order({
      refunds: [{ id: 5, transactions: [{ amount: '16.20', kind: 'refund', status: 'success' }] }],
    });
    const { user } = open();
    await screen.findByText(/^The order is cancelled\./);
    // No stop is to come, and the price is not one any more.
    expect(stops().map(({ label }) => label)).toEqual(['Order Placed', 'Cancelled']);
    expect(present()).toBe('Cancelled');
    screen.getByText('$16.20 given back');
    expect(screen.getByText('$16.20').tagName).toBe('S');
    await user.click(await button(/^Details and messages/));
    const sheet = within(await screen.findByRole('dialog', { name: 'HEM-7' }));
    sheet.getByText(/^The order is cancelled\./);
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  it('takes what is not right, once at a time', async () => {
    await order({ fulfillment_status: 'fulfilled' });
    const { user } = open();
    await user.click(await button('Something is not right'));
    await user.click(await button('Tell the studio'));
    screen.getByText('Say what is not right.');
    const words = 'The left leg is longer';
    await user.type(screen.getByLabelText(/^What is not right/), words);
    await user.click(await button('Tell the studio'));
    await screen.findByText(/The studio puts it right for nothing\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Something is not right' })).toBeNull();
    const { orders } = await server.call('getServiceOrders', { owner: maya.userId }, maya);
    expect(orders[0]?.problem?.text).toBe(words);
  });

  it('offers no redo once the warranty has ended', async () => {
    await order({
      fulfillment_status: 'fulfilled',
      fulfillments: [{ created_at: '2025-01-01T10:00:00Z', tracking_number: null }],
      note_attributes: [{ name: 'tracking number', value: '9400 11' }],
    });
    open();
    await screen.findByText(/^Warranty ended/);
    expect(screen.queryByText('9400 11')).toBeNull();
    await link('Order again');
    expect(screen.queryByRole('button', { name: 'Something is not right' })).toBeNull();
  });

  it('names a piece that was deleted since', async () => {
    await order();
    await server.call('deleteItems', { owner: maya.userId, itemIds: [jeans] }, maya);
    open();
    const shown = await card('Order HEM-7');
    shown.getByText('Coat');
    expect(screen.queryByRole('link', { name: /^Coat/ })).toBeNull();
  });

  it('shows the orders of one piece, and all again', async () => {
    await order({ name: 'HEM-1' });
    await order({ name: 'HEM-2', line_items: [shopLine(1, { itemId: coat })] });
    const { user } = open(paths.serviceHistory({ item: coat }));
    await card('Order HEM-2');
    screen.getByText('Of Camel coat.');
    expect(screen.queryByRole('article', { name: 'Order HEM-1' })).toBeNull();
    await user.click(await link('All orders'));
    await card('Order HEM-1');
  });

  it('is empty, or says that it did not load', async () => {
    isCut = 'getServiceOrders';
    const { user } = open();
    await screen.findByText('Your orders did not load');
    isCut = null;
    await user.click(await button('Try again'));
    await screen.findByText('Nothing at the studio');
    expect((await link('Start an alteration')).getAttribute('href')).toBe(paths.alterations());
  });
});

describe('A quote of the studio', () => {
  const custom = { price: '0.00', discount_allocations: [], title: 'Custom repair' };
  const asked = (say: Record<string, Record<string, string>>) => ({
    total_line_items_price: '2.99',
    total_discounts: '0.00',
    total_price: '2.99',
    line_items: [
      { ...shopLine(1, { itemId: jeans }), ...custom },
      shopLine(2, { title: 'Service handling fee', price: '2.99', discount_allocations: [] }),
    ],
    note_attributes: Object.entries(say).map(([name, of]) => ({ name, value: JSON.stringify(of) })),
  });
  const quotes = { quotes: { 1: '35.00' } };
  const payments = { ...quotes, 'quote payments': { 1: 'https://hem.myshopify.com/invoices/1' } };
  const quote = async () => within(await screen.findByRole('region', { name: /^Quote for/ }));
  const sums = () =>
    [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' '),
    );

  it('is accepted where the order is, and paid for at the store', async () => {
    const went = vi.spyOn(page, 'go').mockImplementation(() => {});
    const { tell } = await order(asked(quotes));
    const { user } = open();
    const shown = await card('Order HEM-7');
    shown.getByText('The studio asks $35.00');
    shown.getByText('+ quote');
    const shownTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await button(/^Answer/));
    // It stands far down in the order.
    await waitFor(() =>
      expect(
        shownTo.mock.contexts.map((one) => (one as Element).getAttribute('aria-label')),
      ).toEqual(['Quote for Shorten hem']),
    );
    shownTo.mockRestore();
    (await quote()).getByText('The studio asks $35.00');
    screen.getByText('Quoted');
    // At the upper end of the sheet stands what waits, and leads there.
    const waits = within(await screen.findByRole('region', { name: 'Waits for you' }));
    waits.getByText('The studio asks $35.00 for the shorten hem.');
    await user.click(waits.getByRole('button', { name: 'See the quote' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quote for Shorten hem');
    isCut = 'answerQuote';
    await user.click((await quote()).getByRole('button', { name: 'Accept' }));
    await (await quote()).findByText(/^Hem was not reached/);
    host.isOnline = false;
    await user.click((await quote()).getByRole('button', { name: 'Accept' }));
    const lost = await (await quote()).findByText(/^You were offline\./);
    // Back online that is as true as it was.
    act(() => {
      host.isOnline = true;
    });
    expect(lost.textContent).toBe('You were offline. Try again with a connection.');
    await (await quote()).findByText(/^You were offline\./);
    isCut = null;
    await user.click((await quote()).getByRole('button', { name: 'Accept' }));
    await screen.findByText(/^You accepted \$35\.00 on /);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Quote for Shorten hem'),
    );
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    // A shop may say later where it is paid.
    screen.getByText(/where you pay/);
    await tell(asked(payments));
    await user.click(await button('Pay $35.00'));
    expect(went.mock.calls).toEqual([['https://hem.myshopify.com/invoices/1']]);
    await tell(asked({ ...payments, 'quotes paid': { 1: '35.00' } }));
    await screen.findByText(/^You paid \$35\.00 on /);
    expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull();
    expect(screen.queryByText('+ quote')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(sums()).toEqual([
      'Services $35.00',
      'Service handling fee, custom service $2.99',
      'Prepaid shipping label Free',
      'Paid $37.99',
    ]);
  });

  it('is announced, and needs no answer once all of the order was given back', async () => {
    const toCome =
      'The studio sends you a price for the shorten hem. You accept it here, then pay.';
    const { tell } = await order({ ...asked({}), total_discounts: '1.00' });
    const { user } = open();
    (await card('Order HEM-7')).getByText(toCome);
    (await card('Order HEM-7')).getByText('+ quote');
    await user.click(await button(/^Details and messages/));
    const sheet = within(await screen.findByRole('dialog', { name: 'HEM-7' }));
    sheet.getByText(toCome);
    sheet.getByText('To be quoted');
    await tell(asked(payments));
    await waitFor(() => expect(sheet.queryByText(toCome)).toBeNull());
    (await quote()).getByText(/^The 10% off is for services with a price/);
    await user.click((await quote()).getByRole('button', { name: 'Accept' }));
    await button('Pay $35.00');
    const back = { transactions: [{ amount: '2.99', kind: 'refund', status: 'success' }] };
    await tell({ ...asked(payments), refunds: [{ id: 5, ...back }] });
    await (await quote()).findByText(/^The order is over/);
    expect(screen.queryByRole('button', { name: /^Pay/, hidden: true })).toBeNull();
  });

  it('cannot be answered while the order is asked to be cancelled', async () => {
    const { orderId } = await order(asked(quotes));
    const { user } = open(paths.serviceHistory({ sheet: orderId }));
    await (await quote()).findByRole('button', { name: 'Accept' });
    await user.click(await button('Cancel this order'));
    await user.click(await button('Ask to cancel'));
    await (await quote()).findByText(/^You asked to cancel this order\. Keep the order, and/);
    for (const name of ['Accept', 'Decline', /^Answer/]) {
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
    const { order: read } = await server.call(
      'getServiceOrder',
      { owner: maya.userId, orderId },
      maya,
    );
    const { lineId } = read.lines[0]!;
    const answer = { owner: maya.userId, orderId, lineId, quoteCents: 3500, isAccepted: true };
    expect((await server.raw('answerQuote', answer, maya)).body).toMatchObject({
      code: 'conflict',
      fields: { cancelAskedDate: 'asked' },
    });
    const { users } = await server.call('userDetailsList', { userIds: [] }, maya);
    expect(users[0]!.studioWaits).toBe(false);
    await user.click(await button('Keep the order'));
    await (await quote()).findByRole('button', { name: 'Accept' });
  });

  it('is declined, and asked anew for another price', async () => {
    const { orderId, tell } = await order(asked(quotes));
    open(paths.services());
    await screen.findByText('A quote waits for your answer');
    cleanup();
    const { user } = open(paths.serviceHistory({ sheet: orderId }));
    // What becomes of the fee is said before.
    (await quote()).getByText('If you decline, the order is over, and you get $2.99 back.');
    await user.click((await quote()).getByRole('button', { name: 'Decline' }));
    // And asked once more: the order ends by it.
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline $35.00?' }));
    question.getByText(/If you decline, the order is over, and you get \$2\.99 back\.$/);
    await user.click(question.getByRole('button', { name: 'Not now' }));
    await (await quote()).findByText('The studio asks $35.00');
    await user.click(await (await quote()).findByRole('button', { name: 'Decline' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }),
    );
    await screen.findByText(/^You declined \$35\.00 on /);
    await screen.findByText('Nothing is left to do. $2.99 is on its way back to you.');
    await tell(asked({ quotes: { 1: '30.00' } }));
    await waitFor(async () => (await quote()).getByText('The studio asks $30.00'));
    expect(await (await quote()).findByRole('button', { name: 'Accept' })).not.toBeNull();
  });

  it('shows that the order is over where its last quote was declined, while the sheet is open', async () => {
    const { orderId, tell } = await order(asked(quotes));
    const { user } = open(paths.serviceHistory({ sheet: orderId }));
    await user.click((await quote()).getByRole('button', { name: 'Decline' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }),
    );
    await screen.findByText(/is on its way back to you/);
    // At once, though its money is not back yet: no stop is to come, and nothing is left to cancel.
    expect(stops().map(({ label }) => label)).toEqual(['Order Placed', 'Cancelled']);
    const sheet = within(screen.getByRole('dialog', { name: 'HEM-7' }));
    sheet.getByText('$2.99 on its way back');
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
    const back = { transactions: [{ amount: '2.99', kind: 'refund', status: 'success' }] };
    await tell({ ...asked(quotes), refunds: [{ id: 5, ...back }] });
    // Where one looks, and not at the sheet's upper end alone.
    await (await quote()).findByText('The order is over. You got $2.99 back.');
    expect(screen.getAllByText(/^The order is cancelled\. All that you paid/)).not.toEqual([]);
    expect(screen.queryByText(/is on its way back to you/)).toBeNull();
  });

  it('is not accepted for another price than the one that is shown', async () => {
    const { orderId, tell } = await order(asked(quotes));
    const { user } = open(paths.serviceHistory({ sheet: orderId }));
    const accept = (await quote()).getByRole('button', { name: 'Accept' });
    // The page does not know yet.
    isCut = 'getServiceOrders';
    await tell(asked({ quotes: { 1: '40.00' } }));
    await user.click(accept);
    await (await quote()).findByText(
      'The studio asks another price now. Nothing was answered yet.',
    );
    isCut = null;
    await waitFor(async () => (await quote()).getByText('The studio asks $40.00'));
    const owner = maya.userId;
    const read = async () => (await server.call('getServiceOrder', { owner, orderId }, maya)).order;
    const { lineId } = (await read()).lines[0]!;
    expect((await read()).lines[0]!.quote!.answer).toBeNull();
    // Nor is one that was declined elsewhere, or is of an order that is over.
    isCut = 'getServiceOrders';
    const declined = { owner, orderId, lineId, quoteCents: 4000, isAccepted: false };
    await server.call('answerQuote', declined, maya);
    await user.click((await quote()).getByRole('button', { name: 'Accept' }));
    await (await quote()).findByText('It was answered already, on another device.');
    isCut = null;
    await screen.findByText(/^You declined \$40\.00 on /);
  });
});

describe('Order again', () => {
  const again = async (app: RenderedApp) => app.user.click(await link('Order again'));
  const back = () =>
    order({
      fulfillment_status: 'fulfilled',
      line_items: [shopLine(1, { itemId: jeans, variant_id: variantId })],
    });

  it('leads into the wizard with the services chosen anew, and nothing in the cart', async () => {
    await back();
    const app = open();
    await again(app);
    await waitFor(() => expect(app.where()).toBe(paths.alterationServices(jeans)));
    await screen.findByRole('checkbox', { name: /^Shorten hem/, checked: true });
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Details/)).value).toBe(
      'By two inches',
    );
    await link('Cart: 1 service');
    const [me] = Object.values(await server.call('userDetails', { userIds: [] }, maya));
    expect(me!.userDetails.mostRecentCartId).toBeNull();
  });

  it('asks anew by how much: the hem is shorter now', async () => {
    const amount = {
      ...{ change: 'shorter', of: 'inseam', way: 'by', unit: 'Metric', like: null },
      ...{ meters: 0.04, fromMeters: 0.78 },
    };
    const line = shopLine(1, { itemId: jeans, variant_id: variantId });
    line.properties.push({ name: '_amount', value: JSON.stringify(amount) });
    await order({ fulfillment_status: 'fulfilled', line_items: [line] });
    await again(open());
    await screen.findByRole('checkbox', { name: /^Shorten hem/, checked: true });
    screen.getByRole('button', { name: 'How much?' });
    expect(screen.queryByText(/shorter$/)).toBeNull();
  });

  it('says what is not there or not offered any more', async () => {
    await back();
    const { database } = server.app.services.open;
    const set = (isPublished: boolean) =>
      database
        .update(storeProducts)
        .set({ isPublished })
        .where(eq(storeProducts.handle, 'shorten-hem'));
    await set(false);
    try {
      const app = open();
      await again(app);
      await waitFor(() => expect(app.where()).toBe(paths.alterations()));
      expect(said()).toEqual([
        'Some of it cannot be ordered again: Not offered any more: Shorten hem.',
      ]);
      cleanup();
      toasts.list = [];
      await server.call('deleteItems', { owner: maya.userId, itemIds: [jeans] }, maya);
      const later = open();
      await again(later);
      await waitFor(() =>
        expect(said()).toEqual([
          'Some of it cannot be ordered again: Not in your wardrobe any more: Coat.',
        ]),
      );
    } finally {
      await set(true);
    }
  });
});

describe('The ways to the service history', () => {
  it('are the services, with what is in progress', async () => {
    const { orderId } = await order({ tags: 'inProgress' });
    const { user, where } = open(paths.services());
    expect((await link('Service history')).getAttribute('href')).toBe(paths.serviceHistory());
    const way = await link(/Working our magic/);
    expect(way.textContent).toMatch(/stop 4 of 5$/);
    await user.click(way);
    await screen.findByRole('dialog', { name: 'HEM-7' });
    expect(where()).toBe(paths.serviceHistory({ sheet: orderId }));
  });

  it('lists a piece that needs repair once: among what is in progress, if it is ordered', async () => {
    const owner = maya.userId;
    for (const itemId of [jeans, coat]) {
      const changes = { condition: 'Needs Repair' as const };
      await server.call('saveItem', { owner, itemId, changes }, maya);
    }
    await order();
    open(paths.services());
    await link('Repair Camel coat');
    expect(screen.queryByRole('link', { name: 'Repair Straight jeans' })).toBeNull();
    screen.getByText('1 item');
    await link(/Order Placed/);
  });

  it('puts a quote that waits before all else, and leads to it', async () => {
    const changes = { condition: 'Needs Repair' as const };
    await server.call('saveItem', { owner: maya.userId, itemId: coat, changes }, maya);
    const quotes = [{ name: 'quotes', value: JSON.stringify({ 1: '35.00' }) }];
    const { orderId } = await order({ note_attributes: quotes });
    open(paths.services());
    await link('Repair Camel coat');
    const way = await link(/A quote waits for your answer$/);
    expect(way.getAttribute('href')).toBe(paths.serviceHistory({ sheet: `quote-${orderId}` }));
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const waiting = titles.indexOf('Waits for you');
    expect(titles.slice(waiting, waiting + 2)).toEqual(['Waits for you', 'Needs repair first']);
  });

  it('are the piece, which is at the studio', async () => {
    await order({ tags: 'sentLabel' });
    open(paths.item(jeans));
    const way = paths.serviceHistory({ item: jeans });
    expect((await link('1 order')).getAttribute('href')).toBe(way);
    fireEvent.click(await screen.findByRole('button', { name: 'Where is it now? At the studio' }));
    const cell = await screen.findByRole('button', { name: 'At the studio', pressed: true });
    fireEvent.click(cell);
    await screen.findByRole('heading', { name: 'Service history' });
  });
});
