import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import { itemCategories } from '#contract/rules/item-attributes.ts';
import { productsPerPage } from '#contract/rules/partner-products.ts';
import { singular, wordsOf } from '#contract/rules/search-words.ts';
import { garmentSlots } from '#contract/rules/stylist.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, ownedProducts, partnerFeeds, partnerProducts, wishes } from '../database/schema.ts';
import { goTogether } from '../stylist/wardrobe-cells.ts';
import type { OwnedCell } from './owned-cells.ts';
import type { FullScope } from './scope.ts';

/** A product with its shop's name. */
export type ProductRow = typeof partnerProducts.$inferSelect & { shop: string };

type Asked = OperationInput<'getPartnerProducts'>;

/** The shops whose feed was read, by name. */
export const listFeeds = (database: Database) =>
  database
    .select({
      feed: partnerFeeds.feed,
      name: partnerFeeds.name,
      count: partnerFeeds.productCount,
    })
    .from(partnerFeeds)
    .where(sql`${partnerFeeds.readAt} is not null`)
    .orderBy(partnerFeeds.name);

/** Finds a product; null of one that is sold no more. */
export async function findProduct(
  database: Database,
  productId: number,
): Promise<ProductRow | null> {
  const [row] = await database
    .select()
    .from(partnerProducts)
    .innerJoin(partnerFeeds, eq(partnerFeeds.feed, partnerProducts.feed))
    .where(eq(partnerProducts.id, productId));
  return row ? { ...row.partner_products, shop: row.partner_feeds.name } : null;
}

/** A page of products, and where the next one begins; null after the last. */
export async function listProducts(
  database: Database,
  asked: Asked,
  owned: readonly OwnedCell[],
): Promise<{ rows: ProductRow[]; after: string | null }> {
  const [rank = 1, id = Number.MAX_SAFE_INTEGER] = asked.after?.split('-').map(Number) ?? [];
  const found =
    asked.order === 'goes-with-mine'
      ? await listByFit(database, asked, owned, { rank, id })
      : await listLatest(database, asked, id);
  const page = found.slice(0, productsPerPage);
  const last = page.at(-1);
  const rows = await withShops(database, page);
  return {
    rows,
    after: found.length > productsPerPage && last ? `${last.rank}-${last.id}` : null,
  };
}

interface Found {
  id: number;
  rank: number;
}

const most = productsPerPage + 1;

async function listLatest(database: Database, asked: Asked, id: number): Promise<Found[]> {
  const rows = await database
    .select({ id: partnerProducts.id })
    .from(partnerProducts)
    .where(and(fits(asked), lt(partnerProducts.id, id)))
    .orderBy(sql`${partnerProducts.id} desc`)
    .limit(most);
  return rows.map((row) => ({ ...row, rank: 1 }));
}

/** Kind by kind and color by color, those first with which most of what is owned goes. */
async function listByFit(
  database: Database,
  asked: Asked,
  owned: readonly OwnedCell[],
  from: Found,
): Promise<Found[]> {
  const cells = garmentSlots
    .flatMap((slot) => ['', ...colorFamilyKeys].map((family) => ({ slot, family })))
    .map((cell) => ({ ...cell, worth: worthOf(cell, owned) }))
    .toSorted((one, other) => other.worth - one.worth);
  const slots = cells.map(({ slot }) => slot);
  const families = cells.map(({ family }) => family);
  const { rows } = await database.execute<{ id: string; rank: string }>(sql`
    select p.id, cell.rank
    from unnest(${sql.param(`{${slots.join()}}`)}::text[], ${sql.param(`{${families.map((family) => `"${family}"`).join()}}`)}::text[])
      with ordinality as cell(slot, family, rank)
    cross join lateral (
      select ${partnerProducts.id} from ${partnerProducts}
      where ${partnerProducts.slot} = cell.slot and ${partnerProducts.family} = cell.family and ${fits(asked)}
        and (cell.rank > ${from.rank} or ${partnerProducts.id} < ${from.id})
      order by ${partnerProducts.id} desc limit ${most}
    ) as p
    where cell.rank >= ${from.rank}
    order by cell.rank, p.id desc limit ${most}`);
  return rows.map(({ id, rank }) => ({ id: Number(id), rank: Number(rank) }));
}

