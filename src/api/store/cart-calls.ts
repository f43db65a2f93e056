import { AppError, isCancelled } from '#lib/errors.ts';
import type { Cart } from './cart.ts';
import { documents } from './documents.ts';
import type { LineAttribute } from './line-attributes.ts';
import { readCart, type StoreCart } from './read-cart.ts';
import type { StoreClient } from './store-client.ts';
import { type StoreCall, StoreFailure } from './store-failure.ts';

/** A line to be added. */
export interface NewLine {
  merchandiseId: string;
  attributes: LineAttribute[];
}

/** A line to be changed; what is left out stays. */
export interface ChangedLine {
  id: string;
  quantity?: number;
  merchandiseId?: string;
  attributes?: LineAttribute[];
}

interface Payload {
  cart: StoreCart | null;
  userErrors: { code: string | null; field: string[] | null; message: string }[];
}

/** The store's calls on carts. */
export type CartCalls = ReturnType<typeof createCartCalls>;

/** Makes the calls on carts. Each throws StoreFailure, or the AbortError of a call that was taken back. */
export function createCartCalls(client: StoreClient) {
  const guard = async <Result>(call: StoreCall, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreFailure || isCancelled(error)) throw error;
      throw new StoreFailure(call, error instanceof AppError ? error.kind : 'parse', {
        cause: error,
      });
    }
  };
  /** A cart with all of its lines: an answer has the first page of them. */
  const whole = async (cart: StoreCart, signal?: AbortSignal): Promise<Cart> => {
    const nodes = [...(cart.lines?.nodes ?? [])];
    let page = cart.lines?.pageInfo;
    while (page?.hasNextPage) {
      const more: { cart?: StoreCart | null } = await client.ask(
        documents.cart,
        { cartId: cart.id, after: page.endCursor },
        signal,
      );
      if (!more.cart) throw new AppError('parse');
      nodes.push(...more.cart.lines.nodes);
      page = more.cart.lines.pageInfo;
    }
    return readCart({ ...cart, lines: { ...cart.lines, nodes } });
  };
  const change = (
    call: StoreCall,
    name: 'cartCreate' | 'cartLinesAdd' | 'cartLinesUpdate' | 'cartLinesRemove' | 'cartNoteUpdate',
    variables: object,
  ) =>
    guard(call, async () => {
      const data = await client.ask<{ [Name in typeof name]?: Payload }>(
        documents[name],
        variables,
      );
      const { cart, userErrors } = data[name]!;
      if (userErrors.length > 0) {
        throw new StoreFailure(call, 'invalid', {
          isCartGone: userErrors.some(({ field }) => field?.[0] === 'cartId'),
          missing: userErrors.flatMap(({ field }) => lineIndexOf(field)),
          said: userErrors[0]!.message,
          cause: userErrors,
        });
      }
      if (cart === null) throw new StoreFailure(call, 'invalid', { isCartGone: true });
      return whole(cart);
    });

  return {
    /** The cart, or null where the store has no such cart. */
    read: (cartId: string, call: StoreCall = 'checkout', signal?: AbortSignal) =>
      guard(call, async (): Promise<Cart | null> => {
        const { cart } = await client.ask<{ cart?: StoreCart | null }>(
          documents.cart,
          { cartId },
          signal,
        );
        // Null is an answer; nothing at all is none.
        if (cart === undefined) throw new AppError('parse');
        return cart && (await whole(cart, signal));
      }),
    create: (lines: NewLine[], userId: string) =>
      change('createCart', 'cartCreate', {
        input: { lines, attributes: [{ key: 'user id', value: userId }] },
      }),
    add: (cartId: string, lines: NewLine[], call: StoreCall = 'addServiceToCart') =>
      change(call, 'cartLinesAdd', { cartId, lines }),
    update: (cartId: string, lines: ChangedLine[], call: StoreCall = 'updateDetailsOfItem') =>
      change(call, 'cartLinesUpdate', { cartId, lines }),
    remove: (cartId: string, lineIds: string[], call: StoreCall = 'removeServiceFromCart') =>
      change(call, 'cartLinesRemove', { cartId, lineIds }),
    writeNote: (cartId: string, note: string) =>
      change('addNotesToCart', 'cartNoteUpdate', { cartId, note }),
  };
}

/**
 * The index in the list of lines of what the store does not have: a merchandise, or a line of the cart. What it does not
 * like of a line's quantity or words is another fault.
 */
function lineIndexOf(field: string[] | null): number[] {
  const at = field?.findIndex((part) => part === 'lines' || part === 'lineIds') ?? -1;
  const index = Number(field?.[at + 1]);
  const of = field?.[at + 2];
  const isAbsent = of === undefined || of === 'merchandiseId' || of === 'id';
  return at >= 0 && Number.isInteger(index) && isAbsent ? [index] : [];
}
