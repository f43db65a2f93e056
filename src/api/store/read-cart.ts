import { productTypes } from '#contract/rules/services.ts';
import { AppError } from '#lib/errors.ts';
import type { Cart, FeeLine, ServiceLine } from './cart.ts';
import { type LineAttribute, readAttributes } from './line-attributes.ts';

interface Money {
  amount: string;
}

/** A cart as `CartParts` asks for it. */
export interface StoreCart {
  id: string;
  checkoutUrl: string;
  note: string | null;
  cost: { totalAmount: Money };
  discountAllocations: { discountedAmount: Money }[];
  lines: { nodes: StoreLine[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

interface StoreLine {
  id: string;
  quantity: number;
  attributes: LineAttribute[];
  cost: { amountPerQuantity: Money; subtotalAmount: Money; totalAmount: Money };
  merchandise: {
    id: string;
    availableForSale: boolean;
    product: { id: string; title: string; productType: string; tags: string[] };
  };
}

/** Whole cents of an amount such as `18.0`. Throws AppError of kind parse. */
export function centsOf({ amount }: Money): number {
  const cents = Math.round(Number(amount) * 100);
  if (!Number.isFinite(cents)) throw new AppError('parse', { message: 'no amount' });
  return cents;
}

/** Our cart, of the store's. Throws AppError of kind parse for half an answer. */
export function readCart(cart: StoreCart): Cart {
  try {
    return toCart(cart);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('parse', { cause });
  }
}

function toCart({ id, checkoutUrl, note, cost, discountAllocations, lines }: StoreCart): Cart {
  if (typeof id !== 'string' || typeof checkoutUrl !== 'string') throw new AppError('parse');
  const selectedServices: Record<string, ServiceLine[]> = {};
  const fees: FeeLine[] = [];
  const costs = {
    servicesCents: 0,
    discountCents: sum(discountAllocations.map((one) => centsOf(one.discountedAmount))),
    feesCents: 0,
    totalCents: centsOf(cost.totalAmount),
  };
  for (const line of lines.nodes) {
    const subtotal = centsOf(line.cost.subtotalAmount);
    costs.discountCents += subtotal - centsOf(line.cost.totalAmount);
    if (line.merchandise.product.productType === productTypes.fee) {
      costs.feesCents += subtotal;
      fees.push({
        lineItemId: line.id,
        variantId: line.merchandise.id,
        priceCents: centsOf(line.cost.amountPerQuantity),
        quantity: line.quantity,
      });
      continue;
    }
    costs.servicesCents += subtotal;
    const service = toService(line);
    const itemId = service.selectedItem.id;
    selectedServices[itemId] = [...(selectedServices[itemId] ?? []), service];
  }
  return { cartId: id, checkoutUrl, note: note ?? '', selectedServices, fees, costs };
}

function toService({ id, quantity, attributes, cost, merchandise }: StoreLine): ServiceLine {
  const { product } = merchandise;
  return {
    ...readAttributes(attributes),
    id: product.id,
    name: product.title,
    priceCents: centsOf(cost.amountPerQuantity),
    variantId: merchandise.id,
    lineItemId: id,
    productType: product.productType,
    measures: product.tags,
    quantity,
    isOnSale: merchandise.availableForSale,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
