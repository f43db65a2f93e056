import type { Cart } from '#api/store/cart.ts';
import { StoreFailure } from '#api/store/store-failure.ts';
import { cartTokenOf } from '#contract/rules/service-orders.ts';
import { leavePage } from '#lib/leave-page.ts';
import { alterations } from './alterations-store.ts';

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
  leavePage(address.href);
}
