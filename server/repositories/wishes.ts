import { and, count, desc, eq, sql } from 'drizzle-orm';
import { mostWishes } from '#contract/rules/partner-products.ts';
import type { Database } from '../database/database.ts';
import { partnerProducts, wishes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { ProductRow } from './partner-products.ts';
import type { FullScope } from './scope.ts';

/** A wish, and whether its shop still sells it. */
export type WishRow = typeof wishes.$inferSelect & { isSold: boolean };

/** Counts a member's wishes. */
export async function countWishes(scope: FullScope, database: Database): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(wishes)
    .where(eq(wishes.ownerId, scope.subject));
  return row?.count ?? 0;
}

/** A member's wishes, the latest first. */
export async function listWishes(scope: FullScope, database: Database): Promise<WishRow[]> {
  const rows = await database
    .select({ wish: wishes, isSold: sql<boolean>`coalesce(${partnerProducts.isAvailable}, false)` })
    .from(wishes)
    .leftJoin(
      partnerProducts,
      and(eq(partnerProducts.feed, wishes.feed), eq(partnerProducts.externalId, wishes.externalId)),
    )
    .where(eq(wishes.ownerId, scope.subject))
    .orderBy(desc(wishes.createdAt), desc(wishes.id));
  return rows.map(({ wish, isSold }) => ({ ...wish, isSold }));
}

/** Keeps a product as a wish, once. The account is locked. Throws the Refusal `too-many`. */
export async function keepWish(
  scope: FullScope,
  database: Database,
  product: ProductRow,
): Promise<number> {
  const { feed, externalId, shop, title, brand, link, pictureUrl } = product;
  const { cents, currency, color, family, category, patterns } = product;
  const facts = {
    shop,
    title,
    brand,
    link,
    pictureUrl,
    cents,
    currency,
    color,
    family,
    category,
    patterns,
  };
  const [known] = await database
    .update(wishes)
    .set(facts)
    .where(
      and(
        eq(wishes.ownerId, scope.subject),
        eq(wishes.feed, feed),
        eq(wishes.externalId, externalId),
      ),
    )
    .returning({ id: wishes.id });
  if (known) return known.id;
  if ((await countWishes(scope, database)) >= mostWishes) {
    throw new Refusal('too-many', 'this member has as many wishes as there can be');
  }
  const [row] = await database
    .insert(wishes)
    .values({ ownerId: scope.subject, feed, externalId, ...facts })
    .returning({ id: wishes.id });
  return row!.id;
}

/** Forgets a wish; nothing where it is not there. */
export async function forgetWish(
  scope: FullScope,
  database: Database,
  wishId: number,
): Promise<void> {
  await database
    .delete(wishes)
    .where(and(eq(wishes.ownerId, scope.subject), eq(wishes.id, wishId)));
}
