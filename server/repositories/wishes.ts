import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { mostWishes } from '#contract/rules/partner-products.ts';
import type { Database } from '../database/database.ts';
import { images, partnerProducts, wishes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { ProductRow } from './partner-products.ts';
import type { FullScope } from './scope.ts';

/** A wish, and whether its shop still sells it. */
export type WishRow = typeof wishes.$inferSelect & {
  isSold: boolean;
  image: typeof images.$inferSelect | null;
};

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
    .select({
      wish: wishes,
      image: images,
      isSold: sql<boolean>`${wishes.feed} is null or coalesce(${partnerProducts.isAvailable}, false)`,
    })
    .from(wishes)
    .leftJoin(
      partnerProducts,
      and(eq(partnerProducts.feed, wishes.feed), eq(partnerProducts.externalId, wishes.externalId)),
    )
    .leftJoin(images, eq(images.id, wishes.imageId))
    .where(eq(wishes.ownerId, scope.subject))
    .orderBy(desc(wishes.createdAt), desc(wishes.id));
  return rows.map(({ wish, ...rest }) => ({ ...wish, ...rest }));
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
  return insertWish(scope, database, { feed, externalId, ...facts });
}

/** What is kept of something in no feed. */
type WishedThing = Pick<
  typeof wishes.$inferSelect,
  | 'shop'
  | 'title'
  | 'brand'
  | 'link'
  | 'imageId'
  | 'cents'
  | 'currency'
  | 'color'
  | 'family'
  | 'category'
  | 'patterns'
>;

/** The wish that something in no feed is: by its link, or of a photo by its picture. */
export async function findThingWish(
  scope: FullScope,
  database: Database,
  { link, imageId }: { link: string | null; imageId: string | null },
): Promise<number | null> {
  if (link === null && imageId === null) return null;
  const [row] = await database
    .select({ id: wishes.id })
    .from(wishes)
    .where(
      and(
        eq(wishes.ownerId, scope.subject),
        isNull(wishes.feed),
        link === null ? eq(wishes.imageId, imageId!) : eq(wishes.link, link),
      ),
    );
  return row?.id ?? null;
}

/** Keeps something in no feed as a wish, once. The account is locked. Throws the Refusal `too-many`. */
export async function keepThingWish(
  scope: FullScope,
  database: Database,
  thing: WishedThing,
): Promise<number> {
  const known = await findThingWish(scope, database, thing);
  if (known === null) return insertWish(scope, database, thing);
  await database.update(wishes).set(thing).where(eq(wishes.id, known));
  return known;
}

async function insertWish(
  scope: FullScope,
  database: Database,
  wish: Omit<typeof wishes.$inferInsert, 'ownerId'>,
): Promise<number> {
  if ((await countWishes(scope, database)) >= mostWishes) {
    throw new Refusal('too-many', 'this member has as many wishes as there can be');
  }
  const [row] = await database
    .insert(wishes)
    .values({ ownerId: scope.subject, ...wish })
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
