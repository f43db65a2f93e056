import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, eq, or, sql } from 'drizzle-orm';
import { blueprintHandle } from '#contract/rules/blueprint-offer.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import {
  storeCollectionProducts,
  storeCollections,
  storeProducts,
  storeVariants,
} from '../tables.ts';

interface CatalogProduct {
  handle: string;
  title: string;
  description: string;
  type: 'Alteration' | 'Repair' | 'Custom' | 'Fee' | 'Digital';
  /** US cents, of a product with one variant. */
  price?: number;
  variants?: { title: string; price: number }[];
  /** Handles of collections. */
  in: string[];
  /** The measurements it needs. */
  measures: string[];
  /** The facts it has to be told, as tags: how much, where. */
  needs?: string[];
  /** The categories of garments that it is for, or groups of them; any where there are none. */
  fits?: string[];
}

interface Catalog {
  collections: { handle: string; title: string; description: string }[];
  products: CatalogProduct[];
}

/** Any number; the same in every server, and another than the other locks'. */
const catalogLock = 48_328;

/** The name the Storefront API gives the variant of a product that has only one. */
const onlyVariant = 'Default Title';

/**
 * Puts the services on sale, once: what a merchant changes afterwards stays. Services that were put on sale before
 * they said what they fit, or what they need, get those tags; the Style Blueprint, which came later, is put on sale
 * where it is missing.
 */
export async function seedCatalog(open: OpenDatabase): Promise<void> {
  const { collections, products } = await readCatalog();
  await open.transaction(async (database) => {
    await database.execute(sql`select pg_advisory_xact_lock(${catalogLock})`);
    const [there] = await database.select({ id: storeProducts.id }).from(storeProducts).limit(1);
    if (there) {
      await tellTags(database, products);
      return addBlueprint(database, products);
    }
    const made = await database.insert(storeCollections).values(collections).returning();
    const collectionIds = new Map(made.map(({ handle, id }) => [handle, id]));
    const productIds = await insertProducts(database, products);
    await database.insert(storeCollectionProducts).values(
      products.flatMap(({ handle, in: handles }, position) =>
        handles.map((collection) => ({
          collectionId: collectionIds.get(collection)!,
          productId: productIds.get(handle)!,
          position,
        })),
      ),
    );
  });
}

/** Puts products on sale, with their variants; answers their ids by handle. */
async function insertProducts(
  database: Database,
  products: readonly CatalogProduct[],
): Promise<Map<string, number>> {
  const rows = await database
    .insert(storeProducts)
    .values(
      products.map(({ handle, title, description, type, ...product }) => ({
        handle,
        title,
        description,
        productType: type,
        tags: tagsOf(product),
      })),
    )
    .returning();
  const ids = new Map(rows.map(({ handle, id }) => [handle, id]));
  await database.insert(storeVariants).values(
    products.flatMap(({ handle, price, variants }) =>
      (variants ?? [{ title: onlyVariant, price: price! }]).map((variant, position) => ({
        productId: ids.get(handle)!,
        title: variant.title,
        priceCents: variant.price,
        position,
      })),
    ),
  );
  return ids;
}

/** Puts the Style Blueprint on sale in a store that never had it; one that is withdrawn stays so. */
async function addBlueprint(database: Database, products: readonly CatalogProduct[]) {
  const [known] = await database
    .select({ id: storeProducts.id })
    .from(storeProducts)
    .where(eq(storeProducts.handle, blueprintHandle));
  if (!known) {
    await insertProducts(
      database,
      products.filter(({ handle }) => handle === blueprintHandle),
    );
  }
}

/** The tags of a product. */
const tagsOf = ({
  measures,
  needs = [],
  fits = [],
}: Pick<CatalogProduct, 'measures' | 'needs' | 'fits'>): string[] => [
  ...measures,
  ...needs,
  ...fits.map((kind) => `fits:${kind}`),
];

/** Products whose tags are still those of a catalog that did not say what fits, or what a service needs. */
async function tellTags(database: Database, products: CatalogProduct[]): Promise<void> {
  for (const product of products.filter(({ fits, needs }) => fits || needs)) {
    const { measures, fits } = product;
    const before = [tagsOf({ measures }), tagsOf({ measures, ...(fits && { fits }) })];
    const own = eq(storeProducts.handle, product.handle);
    await database
      .update(storeProducts)
      .set({ tags: tagsOf(product) })
      .where(and(own, or(...before.map((tags) => eq(storeProducts.tags, tags)))));
  }
}

/** Beside this file, or copied beside the bundle. */
async function readCatalog(): Promise<Catalog> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const folder = path.basename(here) === 'catalog' ? here : path.join(here, 'store');
  return JSON.parse(await fs.readFile(path.join(folder, 'catalog.json'), 'utf8'));
}
