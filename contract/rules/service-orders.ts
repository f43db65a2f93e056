/** Most characters of a cart's id at the store. */
export const longestCartId = 300;

/** How far the studio is with an order, in order, with the words of each (product spec, section 4). */
export const serviceProgress = {
  created: 'Order Placed',
  sentLabel: 'Shipping label created',
  inStudio: 'Received in our studio',
  inProgress: 'Working our magic',
  fulfilled: 'On its way back to you',
} as const;
export type ServiceStatus = keyof typeof serviceProgress;

export const serviceStatuses = Object.keys(serviceProgress) as [ServiceStatus, ...ServiceStatus[]];

/** The answers of a member to the studio's price of a custom service. */
export const quoteAnswers = ['accepted', 'declined'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/**
 * Whether nothing of an order is to be done: each of its services was quoted, and the quote declined. Then what was
 * paid
 * for it is given back, which is its fee (decision 052).
 */
export const isAllDeclined = (services: readonly { answer: QuoteAnswer | null }[]): boolean =>
  services.length > 0 && services.every(({ answer }) => answer === 'declined');

/** Whether the studio has to say a price of an order's line yet. */
export const awaitsQuote = (line: {
  isFee: boolean;
  priceCents: number;
  quote: { cents: number } | null;
}): boolean => !line.isFee && line.priceCents === 0 && line.quote === null;

/** Whether all that was paid for an order was given back, in US cents: then nothing is asked for it any more. */
export const isAllBack = (order: { totalCents: number; refundedCents: number }): boolean =>
  order.totalCents > 0 && order.refundedCents >= order.totalCents;

/** Whether nothing of an order is to be done any more, and what was paid for it is still to come back. */
export const isEndDue = (order: {
  totalCents: number;
  refundedCents: number;
  lines: readonly { isFee: boolean; quote: { answer: QuoteAnswer | null } | null }[];
}): boolean =>
  order.totalCents > order.refundedCents &&
  isAllDeclined(
    order.lines
      .filter(({ isFee }) => !isFee)
      .map(({ quote }) => ({ answer: quote?.answer ?? null })),
  );

/** The fields of an order that say where it is. */
interface OrderState {
  status: ServiceStatus;
  totalCents: number;
  refundedCents: number;
}

/** The place of an order: at one of its statuses, or cancelled, which is no status of its own (decision 054). */
export type OrderPlace = ServiceStatus | 'cancelled';

/**
 * [Note: Steps of an order] Which step may follow which, and where the studio may set an order back to. What leads
 * nowhere is an end. Whoever moves an order, or takes in that it was moved, goes by this table: the studio's page, and
 * the news of orders.
 */
const orderSteps: Readonly<
  Record<OrderPlace, { next: ServiceStatus | null; back: ServiceStatus | null }>
> = {
  created: { next: 'sentLabel', back: null },
  sentLabel: { next: 'inStudio', back: 'created' },
  inStudio: { next: 'inProgress', back: 'sentLabel' },
  inProgress: { next: 'fulfilled', back: 'inStudio' },
  // Its member was told that it comes, and the warranty runs.
  fulfilled: { next: null, back: null },
  cancelled: { next: null, back: null },
};

/** The place of an order. One is cancelled by giving all of it back before its label. */
export const orderPlace = (order: OrderState): OrderPlace =>
  order.status === 'created' && isAllBack(order) ? 'cancelled' : order.status;

/** The step that follows; null at an end. */
export const nextStep = (place: OrderPlace): ServiceStatus | null => orderSteps[place].next;

/** The step that the studio may set an order back to; null where there is none. */
export const stepBack = (place: OrderPlace): ServiceStatus | null => orderSteps[place].back;

/** Whether a status is still ahead of an order. */
export function isAhead(place: OrderPlace, status: ServiceStatus): boolean {
  const next = nextStep(place);
  return next !== null && (next === status || isAhead(next, status));
}

/** Whether an order may be asked to be cancelled: until its label is sent, while something is left to give back. */
export const mayCancel = (order: OrderState): boolean => orderPlace(order) === 'created';

/** The words the studio reads when a member asks to cancel an order, and when they take that back. */
export const cancelWords = {
  asked: 'Please cancel this order and give the money back.',
  takenBack: 'Please keep this order after all. It is not to be cancelled.',
} as const;

/**
 * How many days after it was sent back the work on a garment is put right for nothing (docs/design/product-rules.md,
 * Services).
 */
export const warrantyDays = 90;

/** Most characters of what a member tells the studio at once. */
export const longestStudioMessage = 2000;

/** Most messages of one order, from both sides. */
export const maxStudioMessages = 100;

/** Most orders that are listed. */
export const maxListedOrders = 200;

/** The name of a cart in the store's news of its order: its global id without its key; null of no such id. */
export const cartTokenOf = (cartId: string): string | null =>
  /^gid:\/\/shopify\/Cart\/([\w-]+)/.exec(cartId)?.[1] ?? null;
