import { isStudioWork } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import { type CartCost, costOf } from './cart-cost.ts';
import {
  type ProductRow,
  readProductsOfVariants,
  type VariantRow,
} from './catalog/read-catalog.ts';
import { findCredit } from './credit.ts';
import type { CartLineRow, CartRow } from './read-cart.ts';

/** A line with what it is of, and what it costs now. */
export interface PricedLine {
  line: CartLineRow;
  product: ProductRow;
  variant: VariantRow;
  cost: CartCost['lines'][number];
}

/** The lines of a cart, by the prices of now, and what they cost together, with the credit of whose cart it is. */
export async function priceCart(
  database: Database,
  cart: CartRow,
): Promise<{ lines: PricedLine[]; cost: CartCost }> {
  const variantIds = [...new Set(cart.lines.map(({ variantId }) => variantId))];
  const products = [...(await readProductsOfVariants(database, variantIds)).values()];
  const found = cart.lines.map((line) => {
    const product = products.find(({ variants }) =>
      variants.some(({ id }) => id === line.variantId),
    )!;
    const variant = product.variants.find(({ id }) => id === line.variantId)!;
    return { line, product, variant };
  });
  const cost = costOf(
    found.map(({ line, product, variant }) => ({
      priceCents: variant.priceCents,
      quantity: line.quantity,
      // Only these count for the discount, and get it.
      isService: isStudioWork(product),
    })),
    await findCredit(database, cart.token),
  );
  const lines = found.map((one, index) => ({ ...one, cost: cost.lines[index]! }));
  return { lines, cost };
}

/** Whether a line can be bought now. */
export const isOnSale = ({ product, variant, line }: PricedLine): boolean =>
  product.isPublished && (variant.stock === null || variant.stock >= line.quantity);
