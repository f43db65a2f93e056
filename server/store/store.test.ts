import fs from 'node:fs';
import { createRequire } from 'node:module';
import { eq } from 'drizzle-orm';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkShop } from '#scripts/shop-check.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import { publicToken, storePath } from './register-store.ts';
import { storeProducts, storeVariants } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: answers are of many shapes
type Answered = any;

/** Asks the store as a page does; gives status, headers and body. */
async function ask(
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
  on = server,
): Promise<{ status: number; retryAfter: unknown; body: Answered }> {
  const answer = await on.app.http.inject({
    method: 'POST',
    url: storePath,
    headers: {
      'x-shopify-storefront-access-token': publicToken(on.app.services),
      ...headers,
    },
    payload: { query, variables },
  });
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    body: answer.json(),
  };
}
const data = async (query: string, variables: object = {}): Promise<Answered> => {
  const { body } = await ask(query, variables);
  expect(body.errors).toBeUndefined();
  return body.data;
};

const cartFields = `
  id checkoutUrl note totalQuantity
  buyerIdentity { countryCode email }
  cost { subtotalAmount { amount currencyCode } totalAmount { amount } }
  lines(first: 250) { nodes {
    id quantity attributes { key value }
    cost { subtotalAmount { amount } totalAmount { amount } }
    discountAllocations {
      discountedAmount { amount }
      ... on CartAutomaticDiscountAllocation { title }
      discountApplication { value { ... on PricingPercentageValue { percentage } } }
    }
    merchandise { ... on ProductVariant { id price { amount } product { title productType } } }
  } }`;
const answered = `{ cart { ${cartFields} } userErrors { code field message } warnings { code message target } }`;

const variantOf = async (handle: string): Promise<string> =>
  (
    await data(
      `query($handle: String) { product(handle: $handle) { variants(first: 1) { nodes { id } } } }`,
      { handle },
    )
  ).product.variants.nodes[0].id;
const create = async (lines: object[] = [], more: object = {}): Promise<Answered> =>
  (
    await data(`mutation($input: CartInput) { cartCreate(input: $input) ${answered} }`, {
      input: { lines, ...more },
    })
  ).cartCreate;
const add = async (cartId: string, lines: object[]): Promise<Answered> =>
  (
    await data(
      `mutation($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${answered} }`,
      { cartId, lines },
    )
  ).cartLinesAdd;
const update = async (cartId: string, lines: object[]): Promise<Answered> =>
  (
    await data(
      `mutation($cartId: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $cartId, lines: $lines) ${answered} }`,
      { cartId, lines },
    )
  ).cartLinesUpdate;
const remove = async (cartId: string, lineIds: string[]): Promise<Answered> =>
  (
    await data(
      `mutation($cartId: ID!, $lineIds: [ID!]!) { cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${answered} }`,
      { cartId, lineIds },
    )
  ).cartLinesRemove;
const read = async (id: string): Promise<Answered> =>
  (await data(`query($id: ID!) { cart(id: $id) { ${cartFields} } }`, { id })).cart;

