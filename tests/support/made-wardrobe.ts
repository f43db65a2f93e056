import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { categoryGroupOf, itemConditions } from '#contract/rules/item-attributes.ts';
import type { Database } from '#server/database/database.ts';
import {
  availabilityChanges,
  items,
  outfits,
  planItems,
  plans,
  serviceOrderLines,
  serviceOrders,
  users,
  wardrobeItems,
  wardrobeOutfits,
  wardrobes,
} from '#server/database/schema.ts';

const orNull = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);

const piece = fc.record({
  isStrangers: fc.nat(5).map((one) => one === 0),
  isHung: fc.boolean(),
  isDeleted: fc.nat(5).map((one) => one === 0),
  isGone: fc.nat(3).map((one) => one === 0),
  price: orNull(0, 100, 4999, 4999, 12_000),
  currency: fc.constantFrom('USD', 'USD', 'EUR', 'JPY'),
  amounts: fc.array(
    fc.record({
      isSale: fc.boolean(),
      cents: orNull(1500, 20_000),
      currency: fc.constantFrom('USD', 'EUR'),
    }),
    { maxLength: 3 },
  ),
  purchaseDate: orNull('2021-07-01', '2024-12-31', '2025-01-01'),
  brand: orNull('', 'Acme', 'acme', 'Élan', 'Zed'),
  size: orNull('', 'M', '10', '9'),
  category: orNull('coat', 'jeans', 'kilt'),
  mainColor: orNull('navy', 'black', 'camel'),
  condition: fc.constantFrom(...itemConditions),
  seasons: fc.subarray(['Spring', 'Summer', 'Fall', 'Winter']),
  occasions: fc.subarray(['Everyday', 'Work', 'Home']),
  secondhand: fc.boolean(),
  services: fc.array(
    fc.record({
      order: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 2 }),
      priceCents: fc.constantFrom(0, 1800),
      discountCents: fc.constantFrom(0, 180),
      refundedCents: fc.constantFrom(0, 500),
      quoteCents: orNull(3500),
      isQuotePaid: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});

const plan = fc.record({
  day: fc.constantFrom(
    '2019-06-01',
    '2023-12-31',
    '2024-01-01',
    '2024-02-29',
    '2024-12-31',
    '2025-01-01',
    '2025-11-27',
    '2025-12-31',
    '2026-01-01',
    '2026-03-02',
    '2026-03-31',
    '2026-04-01',
  ),
  isWorn: fc.nat(3).map((one) => one > 0),
  isDeleted: fc.nat(4).map((one) => one === 0),
  pieces: fc.uniqueArray(fc.nat(15), { maxLength: 8 }),
});

/** A wardrobe, with all that statistics are about there or not, and some of it somebody else's. */
export const anyWardrobe = fc.record({
  pieces: fc.array(piece, { maxLength: 16, size: 'max' }),
  plans: fc.array(plan, { maxLength: 12, size: 'max' }),
  outfits: fc.array(fc.record({ isDeleted: fc.boolean(), isHung: fc.boolean() }), { maxLength: 4 }),
  ownCurrency: fc.constantFrom('USD', 'USD', 'EUR'),
  today: fc.constantFrom('2024-02-29', '2025-12-31', '2026-01-01', '2026-03-31'),
});

type MadeWardrobe = typeof anyWardrobe extends fc.Arbitrary<infer Made> ? Made : never;

/** Writes the rows of a wardrobe and of all else that its owner has; answers the wardrobe's id. */
export async function writeWardrobe(
  database: Database,
  made: MadeWardrobe,
  owner: string,
  stranger: string,
): Promise<string> {
  const whose = ({ isStrangers }: { isStrangers: boolean }) => (isStrangers ? stranger : owner);
  const deletedAt = (one: { isDeleted: boolean }) =>
    one.isDeleted ? new Date('2026-01-01T12:00:00Z') : null;
  const hung = await database
    .insert(wardrobes)
    .values([owner, stranger, owner].map((ownerId) => ({ ownerId, name: 'Wardrobe' })))
    .returning();
  const [own, strangers, other] = hung.map(({ id }) => id) as [number, number, number];
  const insert = async (table: Parameters<Database['insert']>[0], rows: object[]) => {
    if (rows.length > 0) await database.insert(table).values(rows as never);
  };

  const pieces = made.pieces.length
    ? await database
        .insert(items)
        .values(
          made.pieces.map((one) => {
            const { isGone, price, category } = one;
            const { brand, size, mainColor, condition, purchaseDate, seasons, secondhand } = one;
            const attributes = { brand, size, mainColor, condition, purchaseDate, seasons };
            return {
              ...attributes,
              secondhand,
              category,
              ownerId: whose(one),
              title: 'Piece',
              categoryGroup: categoryGroupOf(category),
              purchasePriceCents: price,
              purchaseCurrency: one.currency,
              occasions: one.occasions,
              availability: isGone ? 'gone' : 'ready',
              deletedAt: deletedAt(one),
            };
          }),
        )
        .returning()
    : [];
  await database.update(users).set({ currency: made.ownCurrency }).where(eq(users.id, owner));
  await insert(
    availabilityChanges,
    pieces.flatMap(({ id }, at) =>
      made.pieces[at]!.amounts.map(({ isSale, cents, currency }) => ({
        itemId: id,
        before: isSale ? 'ready' : 'in-the-wash',
        after: isSale ? 'gone' : 'ready',
        amountCents: cents,
        amountCurrency: cents === null ? null : currency,
      })),
    ),
  );
  await insert(
    wardrobeItems,
    pieces.map(({ id }, at) => {
      const { isHung, isStrangers } = made.pieces[at]!;
      return { itemId: id, wardrobeId: isStrangers ? strangers : isHung ? own : other };
    }),
  );

  for (const ownerId of [owner, stranger]) {
    for (const { day, isWorn, isDeleted, pieces: worn } of made.plans) {
      const named = worn.flatMap((at) => pieces[at] ?? []).filter((one) => one.ownerId === ownerId);
      if (named.length === 0) continue;
      const [row] = await database
        .insert(plans)
        .values({ ownerId, day, slot: 'day', isWorn, deletedAt: deletedAt({ isDeleted }) })
        .returning();
      await insert(
        planItems,
        named.map(({ id }, position) => ({ planId: row!.id, itemId: id, position })),
      );
    }
    await writeServices(database, made, pieces, ownerId);
  }

  for (const { isDeleted, isHung } of made.outfits) {
    const values = { ownerId: owner, title: 'Outfit', background: 'paper' };
    const [row] = await database
      .insert(outfits)
      .values({ ...values, deletedAt: deletedAt({ isDeleted }) })
      .returning();
    if (isHung) await insert(wardrobeOutfits, [{ outfitId: row!.id, wardrobeId: own }]);
  }
  return String(own);
}

async function writeServices(
  database: Database,
  made: MadeWardrobe,
  pieces: readonly (typeof items.$inferSelect)[],
  ownerId: string,
): Promise<void> {
  const lines = pieces.flatMap((one, at) =>
    one.ownerId === ownerId ? made.pieces[at]!.services.map((line) => ({ line, one })) : [],
  );
  if (lines.length === 0) return;
  const at = new Date('2025-05-01T10:00:00Z');
  const sums = { subtotalCents: 0, discountCents: 0, totalCents: 0 };
  const orders = await database
    .insert(serviceOrders)
    .values(
      [0, 1].map(() => ({
        ...sums,
        ownerId,
        storeOrderId: randomUUID(),
        cartToken: randomUUID(),
        orderNumber: '#1',
        status: 'fulfilled' as const,
        placedAt: at,
        toldAt: at,
      })),
    )
    .returning();
  await database.insert(serviceOrderLines).values(
    lines.map(({ line: { order, isQuotePaid, ...cents }, one }) => ({
      ...cents,
      orderId: orders[order]!.id,
      storeLineId: '1',
      variantId: '1',
      itemId: one.id,
      serviceName: 'Shorten hem',
      isFee: false,
      quotePaidAt: isQuotePaid && cents.quoteCents !== null ? at : null,
      attributes: [],
    })),
  );
}
