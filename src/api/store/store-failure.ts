import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { AppError, type ErrorKind } from '#lib/errors.ts';

/** The words on a failed call to the store, by its name, word for word (product spec, section 8). */
export const storeWords = {
  createCart: 'Failed to create cart',
  addServiceToCart: 'Error adding services to cart',
  updateDetailsOfItem: 'Error updating services to cart',
  removeServiceFromCart: 'Error removing service from cart',
  removeItemAndServices: 'Error removing service from cart',
  addNotesToCart: 'Error adding notes to cart',
  addServiceFees: 'Error adding service fees',
  getCollections: 'Failed to fetch collections',
  checkout: 'Failed to fetch checkout details',
} as const;

/** A call to the store, by its name in the error catalogue. */
export type StoreCall = keyof typeof storeWords;

/** A call to the store that failed. */
export class StoreFailure extends AppError {
  override name = 'StoreFailure';
  readonly call: StoreCall;
  /**
   * Whether the cart is missing or errored: the store answered, and has no such cart. Only then it is cleared;
   * what did not get through says nothing of the cart.
   */
  readonly isCartGone: boolean;
  /** The places in the call's list of what the store does not have: withdrawn products, removed lines. */
  readonly missing: readonly number[];
  /** The services of these variants are not sold any more. */
  readonly withdrawn: readonly string[];
  /** The store's own words on it; empty where it said nothing. */
  readonly said: string;
  /** The cart has no room for so many services. */
  readonly isFull: boolean;
  /** The order that was made of the cart, which is gone for that. */
  readonly order: ServiceOrder | null;
  /** The note of the cart that is gone. */
  readonly note: string;

  constructor(
    call: StoreCall,
    kind: ErrorKind,
    details: Partial<
      Pick<
        StoreFailure,
        'isCartGone' | 'missing' | 'withdrawn' | 'said' | 'isFull' | 'order' | 'note' | 'cause'
      >
    > = {},
  ) {
    super(kind, { cause: details.cause, message: storeWords[call] });
    this.call = call;
    this.isCartGone = details.isCartGone ?? false;
    this.missing = details.missing ?? [];
    this.withdrawn = details.withdrawn ?? [];
    this.said = details.said ?? '';
    this.isFull = details.isFull ?? false;
    this.order = details.order ?? null;
    this.note = details.note ?? '';
  }

  /** The same failure, of a cart that had a note. */
  ofNote(note: string): StoreFailure {
    return new StoreFailure(this.call, this.kind, { isCartGone: true, note, cause: this });
  }

  /** The same failure, of a cart that was paid for. */
  ofPaid(order: ServiceOrder): StoreFailure {
    return new StoreFailure(this.call, this.kind, { isCartGone: true, order, cause: this });
  }
}
