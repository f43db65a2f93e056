import { itemName } from '#contract/rules/item-name.ts';
import {
  awaitsQuote,
  isAllBack,
  isEndDue,
  orderPlace,
  type ServiceStatus,
} from '#contract/rules/service-orders.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';

/** A garment of an order, with what is done to it. */
export interface OrderPiece {
  key: string;
  /** Null once the piece was deleted: the order still has its name. */
  card: ItemCard | null;
  name: string;
  lines: ServiceOrder['lines'];
}

/** The garments of an order, in the order of its lines; the fee belongs to none. */
export function piecesOf(
  { lines }: ServiceOrder,
  cards: ReadonlyMap<string, ItemCard>,
): OrderPiece[] {
  const pieces = new Map<string, OrderPiece>();
  for (const line of lines) {
    if (line.isFee) continue;
    const key = line.itemId ?? line.itemTitle ?? '';
    const card = (line.itemId && cards.get(line.itemId)) || null;
    const name = card ? itemName(card) : line.itemTitle || 'A piece';
    const piece = pieces.get(key) ?? { key, card, name, lines: [] };
    pieces.set(key, { ...piece, lines: [...piece.lines, line] });
  }
  return [...pieces.values()];
}

/** Cards by their items' ids. */
export const cardsById = (cards: readonly ItemCard[]): ReadonlyMap<string, ItemCard> =>
  new Map(cards.map((card) => [card.itemId, card]));

/** Services in a line: `Shorten hem, Taper leg`. */
export const namesOf = (lines: ServiceOrder['lines']): string =>
  lines.map(({ serviceName }) => serviceName).join(', ');

const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A day as people say it here: `Nov 16`, or `Nov 16, 2025` of another year. */
export function dayWords(date: string): string {
  const day = new Date(date);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return (isThisYear ? thisYear : anyYear).format(day);
}

/** A day with its year: `Dec 29, 2026`. */
export const longDayWords = (date: string): string => anyYear.format(new Date(date));

/** The time of day: `2:05 PM`. */
export const timeWords = (date: string): string => clock.format(new Date(date));

/** Days until it goes back, from when the studio has it (product spec, section 2: about one week). */
const weekMs = 7 * 86_400_000;

/** How long after it was sent back the parcel to the studio is still shown. */
const parcelMs = 14 * 86_400_000;

/** Whether somebody may still look for the parcel to the studio: until two weeks after it went back. */
export function isParcelOfInterest({ steps, status }: ServiceOrder, now: Date): boolean {
  const sentBack = steps.find((one) => one.status === 'fulfilled')?.date;
  return status !== 'fulfilled' || !sentBack || now.getTime() - Date.parse(sentBack) < parcelMs;
}

/** Whether an order was cancelled: all was given back before its label (decision 054). */
export const isCancelled = (order: ServiceOrder): boolean => orderPlace(order) === 'cancelled';

/**
 * Whether an order ends by what was declined, though its money is not back yet: the store gives it back a moment later,
 * or the studio by hand (decision 052).
 */
export const isEnding = (order: ServiceOrder): boolean =>
  orderPlace(order) === 'created' && isEndDue(order);

/** Whether a quote was accepted, and is to be paid for now. */
export const isQuoteDue = (
  order: ServiceOrder,
  { quote }: ServiceOrder['lines'][number],
): boolean =>
  quote?.answer === 'accepted' &&
  !quote.paidDate &&
  !isAllBack(order) &&
  order.cancelAskedDate === null;

/** Whether the quote of a line waits for the member: to be answered, or to be paid for. */
export const isWaiting = (order: ServiceOrder, line: ServiceOrder['lines'][number]): boolean =>
  line.quote?.canAnswer === true || isQuoteDue(order, line);

/** Custom services that the studio has not said a price of; none once the order is over. */
export function unquotedOf(order: ServiceOrder): ServiceOrder['lines'] {
  if (order.status === 'fulfilled' || isAllBack(order)) return [];
  return order.lines.filter(awaitsQuote);
}

/** Whether a quote may come to what was paid: the studio has not said a price, or it is not answered or paid for. */
export const isQuoteToCome = (order: ServiceOrder): boolean =>
  unquotedOf(order).length > 0 || order.lines.some((line) => isWaiting(order, line));

/** When an order should be on its way back; null where that cannot be said, or should have been already. */
export function expectedBack({ steps, status }: ServiceOrder, now: Date): string | null {
  const reached = (wanted: ServiceStatus) => steps.find((one) => one.status === wanted)?.date;
  const inStudio = reached('inStudio') ?? reached('inProgress');
  if (status === 'fulfilled' || !inStudio) return null;
  const expected = new Date(new Date(inStudio).getTime() + weekMs);
  return expected > now ? expected.toISOString() : null;
}
