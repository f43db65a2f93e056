import { handlingFeeCents, mostCartLines } from '#contract/rules/services.ts';
import { type Cart, type ServiceLine, type ServiceWishes, servicesOf } from './cart.ts';
import type { CartCalls, NewLine } from './cart-calls.ts';
import type { CatalogCalls } from './catalog-calls.ts';
import { toAttributes } from './line-attributes.ts';
import {
  isSameService,
  type PendingChanges,
  type PendingService,
  saysAlready,
} from './pending-changes.ts';
import { namePieces } from './piece-names.ts';
import { StoreFailure } from './store-failure.ts';

/** The tools that changes of a cart are applied with. */
export interface CartWork {
  carts: CartCalls;
  catalog: CatalogCalls;
  userId: string;
  /** Whether the member pays no handling fee. */
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
    const again = added.find((one) => isSameService(one, line));
    const wishes = updated[line.lineItemId] ?? (again && withWishesOf(line, again));
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
    cart: await settleCart(work, cart),
    lostLineIds: Object.keys(updated).filter((id) => !lines.some((line) => line.lineItemId === id)),
  };
}

/** Joins what was chosen here and, unknown to this page, on another device: what was not said here stays. */
const withWishesOf = (line: ServiceLine, chosen: PendingService): ServiceWishes => ({
  details: chosen.details.trim() ? chosen.details : line.details,
  imageUrls: chosen.imageUrls.length > 0 ? chosen.imageUrls : line.imageUrls,
  pins: chosen.pins.length > 0 ? chosen.pins : line.pins,
  amount: chosen.amount ?? line.amount,
  measured: chosen.measured || line.measured,
});

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
    const withdrawn = error.missing.flatMap((index) => services[index]?.variantId ?? []);
    throw new StoreFailure(error.call, error.kind, { withdrawn, cause: error });
  }
}

/** Most services of a cart: one line is left for the fee. */
export const mostServices = mostCartLines - 1;

/** How often a cart is put right before it is given up: others may change it at the same time. */
const mostTries = 4;

/**
 * Puts a cart right: each service once to an item, and one line of the fee that it should have. Several pages may do
 * so at once: each looks at what its change made of the cart, so the last of them leaves it right. Throws
 * StoreFailure. @param nameOf what its pieces are called now, by id; without it their names stay.
 */
export const settleCart = (
  work: Omit<CartWork, 'onMade'>,
  cart: Cart,
  nameOf: ReadonlyMap<string, string> = new Map(),
): Promise<Cart> =>
  putRight(work, cart, async (now) => settleFee(work, await namePieces(work, now, nameOf)));

/**
 * Puts a cart right that is entered: each service once to an item, and no fee, which comes back on the way to the
 * summary (product spec, section 4). Throws StoreFailure.
 */
export const enterCart = (work: Pick<CartWork, 'carts'>, cart: Cart): Promise<Cart> =>
  putRight(work, cart, async (now) => {
    const ids = now.fees.map(({ lineItemId }) => lineItemId);
    return ids.length > 0 ? work.carts.remove(now.cartId, ids, 'addServiceFees') : now;
  });

async function putRight(
  work: Pick<CartWork, 'carts'>,
  cart: Cart,
  setFee: (cart: Cart) => Promise<Cart>,
): Promise<Cart> {
  let settled = cart;
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      const next = await setFee(await putOnce(work, settled));
      if (next === settled) return settled;
      settled = next;
    } catch (error) {
      // Another page took the same line out: what is there now?
      const isLineGone = error instanceof StoreFailure && error.missing.length > 0;
      const now = isLineGone ? await work.carts.read(cart.cartId, error.call) : null;
      if (!now || tries === mostTries - 1) throw error;
      settled = now;
    }
  }
  return settled;
}

/** Leaves each service of an item once, as the line that says most of it. */
async function putOnce({ carts }: Pick<CartWork, 'carts'>, cart: Cart): Promise<Cart> {
  const lines = servicesOf(cart);
  const kept = new Map<string, ServiceLine>();
  for (const line of lines) {
    const key = `${line.selectedItem.id} ${line.variantId}`;
    const other = kept.get(key);
    if (!other || saidOf(line) > saidOf(other)) kept.set(key, line);
  }
  const once = new Set(kept.values());
  const extra = lines.filter((line) => !once.has(line)).map(({ lineItemId }) => lineItemId);
  const several = [...once].filter(({ quantity }) => quantity !== 1);
  let now = cart;
  if (extra.length > 0) now = await carts.remove(cart.cartId, extra, 'updateDetailsOfItem');
  if (several.length > 0) {
    const changes = several.map(({ lineItemId }) => ({ id: lineItemId, quantity: 1 }));
    now = await carts.update(cart.cartId, changes);
  }
  return now;
}

const saidOf = ({ details, imageUrls, pins, amount, measured = '' }: ServiceLine) =>
  (amount ? 1 : 0) + details.length + imageUrls.length + pins.length + measured.length;

/** Brings the fee of a cart to what it should be; the same cart where it is. Throws StoreFailure of addServiceFees. */
async function settleFee(
  { carts, catalog, hasNoFees }: Pick<CartWork, 'carts' | 'catalog' | 'hasNoFees'>,
  cart: Cart,
): Promise<Cart> {
  const call = 'addServiceFees';
  const wantedCents = handlingFeeCents(servicesOf(cart), hasNoFees);
  const [first, ...more] = cart.fees;
  const extra = (wantedCents === 0 ? cart.fees : more).map(({ lineItemId }) => lineItemId);
  const settled = extra.length > 0 ? await carts.remove(cart.cartId, extra, call) : cart;
  const isRight = first?.priceCents === wantedCents && first.quantity === 1;
  if (wantedCents === 0 || isRight) return settled;
  const variantId = (await catalog.fees()).get(wantedCents);
  if (!variantId) throw new StoreFailure(call, 'not-found');
  return first
    ? carts.update(
        cart.cartId,
        [{ id: first.lineItemId, merchandiseId: variantId, quantity: 1 }],
        call,
      )
    : carts.add(cart.cartId, [{ merchandiseId: variantId, attributes: [] }], call);
}

const idsOf = (cart: Cart | null) =>
  servicesOf(cart).map(({ lineItemId }: ServiceLine) => lineItemId);

const toLine = (service: PendingService, userId: string): NewLine => ({
  merchandiseId: service.variantId,
  attributes: toAttributes({ ...service, serviceName: service.name, userId }),
});

/** The name of a failure to read the cart: what was about to be done to it. */
const callOf = (added: readonly unknown[], updated: object) =>
  added.length > 0
    ? 'addServiceToCart'
    : Object.keys(updated).length > 0
      ? 'updateDetailsOfItem'
      : 'removeServiceFromCart';
