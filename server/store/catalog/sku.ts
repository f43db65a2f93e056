import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { storeProducts } from '../tables.ts';

/** The stock keeping unit of a product's variants, as the embedded store has it: the handle in capitals. */
export const skuOf = (handle: string): string => handle.toUpperCase();

/** The stock keeping units of products, also of those that are withdrawn, by product id. */
export async function readSkus(
  database: Database,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await database
    .select({ id: storeProducts.id, handle: storeProducts.handle })
    .from(storeProducts)
    .where(inArray(storeProducts.id, [...productIds]));
  return new Map(rows.map(({ id, handle }) => [id, skuOf(handle)]));
}
