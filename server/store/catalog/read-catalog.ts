import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  storeCollectionProducts,
  storeCollections,
  storeProducts,
  storeVariants,
} from '../tables.ts';

/** A product, with its variants in their order. */
export type ProductRow = typeof storeProducts.$inferSelect & {
  variants: (typeof storeVariants.$inferSelect)[];
};

export type VariantRow = ProductRow['variants'][number];

/** Reads a product that is on sale, by handle or id; null if there is none. */
export async function findProduct(
  database: Database,
  by: { handle: string } | { id: number },
): Promise<ProductRow | null> {
  const one = 'handle' in by ? eq(storeProducts.handle, by.handle) : eq(storeProducts.id, by.id);
  const [product] = await database
    .select()
    .from(storeProducts)
    .where(and(one, storeProducts.isPublished));
  return product ? (await withVariants(database, [product]))[0]! : null;
}

/** Reads the products of these variants, also those that are withdrawn, by product id. */
export async function readProductsOfVariants(
  database: Database,
  variantIds: readonly number[],
): Promise<Map<number, ProductRow>> {
  if (variantIds.length === 0) return new Map();
  const rows = await database
    .selectDistinct({ id: storeVariants.productId })
    .from(storeVariants)
    .where(inArray(storeVariants.id, [...variantIds]));
  const ids = rows.map(({ id }) => id);
  const products = await database
    .select()
    .from(storeProducts)
    .where(inArray(storeProducts.id, ids));
  const whole = await withVariants(database, products);
  return new Map(whole.map((product) => [product.id, product]));
}

/** Reads a collection, by handle or id; null if there is none. */
export async function findCollection(
  database: Database,
  by: { handle: string } | { id: number },
): Promise<typeof storeCollections.$inferSelect | null> {
  const one =
    'handle' in by ? eq(storeCollections.handle, by.handle) : eq(storeCollections.id, by.id);
  const [collection] = await database.select().from(storeCollections).where(one);
  return collection ?? null;
}

/** The products of a collection that are on sale, each with its place there as `id`. */
export async function readCollectionProducts(
  database: Database,
  collectionId: number,
): Promise<{ id: number; product: ProductRow }[]> {
  const rows = await database
    .select({ position: storeCollectionProducts.position, product: storeProducts })
    .from(storeCollectionProducts)
    .innerJoin(storeProducts, eq(storeProducts.id, storeCollectionProducts.productId))
    .where(and(eq(storeCollectionProducts.collectionId, collectionId), storeProducts.isPublished))
    .orderBy(storeCollectionProducts.position);
  const whole = await withVariants(
    database,
    rows.map(({ product }) => product),
  );
  return rows.map(({ position }, index) => ({ id: position, product: whole[index]! }));
}

/** The variants of these ids that are on sale, with whether each is a service, by id. */
export async function readVariants(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, VariantRow>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ variant: storeVariants })
    .from(storeVariants)
    .innerJoin(storeProducts, eq(storeProducts.id, storeVariants.productId))
    .where(and(inArray(storeVariants.id, [...new Set(ids)]), storeProducts.isPublished));
  return new Map(rows.map(({ variant }) => [variant.id, variant]));
}

async function withVariants(
  database: Database,
  products: (typeof storeProducts.$inferSelect)[],
): Promise<ProductRow[]> {
  if (products.length === 0) return [];
  const variants = await database
    .select()
    .from(storeVariants)
    .where(
      inArray(
        storeVariants.productId,
        products.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${storeVariants.productId}, ${storeVariants.position}`);
  return products.map((product) => ({
    ...product,
    variants: variants.filter(({ productId }) => productId === product.id),
  }));
}
