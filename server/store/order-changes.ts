import { and, eq, sql } from 'drizzle-orm';
import { nextStep, stepBack } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import { findOrder, type OrderRow, paidForLine, placeOf } from './orders.ts';
import { money } from './pages/frame.tsx';
import { storeMessages, storeOrders } from './tables.ts';
import { tellOf } from './webhooks.ts';

/** Why the studio's change was not made, in words for the studio; null where it was. */
export type Fault = string | null;

const noOrder = 'There is no such order.';

/**
 * Moves an order one step on, once: whoever saw it elsewhere than it is changes nothing. The label needs the number of
 * its parcel; the way back may have one.
 */
export const moveOn = (
  database: Database,
  orderId: number,
  step: { from: string; trackingNumber: string },
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async (order) => {
    const place = placeOf(order);
    const status = nextStep(place);
    if (place === 'cancelled') return { fault: alreadyCancelled };
    if (order.status !== step.from || !status) return { fault: alreadyMoved };
    if (status === 'sentLabel' && !step.trackingNumber) {
      return { fault: 'A shipping label has a tracking number. Enter it to go on.' };
    }
    const number = step.trackingNumber || null;
    return {
      set: {
        status,
        statusTimes: { ...order.statusTimes, [status]: now.toISOString() },
        // From the label on it cannot be cancelled, and with the member nothing is asked any more.
        ...(status === 'sentLabel' ? { trackingNumber: number, isCancelAsked: false } : {}),
        ...(status === 'fulfilled' ? { returnTrackingNumber: number } : {}),
      },
      topics: status === 'fulfilled' ? ['orders/fulfilled', 'orders/updated'] : ['orders/updated'],
    };
  });

const alreadyMoved = 'The order was moved on meanwhile. Look where it is now.';

const alreadyCancelled =
  'The order is cancelled: all was given back before its label. It goes no further.';

const alreadyBack =
  'The customer was told that it is on its way back, so it cannot be set back. Write to the customer instead.';

/**
 * Sets an order one step back, only if that is said to be meant. What the customer was told stays told, so one that
 * is on
 * its way back stays so: the warranty runs.
 */
export const moveBack = (
  database: Database,
  orderId: number,
  step: { from: string; isMeant: boolean },
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async (order) => {
    const place = placeOf(order);
    const status = stepBack(place);
    if (place === 'cancelled') return { fault: alreadyCancelled };
    if (order.status !== step.from) return { fault: alreadyMoved };
    if (!status) return { fault: order.status === 'fulfilled' ? alreadyBack : alreadyMoved };
    if (!step.isMeant) return { fault: 'Say that you mean to set the order back.' };
    const { [order.status]: _undone, ...statusTimes } = order.statusTimes;
    return { set: { status, statusTimes }, topics: ['orders/updated'] };
  });

/** The choice in a form to give money back: a line's id or `all`, and the US cents that it showed for that. */
export const refundChoice = (what: number | 'all', cents: number): string => `${what} ${cents}`;

/** Gives money back: of one line, or all that is left. Never more than was paid, and only the sum that was shown. */
export const refund = (
  database: Database,
  orderId: number,
  /** A `refundChoice`. */
  choice: string,
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async (order) => {
    const [what, shownCents] = choice.split(' ');
    const lines = leftOf(order).filter(({ lineId }) => what === 'all' || String(lineId) === what);
    const cents = lines.reduce((sum, line) => sum + line.cents, 0);
    if (cents === 0) return { fault: 'There is nothing left of that to give back.' };
    if (cents !== Number(shownCents)) {
      const fault = `It is ${money(cents)} now that can be given back of that. Nothing was given back yet: look at the order, and choose again.`;
      return { fault };
    }
    return giveBack(order, lines, now);
  });

/** The change that gives all back that is left of an order changes; null where nothing is left. */
export function allBackOf(order: OrderRow, now: Date): Change | null {
  const lines = leftOf(order);
  return lines.length > 0 ? giveBack(order, lines, now) : null;
}

/** The sums that can be given back, by line. */
const leftOf = (order: OrderRow): { lineId: number; cents: number }[] =>
  order.lines
    .map((line) => ({ lineId: line.id, cents: paidForLine(line) - refundedOf(order, line.id) }))
    .filter(({ cents }) => cents > 0);

function giveBack(order: OrderRow, lines: { lineId: number; cents: number }[], now: Date): Change {
  const id = order.id * 1000 + order.refunds.length + 1;
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const refunds = [...order.refunds, { id, cents, lines, at: now.toISOString() }];
  return { set: { refunds, refundedAt: now }, topics: ['refunds/create', 'orders/updated'] };
}

/** The sum given back of a line, in US cents. */
export const refundedOf = ({ refunds }: OrderRow, lineId: number): number =>
  refunds
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.cents : 0), 0);

/** Says something to the customer, once for each reference. */
export const say = (
  database: Database,
  orderId: number,
  { text, reference }: { text: string; reference: string | null },
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async () => {
    if (!text) return { fault: 'Write something to send.' };
    const kept = await database
      .insert(storeMessages)
      .values({ orderId, from: 'studio', reference, text, sentAt: now })
      .onConflictDoNothing()
      .returning({ id: storeMessages.id });
    return { topics: kept.length > 0 ? ['orders/updated'] : [] };
  });

/** Says that what was not right is put right. */
export const closeProblem = (
  database: Database,
  orderId: number,
  messageId: number,
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async () => {
    if (!Number.isSafeInteger(messageId)) return { fault: 'There is no such message.' };
    const closed = await database
      .update(storeMessages)
      .set({ doneAt: now })
      .where(
        and(
          eq(storeMessages.id, messageId),
          eq(storeMessages.orderId, orderId),
          eq(storeMessages.isProblem, true),
          sql`${storeMessages.doneAt} is null`,
        ),
      )
      .returning({ id: storeMessages.id });
    if (closed.length === 0) return { fault: 'That was put right already.' };
    return { topics: ['orders/updated'] };
  });

/** Shows the customer a picture that the studio took, by its path; the same one once. */
export const addPhoto = (
  database: Database,
  orderId: number,
  path: string,
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async ({ photos }) => {
    if (photos.includes(path)) return { topics: [] };
    if (photos.length >= mostPhotos) return { fault: `An order has at most ${mostPhotos} photos.` };
    return { set: { photos: [...photos, path] }, topics: ['orders/updated'] };
  });

const mostPhotos = 20;

/** The change of an order, and which topics tell of it. */
interface Change {
  set?: Partial<typeof storeOrders.$inferInsert>;
  topics: Parameters<typeof tellOf>[1][];
}

/** Changes an order that nobody else changes meanwhile, and tells of it. */
export async function change(
  database: Database,
  orderId: number,
  now: Date,
  work: (order: OrderRow) => Promise<{ fault: string } | Change>,
): Promise<Fault> {
  await database
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(eq(storeOrders.id, orderId))
    .for('update');
  const order = await findOrder(database, orderId);
  if (!order) return noOrder;
  const made = await work(order);
  if ('fault' in made) return made.fault;
  // Later than before, even within one millisecond: what the latest news is goes by it.
  const updatedAt = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1));
  await database
    .update(storeOrders)
    .set({ ...made.set, updatedAt })
    .where(eq(storeOrders.id, orderId));
  for (const topic of made.topics) await tellOf(database, topic, orderId);
  return null;
}
