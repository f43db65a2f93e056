import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceStatuses } from '#contract/rules/service-orders.ts';
import { productTypes } from '#contract/rules/services.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { listFilters, listOrders } from './list-orders.ts';
import { storeOrderLines, storeOrders } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = new Date('2026-03-02T10:00:00Z');
/** What was given back, in parts, of an order of 20.00. */
const givenBack = [[], [500], [2000], [700, 1300], [2000, 800]];
/** A custom service: none, one without a quote, one with a quote of 8.00, one whose quote is paid. */
const customs = [
  null,
  { quoteCents: null, quotePaidAt: null },
  { quoteCents: 800, quotePaidAt: null },
  { quoteCents: 800, quotePaidAt: at },
];
const combinations = [0, 2000].flatMap((totalCents) =>
  givenBack.flatMap((parts) => customs.map((custom) => ({ totalCents, parts, custom }))),
);

it.each(serviceStatuses)('narrows orders that are %s as their rows say', async (status) => {
  const { database } = server.app.services.open;
  const email = `${status}@list.example`;
  for (const [number, { totalCents, parts, custom }] of combinations.entries()) {
    const [order] = await database
      .insert(storeOrders)
      .values({
        cartToken: `${status} ${number}`,
        cartKey: '',
        email,
        address: { name: 'Maya', street: '', city: '', region: '', zip: '', countryCode: 'US' },
        subtotalCents: totalCents,
        discountCents: 0,
        totalCents,
        status,
        refunds: parts.map((cents) => ({ cents, at: at.toISOString() })) as never,
      })
      .returning();
    const line = { orderId: order!.id, productId: 1, variantId: 1, title: '', quantity: 1 };
    const prices = { priceCents: 0, discountCents: 0 };
    const types = [
      { productType: 'Alterations' },
      custom && { productType: productTypes.custom, ...custom },
    ];
    await database
      .insert(storeOrderLines)
      .values(types.flatMap((one) => (one ? [{ ...line, ...prices, ...one }] : [])));
  }
  const list = (filter: string) => listOrders(database, { search: email, status: filter });
  const rows = await list('');
  expect(rows).toHaveLength(combinations.length);
  for (const filter of [...serviceStatuses, ...Object.keys(listFilters)]) {
    const wanted = rows.filter(({ place, unquoted }) =>
      filter === 'unquoted' ? unquoted > 0 : place === filter,
    );
    expect([filter, (await list(filter)).map(({ id }) => id)]).toEqual([
      filter,
      wanted.map(({ id }) => id),
    ]);
  }
});
