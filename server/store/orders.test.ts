import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feeHandle, handlingFees } from '#contract/rules/services.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { shownCart } from '#tests/support/shown-cart.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createCart } from './cart-changes.ts';
import type { LineInput } from './cart-rules.ts';
import { findProduct } from './catalog/read-catalog.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import { moveOn, refund, refundChoice } from './order-changes.ts';
import { findOrder, paidForOrder, payCart } from './orders.ts';
import { keepQuoteAnswer, payQuote, quote } from './quotes.ts';
import { storeCarts, storeOrders, storeProducts, storeVariants } from './tables.ts';

const now = new Date('2026-05-01T12:00:00Z');
const address = {
  name: 'Maya Okafor',
  street: '218 Alder Street',
  city: 'Portland',
  region: 'OR',
  zip: '97205',
  countryCode: 'US',
};

describe.each(bothDatabases())('paying for a cart on $name', ({ missing, open: openOne }) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    if (missing) return;
    ({ open } = await openOne());
    await seedCatalog(open);
  });
  afterAll(() => open?.close());
  beforeEach(async () => {
    await open?.database.delete(storeOrders);
  });

  const lineOf = async (handle: string, cents?: number): Promise<LineInput> => {
    const { variants } = (await findProduct(open.database, { handle }))!;
    const variant = variants.find(({ priceCents }) => cents === undefined || priceCents === cents)!;
    const attributes = [{ key: 'item id', value: '7' }];
    const merchandiseId = String(variant.id);
    return { variantId: variant.id, merchandiseId, quantity: 1, attributes };
  };
  const feeOf = (kind: keyof typeof handlingFees) => lineOf(feeHandle, handlingFees[kind]);
  const cartOf = async (...lines: LineInput[]) => {
    const given = { note: 'Please call', attributes: [], buyer: {}, lines };
    const { cart } = await open.transaction((database) => createCart(database, given, now));
    return cart!;
  };
  const pay = async (
    cart: { token: string; key: string },
    shownCents: number,
    shownLines?: string,
  ) => {
    const lines = shownLines ?? (await shownCart(open.database, cart, now));
    const payment = { email: 'maya@example.com', address, shownCents, shownLines: lines };
    return open.transaction((database) => payCart(database, cart, payment, now));
  };

  it.skipIf(missing)('makes an order that says what was bought, and for what', async () => {
    const cart = await cartOf(
      await lineOf('shorten-hem'),
      await lineOf('take-in-waist'),
      await feeOf('several'),
    );
    const payment = await pay(cart, 4279);
    expect(payment).toMatchObject({
      kind: 'paid',
      isNew: true,
      order: {
        email: 'maya@example.com',
        address,
        note: 'Please call',
        subtotalCents: 4699,
        discountCents: 420,
        totalCents: 4279,
        status: 'created',
        lines: [
          {
            title: 'Shorten hem',
            priceCents: 1800,
            discountCents: 180,
            attributes: [{ key: 'item id', value: '7' }],
          },
          { title: 'Take in waist', priceCents: 2400, discountCents: 240 },
          { title: 'Service handling fee', priceCents: 499, discountCents: 0 },
        ],
      },
    });
    const left = await open.database
      .select()
      .from(storeCarts)
      .where(eq(storeCarts.token, cart.token));
    expect(left).toEqual([]);
  });

  it.skipIf(missing)('charges once, however often and by however many it is pressed', async () => {
    const cart = await cartOf(await lineOf('shorten-hem'), await feeOf('one'));
    const payments = await Promise.all([1, 2, 3, 4].map(() => pay(cart, 1999)));
    payments.push(await pay(cart, 1999));
    expect(payments.map(({ kind }) => kind)).toEqual(Array(5).fill('paid'));
    expect(payments.filter((one) => one.kind === 'paid' && one.isNew)).toHaveLength(1);
    expect(await open.database.select().from(storeOrders)).toHaveLength(1);
  });

  it.skipIf(missing)('does not charge another sum than the one that was shown', async () => {
    const cart = await cartOf(await lineOf('shorten-hem'), await feeOf('one'));
    expect(await pay(cart, 1700)).toEqual({ kind: 'changed', totalCents: 1999 });
    expect(await pay(cart, 1999, '')).toEqual({ kind: 'changed', totalCents: 1999 });
    expect(await open.database.select().from(storeOrders)).toEqual([]);
    expect(await pay(cart, 1999)).toMatchObject({ kind: 'paid' });
  });

  it.skipIf(missing)(
    'does not sell what is withdrawn, and the last of something once',
    async () => {
      const withdrawn = await cartOf(
        await lineOf('darn-hole'),
        await lineOf('patch'),
        await feeOf('several'),
      );
      const darn = eq(storeProducts.handle, 'darn-hole');
      await open.database.update(storeProducts).set({ isPublished: false }).where(darn);
      expect(await pay(withdrawn, 4459)).toEqual({ kind: 'unavailable', titles: ['Darn a hole'] });
      await open.database.update(storeProducts).set({ isPublished: true }).where(darn);

      const last = await lineOf('patch');
      const own = eq(storeVariants.id, last.variantId!);
      await open.database.update(storeVariants).set({ stock: 1 }).where(own);
      const fee = await feeOf('one');
      const carts = [await cartOf(last, fee), await cartOf(last, fee), await cartOf(last, fee)];
      const kinds = (await Promise.all(carts.map((cart) => pay(cart, 1999)))).map(
        ({ kind }) => kind,
      );
      expect(kinds.sort()).toEqual(['paid', 'unavailable', 'unavailable']);
      expect((await open.database.select().from(storeVariants).where(own))[0]!.stock).toBe(0);
      await open.database.update(storeVariants).set({ stock: null }).where(own);
    },
  );

  it.skipIf(missing)('moves along each step once, however many press at once', async () => {
    const payment = await pay(await cartOf(await lineOf('patch'), await feeOf('one')), 1999);
    const { id, updatedAt } = payment.kind === 'paid' ? payment.order : { id: 0, updatedAt: now };
    const step = { from: 'created', trackingNumber: '9400' };
    const faults = await Promise.all(
      [1, 2, 3, 4].map(() => open.transaction((database) => moveOn(database, id, step, now))),
    );
    expect(faults.filter((fault) => fault === null)).toHaveLength(1);
    // Later than before, though the clock has not moved: the latest news is known by it.
    const after = (await findOrder(open.database, id))!;
    expect(after).toMatchObject({ status: 'sentLabel', trackingNumber: '9400' });
    expect(after.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
  });

  it.skipIf(missing)('gives back no more than was paid, however many press at once', async () => {
    const payment = await pay(await cartOf(await lineOf('patch'), await feeOf('one')), 1999);
    const id = payment.kind === 'paid' ? payment.order.id : 0;
    await Promise.all(
      [1, 2, 3, 4].map(() => open.transaction((database) => refund(database, id, 'all 1999', now))),
    );
    const { refunds } = (await findOrder(open.database, id))!;
    expect(refunds.map(({ cents }) => cents)).toEqual([1999]);
  });

  /** A paid order whose first line is quoted by `ask`. */
  const toBeQuoted = async () => {
    const payment = await pay(
      await cartOf(await lineOf('custom-repair'), await lineOf('patch'), await feeOf('custom')),
      1919,
    );
    const { id, lines } = payment.kind === 'paid' ? payment.order : { id: 0, lines: [] };
    const lineId = lines[0]!.id;
    const ask = (cents: number) =>
      open.transaction((database) => quote(database, id, { lineId, cents }, now));
    return { id, lineId, ask };
  };

  it.skipIf(missing)('charges once for a quote, and only the sum that was shown', async () => {
    const { id, lineId, ask } = await toBeQuoted();
    const payFor = (shownCents: number) =>
      open.transaction((database) => payQuote(database, id, { lineId, shownCents }, now));
    expect(await payFor(0)).toEqual({ kind: 'closed' });
    await ask(3500);
    await ask(4000);
    expect(await payFor(3500)).toEqual({ kind: 'changed' });
    expect(paidForOrder((await findOrder(open.database, id))!)).toBe(1919);
    const many = await Promise.all([1, 2, 3, 4].map(() => payFor(4000)));
    expect(many).toEqual(Array(4).fill({ kind: 'paid' }));
    expect(await ask(5000)).toContain('accepted');
    expect(paidForOrder((await findOrder(open.database, id))!)).toBe(5919);
    const back = (cents: number) =>
      open.transaction((database) => refund(database, id, refundChoice('all', cents), now));
    // As a page showed it before the quote was paid.
    expect(await back(1919)).toContain('It is $59.19 now');
    expect((await findOrder(open.database, id))!.refunds).toEqual([]);
    expect(await back(5919)).toBeNull();
    const { refunds } = (await findOrder(open.database, id))!;
    expect(refunds.map(({ cents }) => cents)).toEqual([5919]);
  });

  it.skipIf(missing)('takes one answer to a quote, and no payment for a declined one', async () => {
    const { id, lineId, ask } = await toBeQuoted();
    const answer = (cents: number, isAccepted: boolean) =>
      open.transaction((database) =>
        keepQuoteAnswer(database, id, { lineId, cents, isAccepted, answeredAt: now }, now),
      );
    const state = async () => (await findOrder(open.database, id))!.lines[0]!.quoteAnswer;
    await ask(3500);
    await answer(3000, true);
    expect(await state()).toBeNull();
    await answer(3500, false);
    await answer(3500, true);
    expect(await state()).toBe('declined');
    const payFor = (shownCents: number) =>
      open.transaction((database) => payQuote(database, id, { lineId, shownCents }, now));
    expect(await payFor(3500)).toEqual({ kind: 'closed' });
    expect(await ask(3500)).toContain('declined this sum');
    // Another sum is another question. Who pays and who asks anew at once: the one or the other.
    await ask(3000);
    expect(await state()).toBeNull();
    const [paid, asked] = await Promise.all([payFor(3000), ask(2500)]);
    const after = (await findOrder(open.database, id))!;
    if (paid.kind === 'paid') {
      expect(asked).toContain('accepted');
      expect(paidForOrder(after)).toBe(4919);
    } else {
      expect(paid).toEqual({ kind: 'changed' });
      expect([after.lines[0]!.quoteCents, paidForOrder(after)]).toEqual([2500, 1919]);
    }
  });

  it.skipIf(missing)('does not sell nothing, or a cart that there never was', async () => {
    expect(await pay(await cartOf(), 0)).toEqual({ kind: 'empty' });
    const cart = await cartOf(await lineOf('patch'), await feeOf('one'));
    const guessed = { ...cart, key: 'a'.repeat(24) };
    expect(await pay(guessed, 1999)).toEqual({ kind: 'gone' });
    await pay(cart, 1999);
    // Nor does anybody read the order of a cart whose key they do not have.
    expect(await pay(guessed, 1999)).toEqual({ kind: 'gone' });
  });
});
