import { handlingFeeCents, mostCartLines } from '#contract/rules/services.ts';
import { type Cart, type ServiceLine, servicesOf } from './cart.ts';
import type { CartCalls, NewLine } from './cart-calls.ts';
import type { CatalogCalls } from './catalog-calls.ts';
import { toAttributes } from './line-attributes.ts';
import {
  isSameService,
  type PendingChanges,
  type PendingService,
  saysAlready,
} from './pending-changes.ts';
import { StoreFailure } from './store-failure.ts';

/** What changes of a cart are applied with. */
export interface CartWork {
  carts: CartCalls;
  catalog: CatalogCalls;
  userId: string;
  /** The entitlement noServiceFees. */
  hasNoFees: boolean;
  /** A cart was made: it is noted before anything else, so that it is not lost. */
  onMade(cart: Cart): void;
}

/** How applying went. */
export interface Applied {
  cart: Cart;
  /** The changed services whose lines were removed elsewhere meanwhile. */
  lostLineIds: string[];
}

/**
 * Brings a cart to what was chosen, and its fee with it. It asks first what the cart holds now, and does what is
 * left to do: so it may be called again after a failure in the middle, of which nobody knows how far it came, and
 * after another device changed the same cart, and nothing is doubled. Throws StoreFailure; the changes then stay
 * pending.
 */
export async function applyChanges(
  work: CartWork,
  cartId: string | null,
  { added, updated, removed }: PendingChanges,
): Promise<Applied> {
  const { carts } = work;
  let cart = cartId === null ? null : await carts.read(cartId, callOf(added, updated));
  if (cartId !== null && cart === null) {
    throw new StoreFailure(callOf(added, updated), 'not-found', { isCartGone: true });
  }

  const gone = idsOf(cart).filter((id) => removed.includes(id));
  if (cart && gone.length > 0) cart = await carts.remove(cart.cartId, gone);

  const lines = servicesOf(cart);
  const changed = lines.flatMap((line) => {
    const wishes = updated[line.lineItemId] ?? added.find((one) => isSameService(one, line));
    const isRight = line.quantity === 1 && (!wishes || saysAlready(line, wishes));
    if (isRight) return [];
    const words = { ...line, ...wishes, serviceName: line.name, userId: work.userId };
    return [{ id: line.lineItemId, quantity: 1, attributes: toAttributes(words) }];
  });
  if (cart && changed.length > 0) cart = await carts.update(cart.cartId, changed);

  const missing = added.filter((one) => !lines.some((line) => isSameService(line, one)));
  if (lines.length + missing.length > mostServices) {
    throw new StoreFailure('addServiceToCart', 'invalid', { isFull: true });
  }
  if (missing.length > 0) {
    cart = await putIn(work, cart, missing);
  }
  if (!cart) throw new StoreFailure('createCart', 'invalid');
  return {
    cart: await settleFee(work, cart),
    lostLineIds: Object.keys(updated).filter((id) => !lines.some((line) => line.lineItemId === id)),
  };
}

/** Puts services into a cart, or into a new one. */
async function putIn(
  { carts, userId, onMade }: CartWork,
  cart: Cart | null,
  services: readonly PendingService[],
): Promise<Cart> {
  const fresh = services.map((one) => toLine(one, userId));
  try {
    if (cart) return await carts.add(cart.cartId, fresh);
    const made = await carts.create(fresh, userId);
    onMade(made);
    return made;
  } catch (error) {
    if (!(error instanceof StoreFailure) || error.missing.length === 0) throw error;
    const withdrawn = error.missing.flatMap((place) => services[place]?.variantId ?? []);
    throw new StoreFailure(error.call, error.kind, { withdrawn, cause: error });
  }
}

/** Most services of a cart: one line is left for the fee. */
export const mostServices = mostCartLines - 1;

/** Brings the fee of a cart to what it should be. Throws StoreFailure of addServiceFees. */
export async function settleFee(
  { carts, catalog, hasNoFees }: Pick<CartWork, 'carts' | 'catalog' | 'hasNoFees'>,
  cart: Cart,
): Promise<Cart> {
  const wantedCents = handlingFeeCents(servicesOf(cart), hasNoFees);
  const [first, ...more] = cart.fees;
  if (wantedCents === 0) return removeFees({ carts }, cart);
  const isRight = first?.priceCents === wantedCents && first.quantity === 1;
  if (isRight && more.length === 0) return cart;
  const call = 'addServiceFees';
  let settled = cart;
  if (!isRight) {
    const variantId = (await catalog.fees()).get(wantedCents);
    if (!variantId) throw new StoreFailure(call, 'not-found');
    settled = first
      ? await carts.update(
          cart.cartId,
          [{ id: first.lineItemId, merchandiseId: variantId, quantity: 1 }],
          call,
        )
      : await carts.add(cart.cartId, [{ merchandiseId: variantId, attributes: [] }], call);
  }
  const extra = more.map(({ lineItemId }) => lineItemId);
  return extra.length > 0 ? carts.remove(cart.cartId, extra, call) : settled;
}

/** Takes the fee lines out of a cart (product spec, section 4). Throws StoreFailure. */
export async function removeFees({ carts }: Pick<CartWork, 'carts'>, cart: Cart): Promise<Cart> {
  if (cart.fees.length === 0) return cart;
  const ids = cart.fees.map(({ lineItemId }) => lineItemId);
  return carts.remove(cart.cartId, ids, 'addServiceFees');
}

const idsOf = (cart: Cart | null) =>
  servicesOf(cart).map(({ lineItemId }: ServiceLine) => lineItemId);

const toLine = (service: PendingService, userId: string): NewLine => ({
  merchandiseId: service.variantId,
  attributes: toAttributes({ ...service, serviceName: service.name, userId }),
});

/** What a failure to read the cart is called: what was about to be done to it. */
const callOf = (added: readonly unknown[], updated: object) =>
  added.length > 0
    ? 'addServiceToCart'
    : Object.keys(updated).length > 0
      ? 'updateDetailsOfItem'
      : 'removeServiceFromCart';