describe('the store', () => {
  it('speaks the schema of 2025-01, whole', async () => {
    const { body } = await ask(getIntrospectionQuery());
    const file = createRequire(import.meta.url).resolve(
      '@shopify/hydrogen-react/storefront.schema.json',
    );
    const published = JSON.parse(fs.readFileSync(file, 'utf8')) as IntrospectionQuery;
    expect(printSchema(buildClientSchema(body.data))).toBe(
      printSchema(buildClientSchema(published)),
    );
  });

  it('has a picture of our own for every collection and service, and none for a fee', async () => {
    const image =
      'id altText width height url small: url(transform: { maxWidth: 240, maxHeight: 240 })';
    const shown: Answered[] = [];
    for (const handle of ['tops', 'bottoms', 'dresses', 'outerwear', 'repairs']) {
      const { collection } = await data(
        `query($handle: String) { collection(handle: $handle) { image { ${image} }
          products(first: 50) { nodes { handle featuredImage { ${image} }
            images(first: 2) { nodes { id } } variants(first: 1) { nodes { image { id } } } } } } }`,
        { handle },
      );
      shown.push(collection.image);
      for (const { featuredImage, images, variants, ...product } of collection.products.nodes) {
        expect(featuredImage, product.handle).not.toBeNull();
        expect(images.nodes).toEqual([{ id: featuredImage.id }]);
        expect(variants.nodes[0].image).toEqual({ id: featuredImage.id });
        shown.push(featuredImage);
      }
    }
    const seen = new Map(shown.map((one) => [one.id, one]));
    expect(seen.size).toBeGreaterThan(20);
    for (const { url, small, width, height, altText } of seen.values()) {
      expect(altText).not.toBe('');
      expect(Math.max(width, height)).toBe(720);
      for (const address of [url, small]) {
        const { statusCode, headers, rawPayload } = await server.app.http.inject(
          new URL(address).pathname,
        );
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
        const real = await sharp(rawPayload).metadata();
        if (address === url) expect(real).toMatchObject({ width, height });
        else expect(Math.max(real.width, real.height)).toBe(240);
      }
    }
    const { product } = await data(
      '{ product(handle: "service-handling-fee") { featuredImage { id } images(first: 1) { nodes { id } } } }',
    );
    expect(product).toEqual({ featuredImage: null, images: { nodes: [] } });
    const { body } = await ask(
      '{ product(handle: "patch") { featuredImage { url(transform: { crop: TOP }) } } }',
    );
    expect(body.errors[0].extensions.code).toBe('ACCESS_DENIED');
  });

  it.each([
    ['fields', '{a'.repeat(50_000)],
    ['lists', `{ product(handle: ${'['.repeat(50_000)}`],
  ])('refuses a document of %s that are nested without end', async (_what, query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(200);
    expect(answer.body.errors[0].message).toMatch(/too deeply|tokens/);
  });

  it.each([
    ['too large', 413, 'application/json', JSON.stringify({ query: ' '.repeat(6 * 1024 * 1024) })],
    ['not JSON', 400, 'application/json', '{'],
    ['not JSON', 415, 'application/x-yaml', 'query: x'],
  ])(
    'answers a request that is %s with %i, as GraphQL errors',
    async (words, status, type, payload) => {
      const answer = await server.app.http.inject({
        method: 'POST',
        url: storePath,
        headers: {
          'x-shopify-storefront-access-token': publicToken(server.app.services),
          'content-type': type,
        },
        payload,
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({
        errors: [{ message: `The request is ${words}`, extensions: { code: 'BAD_REQUEST' } }],
      });
    },
  );

  it('sells at least 24 services in 5 collections', async () => {
    const handles = ['tops', 'bottoms', 'dresses', 'outerwear', 'repairs'];
    const sold = new Set<string>();
    for (const handle of handles) {
      const { collection } = await data(
        `query($handle: String) { collection(handle: $handle) { title products(first: 250) { nodes {
          handle title availableForSale priceRange { minVariantPrice { amount currencyCode } } } } } }`,
        { handle },
      );
      expect(collection.products.nodes.length).toBeGreaterThan(4);
      for (const product of collection.products.nodes) sold.add(product.handle);
    }
    expect(sold.size).toBeGreaterThanOrEqual(24);
    expect(sold.has('service-handling-fee')).toBe(false);
  });

  it('has no collection, product or cart of another name', async () => {
    expect(
      await data(
        `{ collection(handle: "hats") { id } product(handle: "hats") { id } cart(id: "gid://shopify/Cart/none?key=none") { id } }`,
      ),
    ).toEqual({ collection: null, product: null, cart: null });
  });

  it('shows a collection page by page', async () => {
    const page = async (after: string | null) =>
      (
        await data(
          `query($after: String) { collection(handle: "tops") { products(first: 5, after: $after) {
            edges { cursor node { handle } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
          { after },
        )
      ).collection.products;
    const handles: string[] = [];
    let shown = await page(null);
    expect(shown.pageInfo.hasPreviousPage).toBe(false);
    for (;;) {
      handles.push(...shown.edges.map((edge: Answered) => edge.node.handle));
      if (!shown.pageInfo.hasNextPage) break;
      shown = await page(shown.pageInfo.endCursor);
      expect(shown.pageInfo.hasPreviousPage).toBe(true);
    }
    expect(handles.length).toBeGreaterThan(10);
    expect(new Set(handles).size).toBe(handles.length);
  });

  it.each([
    ['without a token', { 'x-shopify-storefront-access-token': '' }, 401, 'UNAUTHORIZED'],
    ['with another token', { 'x-shopify-storefront-access-token': 'stolen' }, 401, 'UNAUTHORIZED'],
  ])('answers nobody %s', async (_, headers, status, code) => {
    const answer = await ask('{ shop { name } }', {}, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].extensions.code).toBe(code);
    expect(answer.body.data).toBeUndefined();
  });

  it.each([
    ['what is no document', '{ cart(', /Syntax Error/],
    [
      'a field that the schema does not have',
      '{ wardrobe { id } }',
      /Cannot query field "wardrobe"/,
    ],
    [
      'a page without its size',
      '{ collection(handle: "tops") { products { nodes { id } } } }',
      /first or last/,
    ],
    [
      'a page that is too long',
      '{ collection(handle: "tops") { products(first: 251) { nodes { id } } } }',
      /between 0 and 250/,
    ],
    [
      'a cursor of its own',
      '{ collection(handle: "tops") { products(first: 1, after: "bm9uZQ==") { nodes { id } } } }',
      /cursor/,
    ],
    [
      'what it does not serve',
      '{ products(first: 1) { nodes { id } } }',
      /Access denied for products/,
    ],
    [
      'a field of a product that it does not serve',
      '{ product(handle: "patch") { totalInventory } }',
      /Access denied for totalInventory/,
    ],
    [
      'too much at once',
      `{ a: collection(handle: "tops") { products(first: 250) { nodes { variants(first: 250) { nodes { id } } } } } }`,
      /max cost/,
    ],
    [
      'too much at once by what a variable is where it is left out',
      `query($n: Int = 250) { collection(handle: "tops") { products(first: $n) { nodes { variants(first: $n) { nodes { id } } } } } }`,
      /max cost/,
    ],
  ])('refuses %s', async (_, query, message) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    expect(body.errors[0].message).toMatch(message);
  });

  it('refuses discount codes rather than passing over them', async () => {
    const { body } = await ask(
      `mutation { cartCreate(input: { discountCodes: ["SAVE"] }) { cart { id } } }`,
    );
    expect(body.errors[0].extensions.code).toBe('ACCESS_DENIED');
    expect(body.data.cartCreate).toBeNull();
  });
});

describe('a cart', () => {
  it('keeps lines with their attributes, and costs 10 % less for several services', async () => {
    const attributes = [
      { key: 'Item Name', value: 'Trousers <script>alert(1)</script> 👖' },
      { key: 'Additional Details', value: 'x'.repeat(10_000) },
    ];
    const merchandiseId = await variantOf('shorten-hem');
    const { cart, userErrors } = await create([{ merchandiseId, attributes }], {
      note: 'Please call',
    });
    expect(userErrors).toEqual([]);
    expect(cart.cost.totalAmount.amount).toBe('18.00');
    expect(cart.lines.nodes[0].discountAllocations).toEqual([]);

    const more = await add(cart.id, [{ merchandiseId: await variantOf('take-in-waist') }]);
    expect(more.cart.lines.nodes.map((line: Answered) => line.merchandise.product.title)).toEqual([
      'Shorten hem',
      'Take in waist',
    ]);
    expect(more.cart.cost.totalAmount.amount).toBe('37.80');
    expect(more.cart.lines.nodes[1].discountAllocations[0]).toEqual({
      discountedAmount: { amount: '2.40' },
      title: '10% off multiple services',
      discountApplication: { value: { percentage: 10 } },
    });
    const kept = await read(cart.id);
    expect(kept.note).toBe('Please call');
    expect(kept.lines.nodes[0].attributes).toEqual(attributes);
  });

  it('does not discount the fee', async () => {
    const { cart } = await create([
      { merchandiseId: await variantOf('shorten-hem'), quantity: 2 },
      { merchandiseId: await variantOf('service-handling-fee') },
    ]);
    expect(cart.cost.totalAmount.amount).toBe('34.39');
    expect(cart.totalQuantity).toBe(3);
  });

  it('counts a line that comes again on the one that is there, unless its attributes differ', async () => {
    const merchandiseId = await variantOf('patch');
    const of = (value: string) => ({ merchandiseId, attributes: [{ key: 'Item Id', value }] });
    const { cart } = await create([of('1'), of('1'), of('2')]);
    const { cart: after } = await add(cart.id, [of('2')]);
    expect(after.lines.nodes.map((line: Answered) => line.quantity)).toEqual([2, 2]);
  });

  it('changes and removes lines', async () => {
    const merchandiseId = await variantOf('patch');
    const { cart } = await create([
      { merchandiseId },
      { merchandiseId: await variantOf('mend-seam') },
    ]);
    const [first, second] = cart.lines.nodes;
    const attributes = [{ key: 'Additional Details', value: 'At the elbow' }];
    const changed = await update(cart.id, [{ id: first.id, attributes, quantity: 3 }]);
    expect(changed.cart.lines.nodes[0]).toMatchObject({ quantity: 3, attributes });
    const none = await update(cart.id, [{ id: first.id, quantity: 0 }]);
    expect(none.cart.lines.nodes.map(({ id }: Answered) => id)).toEqual([second.id]);
    expect((await remove(cart.id, [second.id])).cart.lines.nodes).toEqual([]);
  });

  it('changes the note and the buyer', async () => {
    const { cart } = await create();
    const noted = await data(
      `mutation($cartId: ID!) { cartNoteUpdate(cartId: $cartId, note: "Soon") { cart { note } userErrors { message } } }`,
      { cartId: cart.id },
    );
    expect(noted.cartNoteUpdate.cart.note).toBe('Soon');
    const bought = await data(
      `mutation($cartId: ID!) { cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { countryCode: US, email: "maya@example.com" }) { cart { buyerIdentity { countryCode email } } } }`,
      { cartId: cart.id },
    );
    expect(bought.cartBuyerIdentityUpdate.cart.buyerIdentity).toEqual({
      countryCode: 'US',
      email: 'maya@example.com',
    });
  });

  it.each([
    [
      'merchandise that there is not',
      { merchandiseId: 'gid://shopify/ProductVariant/999999' },
      'INVALID',
      ['lines', '0', 'merchandiseId'],
    ],
    [
      'merchandise that is none',
      { merchandiseId: 'shorten-hem' },
      'INVALID',
      ['lines', '0', 'merchandiseId'],
    ],
    ['none of something', { quantity: 0 }, 'INVALID', ['lines', '0', 'quantity']],
    [
      'too many of something',
      { quantity: 1_000_001 },
      'MAXIMUM_EXCEEDED',
      ['lines', '0', 'quantity'],
    ],
    [
      'an attribute without a key',
      { attributes: [{ key: '', value: 'x' }] },
      'INVALID',
      ['lines', '0', 'attributes', '0', 'key'],
    ],
    [
      'a null character',
      { attributes: [{ key: 'x', value: 'a\0b' }] },
      'INVALID',
      ['lines', '0', 'attributes', '0', 'value'],
    ],
    [
      'half a character',
      { attributes: [{ key: 'x', value: 'a\ud800b' }] },
      'INVALID',
      ['lines', '0', 'attributes', '0', 'value'],
    ],
  ])('stays as it was when it is asked for %s', async (_, line, code, field) => {
    const merchandiseId = await variantOf('patch');
    const { cart } = await create([{ merchandiseId }]);
    const { userErrors, cart: same } = await add(cart.id, [{ merchandiseId, ...line }]);
    expect(userErrors).toEqual([{ code, field, message: expect.stringMatching(/\w/) }]);
    expect(same).toEqual(cart);
    expect(await read(cart.id)).toEqual(cart);
  });

  it('refuses texts that cannot be kept, and sums that an order cannot have', async () => {
    for (const text of ['a\0', 'a\ud800']) {
      const attributes = [{ key: 'x', value: text }];
      for (const wrong of [
        { attributes },
        { note: text },
        { buyerIdentity: { email: text } },
        { buyerIdentity: { phone: text } },
      ]) {
        const { cart, userErrors } = await create([], wrong);
        expect([cart, userErrors[0].code]).toEqual([null, 'INVALID']);
      }
      expect(
        await data(
          `query($handle: String) { product(handle: $handle) { id } collection(handle: $handle) { id } }`,
          { handle: text },
        ),
      ).toEqual({ product: null, collection: null });
    }
    const merchandiseId = await variantOf('take-in-waist');
    const { cart } = await create([{ merchandiseId }]);
    const changed = await data(
      `mutation($cartId: ID!) { cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: { email: "a\\u0000" }) { userErrors { field } } }`,
      { cartId: cart.id },
    );
    expect(changed.cartBuyerIdentityUpdate.userErrors[0].field).toEqual(['buyerIdentity', 'email']);
    const dear = { id: cart.lines.nodes[0].id, quantity: 1_000_000 };
    expect((await update(cart.id, [dear])).userErrors[0].code).toBe('MAXIMUM_EXCEEDED');
    // A million dollars, at $24 for one.
    const most = async (quantity: number) =>
      (await create([{ merchandiseId, quantity }])).userErrors.map(({ code }: Answered) => code);
    expect([await most(41_666), await most(41_667)]).toEqual([[], ['MAXIMUM_EXCEEDED']]);
    expect(await read(cart.id)).toEqual(cart);
  });

  it('refuses more text than an order can be told of with, before it is paid for', async () => {
    const merchandiseId = await variantOf('patch');
    const saying = (value: string, key = 'Additional Details') => ({
      merchandiseId,
      attributes: [{ key, value }],
    });
    const why = async (lines: object[]) => (await create(lines)).userErrors;
    expect(await why([saying('x'.repeat(10_001))])).toMatchObject([
      { code: 'INVALID', field: ['input', 'lines', '0', 'attributes', '0', 'value'] },
    ]);
    expect(await why([saying('x', 'k'.repeat(256))])).toMatchObject([{ code: 'INVALID' }]);
    const many = (length: number, name: string) =>
      Array.from({ length }, (_, index) => saying('縫'.repeat(9000), `${name} ${index}`));
    const { cart } = await create(many(100, 'note'));
    for (const changed of [
      await add(cart.id, many(60, 'more')),
      await update(
        cart.id,
        cart.lines.nodes.slice(10).map(({ id }: Answered, index: number) => ({
          id,
          attributes: ['a', 'b'].map((key) => ({ key, value: `${index}`.padEnd(9000, '縫') })),
        })),
      ),
    ]) {
      expect(changed.userErrors).toMatchObject([{ code: 'INVALID', field: ['lines'] }]);
      expect(changed.cart.lines.nodes).toHaveLength(100);
    }
  });

  it('changes nothing where one of several lines is not there', async () => {
    const { cart } = await create([{ merchandiseId: await variantOf('patch') }]);
    const [line] = cart.lines.nodes;
    const foreign = 'gid://shopify/CartLine/999999?cart=x';
    for (const outcome of [
      await update(cart.id, [
        { id: line.id, quantity: 5 },
        { id: foreign, quantity: 1 },
      ]),
      await remove(cart.id, [line.id, foreign]),
    ]) {
      expect(outcome.userErrors[0].code).toBe('INVALID_MERCHANDISE_LINE');
    }
    expect(await read(cart.id)).toEqual(cart);
  });

  it('is nobody’s without its key, and another cart’s lines are not its own', async () => {
    const merchandiseId = await variantOf('patch');
    const [{ cart: mine }, { cart: other }] = [
      await create([{ merchandiseId }]),
      await create([{ merchandiseId }]),
    ];
    const guessed = mine.id.replace(/key=.*/, `key=${'a'.repeat(24)}`);
    expect(await read(guessed)).toBeNull();
    expect((await add(guessed, [{ merchandiseId }])).userErrors[0]).toMatchObject({
      code: 'INVALID',
      field: ['cartId'],
    });
    expect((await remove(mine.id, [other.lines.nodes[0].id])).userErrors).toHaveLength(1);
    expect((await read(other.id)).lines.nodes).toHaveLength(1);
  });

  it('is gone ten days after its last change', async () => {
    const { cart } = await create();
    server.advance(9 * 86_400_000);
    await add(cart.id, [{ merchandiseId: await variantOf('patch') }]);
    server.advance(9 * 86_400_000);
    expect(await read(cart.id)).not.toBeNull();
    server.advance(2 * 86_400_000);
    expect(await read(cart.id)).toBeNull();
    expect((await add(cart.id, [])).cart).toBeNull();
  });

  it('has the first 250 lines on a page, and the others on the next', async () => {
    const merchandiseId = await variantOf('patch');
    const lines = Array.from({ length: 250 }, (_, index) => ({
      merchandiseId,
      attributes: [{ key: 'Item Id', value: String(index) }],
    }));
    const { cart } = await create(lines);
    expect(cart.lines.nodes).toHaveLength(250);
    await add(cart.id, [{ merchandiseId, attributes: [{ key: 'Item Id', value: 'last' }] }]);
    const page = async (after: string | null) =>
      (
        await data(
          `query($id: ID!, $after: String) { cart(id: $id) { totalQuantity lines(first: 250, after: $after) {
            nodes { attribute(key: "Item Id") { value } } pageInfo { hasNextPage endCursor } } } }`,
          { id: cart.id, after },
        )
      ).cart;
    const first = await page(null);
    expect([first.totalQuantity, first.lines.pageInfo.hasNextPage]).toEqual([251, true]);
    const { lines: rest } = await page(first.lines.pageInfo.endCursor);
    expect(rest.nodes).toEqual([{ attribute: { value: 'last' } }]);
    expect(rest.pageInfo.hasNextPage).toBe(false);

    const over = await ask(
      `mutation($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) ${answered} }`,
      { cartId: cart.id, lines: [...lines, lines[0]] },
    );
    expect(over.body.errors[0].extensions.code).toBe('MAX_INPUT_SIZE_EXCEEDED');
    const { userErrors } = await add(cart.id, lines);
    expect(userErrors[0].code).toBe('MAXIMUM_EXCEEDED');
  });

  it('follows a price that changes, and what is withdrawn or sold out', async () => {
    const { database } = server.app.services.open;
    const merchandiseId = await variantOf('remove-pilling');
    const id = Number(/\d+$/.exec(merchandiseId)![0]);
    const { cart } = await create([{ merchandiseId, quantity: 4 }]);
    const own = eq(storeVariants.id, id);
    await database.update(storeVariants).set({ priceCents: 2000, stock: 3 }).where(own);
    expect((await read(cart.id)).cost.totalAmount.amount).toBe('72.00');
    const line = { id: cart.lines.nodes[0].id, quantity: 5 };
    const fewer = await update(cart.id, [line]);
    expect(fewer.cart.lines.nodes[0].quantity).toBe(3);
    expect(fewer.warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: expect.stringContaining('3'),
        target: line.id,
      },
    ]);
    await database
      .update(storeProducts)
      .set({ isPublished: false })
      .where(eq(storeProducts.handle, 'remove-pilling'));
    const { userErrors } = await add(cart.id, [{ merchandiseId }]);
    expect(userErrors[0].message).toBe(`The merchandise with id ${merchandiseId} does not exist.`);
    const kept = await data(
      `query($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { merchandise { ... on ProductVariant { availableForSale } } } } } }`,
      { id: cart.id },
    );
    expect(kept.cart.lines.nodes[0].merchandise.availableForSale).toBe(false);
  });
});

it('asks for few carts in one go, since behind each stands a whole one', async () => {
  const cart = await create([]);
  const aliases = (count: number) =>
    Array.from({ length: count }, (_, number) => `c${number}: cart(id: $id) { id }`).join('\n');
  const codeOf = async (query: string) =>
    (await ask(query, { id: cart.cart.id })).body.errors?.[0].extensions.code;
  expect(await codeOf(`query($id: ID!) { ${aliases(10)} }`)).toBeUndefined();
  expect(await codeOf(`query($id: ID!) { ${aliases(20)} }`)).toBe('MAX_COST_EXCEEDED');
  // Nor by fragments that spread each other: forty of them would name a billion carts.
  const nested = Array.from(
    { length: 40 },
    (_, level) =>
      `fragment F${level} on QueryRoot { ...F${level + 1} ... on QueryRoot { ...F${level + 1} } }`,
  );
  expect(
    await codeOf(
      `query($id: ID!) { ...F0 } ${nested.join(' ')} fragment F40 on QueryRoot { ${aliases(1)} }`,
    ),
  ).toBe('MAX_COST_EXCEEDED');
});

it('checks what a line becomes that one call names several times', async () => {
  const dear = await variantOf('replace-lining');
  const free = await variantOf('custom-repair');
  const { cart } = await create([{ merchandiseId: free, quantity: 1 }]);
  const [{ id }] = cart.lines.nodes;
  const tooDear = await update(cart.id, [
    { id, quantity: 1_000_000 },
    { id, merchandiseId: dear },
  ]);
  expect(tooDear.userErrors).toHaveLength(1);
  expect((await read(cart.id)).lines.nodes).toMatchObject([
    { quantity: 1, merchandise: { id: free } },
  ]);
  const twice = await update(cart.id, [
    { id, attributes: [{ key: 'details', value: 'By machine' }], quantity: 2 },
    { id, merchandiseId: dear },
    { id, attributes: [{ key: 'details', value: 'By hand' }] },
  ]);
  expect(twice.userErrors).toEqual([]);
  expect(twice.cart.lines.nodes).toMatchObject([
    { quantity: 2, attributes: [{ value: 'By hand' }], merchandise: { id: dear } },
  ]);
});

it('throttles by cost, and says when to come again', async () => {
  const limited = await startTestServer({ env: { RATE_LIMITS: 'on' } });
  try {
    const dear =
      '{ collection(handle: "tops") { products(first: 250) { nodes { variants(first: 25) { nodes { id title } } } } } }';
    let answer = await ask(dear, {}, {}, limited);
    for (let call = 0; answer.status === 200 && call < 30; call += 1) {
      answer = await ask(dear, {}, {}, limited);
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    expect(answer.body.errors[0].extensions.code).toBe('THROTTLED');
    limited.advance(Number(answer.retryAfter) * 1000);
    expect((await ask(dear, {}, {}, limited)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

describe('what services fit', () => {
  const tagsOf = async (handle: string): Promise<string[]> =>
    (await data('query($handle: String) { product(handle: $handle) { tags } }', { handle })).product
      .tags;
  const setTags = (handle: string, tags: string[]) =>
    server.app.services.open.database
      .update(storeProducts)
      .set({ tags })
      .where(eq(storeProducts.handle, handle));

  it('is told to a database that was made before, and what a merchant set there stays', async () => {
    const before = await tagsOf('original-hem');
    const needs = ['amount:shorter', 'of:inseam', 'most:15cm'];
    expect(before).toEqual(['lowerBody', 'inseamTrousers', ...needs, 'fits:jeans']);
    // As the catalog was before it said what fits, and before it said what is needed.
    await setTags('original-hem', ['lowerBody', 'inseamTrousers', 'fits:jeans']);
    await seedCatalog(server.app.services.open);
    expect(await tagsOf('original-hem')).toEqual(before);
    await setTags('original-hem', ['lowerBody', 'inseamTrousers']);
    await setTags('replace-lining', ['fits:cape']);
    await seedCatalog(server.app.services.open);
    expect(await tagsOf('original-hem')).toEqual(before);
    expect(await tagsOf('replace-lining')).toEqual(['fits:cape']);
  });

  it('is looked at in the set-up of a shop', async () => {
    await setTags('replace-lining', ['fits:spacesuits']);
    const findings = await checkShop(async (query, variables) => data(query, variables));
    expect(findings.find(({ isGood }) => !isGood)?.advice).toMatch(
      /^No garment is fits:spacesuits/,
    );
    await setTags('replace-lining', ['fits:outerwear', 'fits:suit', 'most:9cm']);
    const needs = await checkShop(async (query, variables) => data(query, variables));
    expect(needs.find(({ isGood }) => !isGood)?.advice).toMatch(/^Nothing is asked by most:9cm/);
    await setTags('replace-lining', ['fits:outerwear', 'fits:suit']);
  });
});

describe('the set-up of a shop', () => {
  const look = () => checkShop(async (query, variables) => data(query, variables));
  const missing = async () =>
    (await look()).filter(({ isGood }) => !isGood).map(({ what }) => what);

  it('is whole at the embedded store', async () => {
    expect(await missing()).toEqual([]);
    expect((await look()).length).toBeGreaterThan(10);
  });

  it('says what is missing', async () => {
    const { database } = server.app.services.open;
    const fee = eq(storeProducts.handle, 'service-handling-fee');
    await database.update(storeProducts).set({ isPublished: false }).where(fee);
    const found = await missing();
    await database.update(storeProducts).set({ isPublished: true }).where(fee);
    expect(found).toEqual([
      'The fee service-handling-fee is there',
      'The fee has a variant for custom: $2.99',
      'The fee has a variant for several: $4.99',
      'The fee has a variant for one: $1.99',
    ]);
    const [only] = await checkShop(async () => {
      throw new Error('it answers 401');
    });
    expect(only).toMatchObject({
      isGood: false,
      advice: expect.stringContaining('it answers 401'),
    });
  });
});
