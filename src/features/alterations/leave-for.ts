import type { Cart } from '#api/store/cart.ts';
import { StoreFailure } from '#api/store/store-failure.ts';
import { cartTokenOf } from '#contract/rules/service-orders.ts';
import { alterations } from './alterations-store.ts';

/** Where the page goes; tests stand in for it. */
export const page = { go: (address: string): void => location.assign(address) };

/** Notes what is ordered, and goes to the store's checkout. Throws StoreFailure of an address that is none. */
export function leaveFor(cart: Cart): void {
  const address = URL.canParse(cart.checkoutUrl, location.href)
    ? new URL(cart.checkoutUrl, location.href)
    : null;
  if (!address || !/^https?:$/.test(address.protocol)) throw new StoreFailure('checkout', 'parse');
  alterations.leftFor = {
    cartToken: cartTokenOf(cart.cartId) ?? '',
    itemIds: Object.keys(cart.selectedServices),
    leftAtMs: Date.now(),
  };
  page.go(address.href);
}
