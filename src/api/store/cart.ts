import type { ServiceAmount } from '#contract/rules/service-amount.ts';
import type { ServicePin } from '#contract/rules/service-pins.ts';
import type { ServiceGroup } from '#contract/rules/services.ts';

/** The item that a service is for. */
export interface SelectedItem {
  id: string;
  title: string;
  /** The address of its page in Hem. */
  url: string;
  serviceGroup: ServiceGroup;
}

/** The wishes of a member for a service that they order. */
export interface ServiceWishes {
  /** In their own words; empty where they said nothing. */
  details: string;
  /** Addresses of photos that show more. */
  imageUrls: readonly string[];
  /** The places on the garment where it is to be done. */
  pins: readonly ServicePin[];
  /** By how much; left out where it needs none, or nothing was said. */
  amount?: ServiceAmount | undefined;
  /** For whom it is done, and their measurements, in words; left out where none are needed or said. */
  measured?: string | undefined;
}

/** A service of a cart (product spec, section 3). Prices are US cents. */
export interface ServiceLine extends ServiceWishes {
  /** The id of the product. */
  id: string;
  name: string;
  /** The price of one. */
  priceCents: number;
  variantId: string;
  /** The id of its line in the cart. */
  lineItemId: string;
  productType: string;
  /** The measurements that it needs: upperBody, lowerBody. */
  measures: readonly string[];
  quantity: number;
  /** False once the store has withdrawn it. */
  isOnSale: boolean;
  selectedItem: SelectedItem;
}

/** A line of the handling fee. */
export interface FeeLine {
  lineItemId: string;
  variantId: string;
  priceCents: number;
  quantity: number;
}

/** The costs of a cart by the store's own word, in US cents: `services − discount + fees` is `total`. */
export interface CartCosts {
  servicesCents: number;
  discountCents: number;
  feesCents: number;
  totalCents: number;
}

/** The services that somebody is about to order. */
export interface Cart {
  cartId: string;
  checkoutUrl: string;
  note: string;
  /** By item id. */
  selectedServices: Readonly<Record<string, readonly ServiceLine[]>>;
  fees: readonly FeeLine[];
  costs: CartCosts;
}

/** The services of a cart, of all items. */
export const servicesOf = (cart: Cart | null): readonly ServiceLine[] =>
  cart ? Object.values(cart.selectedServices).flat() : [];
