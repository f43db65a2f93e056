import { eq, inArray } from 'drizzle-orm';
import {
  feeHandle,
  handlingFeeCents,
  isStudioWork,
  productTypes,
} from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import { findProduct } from './catalog/read-catalog.ts';
import { findKnownBuyer } from './known-buyer.ts';
import { priceCart } from './priced-cart.ts';
import type { CartRow } from './read-cart.ts';
import { storeCartLines } from './tables.ts';

/** The outcome of a cart's fee. */
export type FeeOutcome =
  /** The cart had the fee that is due. */
  | 'right'
  /** The cart had no fee, and has the one that is due: the page takes it out whenever the flow is entered. */
  | 'added'
  /** Lines of the cart were changed, so that it has it. */
  | 'settled'
  /** The store does not sell the fee that is due. */
  | 'missing';

/**
 * Brings the handling fee of a locked cart to what is due by the one rule (`handlingFeeCents`), whatever whoever called
 * the API left in it, and also while the page that made the cart has taken it out (product spec, section 4).
 */
export async function settleFee(database: Database, cart: CartRow, now: Date): Promise<FeeOutcome> {
  const { lines } = await priceCart(database, cart);
  const isFee = ({ product }: (typeof lines)[number]) => product.productType === productTypes.fee;
  const services = lines
    .filter(({ product }) => isStudioWork(product))
    // One that is there several times is several.
    .flatMap(({ line, product }) => (line.quantity > 1 ? [product, product] : [product]));
  const buyer = await findKnownBuyer(database, cart.token, now);
  const dueCents = handlingFeeCents(services, buyer?.hasNoFees ?? false);
  const [first, ...more] = lines.filter(isFee);
  const extra = dueCents === 0 && first ? [first, ...more] : more;
  if (extra.length > 0) {
    const ids = extra.map(({ line }) => line.id);
    await database.delete(storeCartLines).where(inArray(storeCartLines.id, ids));
  }
  const isRight =
    dueCents === 0 || (first?.variant.priceCents === dueCents && first.line.quantity === 1);
  if (isRight) return extra.length > 0 ? 'settled' : 'right';
  const fee = await findProduct(database, { handle: feeHandle });
  const variant = fee?.variants.find(({ priceCents }) => priceCents === dueCents);
  if (!variant) return 'missing';
  const due = { variantId: variant.id, quantity: 1 };
  if (first) {
    await database.update(storeCartLines).set(due).where(eq(storeCartLines.id, first.line.id));
  } else {
    await database.insert(storeCartLines).values({ ...due, cartToken: cart.token });
  }
  return first ? 'settled' : 'added';
}
