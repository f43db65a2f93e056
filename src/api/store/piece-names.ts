import type { Cart } from './cart.ts';
import { servicesOf } from './cart.ts';
import type { CartCalls } from './cart-calls.ts';
import { toAttributes } from './line-attributes.ts';

/**
 * Tells the store what the pieces of a cart are called now: a line keeps the name that its piece had when the service
 * was chosen, and the studio and the mail read it there. A piece whose name is not known stays as it is. Throws
 * StoreFailure.
 *
 * @param nameOf the present name of a piece by its id.
 */
export async function namePieces(
  { carts, userId }: { carts: CartCalls; userId: string },
  cart: Cart,
  nameOf: ReadonlyMap<string, string>,
): Promise<Cart> {
  const changed = servicesOf(cart).flatMap((line) => {
    const title = nameOf.get(line.selectedItem.id);
    if (!title || title === line.selectedItem.title) return [];
    const selectedItem = { ...line.selectedItem, title };
    const attributes = toAttributes({ ...line, selectedItem, serviceName: line.name, userId });
    return [{ id: line.lineItemId, quantity: line.quantity, attributes }];
  });
  return changed.length > 0 ? carts.update(cart.cartId, changed) : cart;
}