const worthOf = (cell: { slot: string; family: string }, owned: readonly OwnedCell[]): number =>
  owned.reduce((sum, one) => sum + (goTogether(cell, one) ? one.count : 0), 0);

/** A word as it is searched for: at the beginning of a word, in the plural as it stands in the singular. */
function beginningOf(word: string): string {
  const plain = word.replaceAll(/['\\]/g, '');
  const forms = [...new Set([plain, singular(plain)])].map((form) => `'${form}':*`);
  return `(${forms.join(' | ')})`;
}

/** The products that are asked for, and can be had. */
function fits({ search = '', feed, group }: Asked): SQL | undefined {
  // A sign alone is no word, and the index has none.
  const words = wordsOf(search).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const query = words.map(beginningOf).join(' & ');
  return and(
    eq(partnerProducts.isAvailable, true),
    feed === undefined ? undefined : eq(partnerProducts.feed, feed),
    group === undefined
      ? undefined
      : inArray(partnerProducts.category, Object.keys(itemCategories[group].leaves)),
    query === ''
      ? undefined
      : sql`to_tsvector('simple', ${partnerProducts.words}) @@ to_tsquery('simple', ${query})`,
  );
}

async function withShops(
  database: Database,
  found: readonly Found[],
): Promise<(ProductRow & Found)[]> {
  if (found.length === 0) return [];
  const rows = await database
    .select()
    .from(partnerProducts)
    .innerJoin(partnerFeeds, eq(partnerFeeds.feed, partnerProducts.feed))
    .where(
      inArray(
        partnerProducts.id,
        found.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.partner_products.id, row]));
  return found.flatMap(({ id, rank }) => {
    const row = byId.get(id);
    return row ? [{ ...row.partner_products, shop: row.partner_feeds.name, rank }] : [];
  });
}

/** What a member has made of these products: the wish, and the piece that is still there. */
export async function readMade(
  scope: FullScope,
  database: Database,
  products: readonly Pick<ProductRow, 'feed' | 'externalId'>[],
): Promise<Map<string, { wishId: string | null; itemId: string | null }>> {
  const externalIds = products.map(({ externalId }) => externalId);
  const made = new Map<string, { wishId: string | null; itemId: string | null }>();
  if (externalIds.length === 0) return made;
  const wished = await database
    .select({ id: wishes.id, feed: wishes.feed, externalId: wishes.externalId })
    .from(wishes)
    .where(and(eq(wishes.ownerId, scope.subject), inArray(wishes.externalId, externalIds)));
  for (const { id, ...key } of wished) {
    made.set(keyOf(key), { wishId: String(id), itemId: null });
  }
  const owned = await database
    .select({
      itemId: ownedProducts.itemId,
      feed: ownedProducts.feed,
      externalId: ownedProducts.externalId,
    })
    .from(ownedProducts)
    .innerJoin(items, and(eq(items.id, ownedProducts.itemId), sql`${items.deletedAt} is null`))
    .where(
      and(eq(ownedProducts.ownerId, scope.subject), inArray(ownedProducts.externalId, externalIds)),
    );
  for (const { itemId, ...key } of owned) {
    const before = made.get(keyOf(key));
    made.set(keyOf(key), { wishId: before?.wishId ?? null, itemId: String(itemId) });
  }
  return made;
}

/** A product's name among those of all feeds. */
export const keyOf = ({
  feed,
  externalId,
}: {
  feed: string | null;
  externalId: string | null;
}): string => `${feed} ${externalId}`;

/** Notes that a piece is of a product, in the place of one that was before. The account is locked. */
export async function keepOwned(
  scope: FullScope,
  database: Database,
  { feed, externalId }: Pick<ProductRow, 'feed' | 'externalId'>,
  itemId: number,
): Promise<void> {
  await database
    .insert(ownedProducts)
    .values({ ownerId: scope.subject, feed, externalId, itemId })
    .onConflictDoUpdate({
      target: [ownedProducts.ownerId, ownedProducts.feed, ownedProducts.externalId],
      set: { itemId },
    });
}
