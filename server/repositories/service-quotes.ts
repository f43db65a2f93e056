import { mayCancel, type ServiceStatus } from '#contract/rules/service-orders.ts';
import type { ServiceQuote } from '#contract/schemas/service-order.ts';
import type { serviceOrderLines, serviceOrders } from '../database/schema.ts';

/** The columns of a line that tell of its quote. */
type Quoted = Pick<
  typeof serviceOrderLines.$inferSelect,
  'quoteCents' | 'quoteAnswer' | 'quoteAnsweredAt' | 'quotePaidAt' | 'quotePayAddress'
>;

/** The sum paid for a line's quote, in US cents; 0 while it is not. */
export const paidQuoteCents = ({ quoteCents, quotePaidAt }: Quoted): number =>
  quotePaidAt ? (quoteCents ?? 0) : 0;

/** The sums of an order, in US cents: paid with its quotes, and given back of that. */
export const sumsOf = (
  { totalCents, refunds }: Pick<typeof serviceOrders.$inferSelect, 'totalCents' | 'refunds'>,
  lines: readonly Quoted[],
): { totalCents: number; refundedCents: number } => ({
  totalCents: lines.reduce((sum, line) => sum + paidQuoteCents(line), totalCents),
  refundedCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
});

/** Whether the member asks to cancel an order that can be: until that is done or taken back, nothing is agreed on. */
export const isHeld = (
  { cancelAskedAt, status }: { cancelAskedAt: Date | null; status: ServiceStatus },
  sums: { totalCents: number; refundedCents: number },
): boolean => cancelAskedAt !== null && mayCancel({ status, ...sums });

/** Whether a quote waits for its answer. `isOver`: its order is on its way back, or all of it was given back. */
export const isAnswerable = (line: Quoted, isOver: boolean): boolean =>
  !isOver && line.quoteCents !== null && line.quoteAnswer === null && line.quotePaidAt === null;

/**
 * A line's quote as its owner sees it; null where nothing was asked. Where it is paid for is said of an accepted one,
 * unless all of its order `isBack` with the member. While the order `isHeld`, neither is to be done.
 */
export function quoteOf(
  line: Quoted,
  { isOver, isBack, isHeld }: { isOver: boolean; isBack: boolean; isHeld: boolean },
): ServiceQuote | null {
  if (line.quoteCents === null) return null;
  const isDue = !isBack && !isHeld && line.quoteAnswer === 'accepted' && line.quotePaidAt === null;
  return {
    cents: line.quoteCents,
    answer: line.quoteAnswer,
    answeredDate: line.quoteAnsweredAt?.toISOString() ?? null,
    paidDate: line.quotePaidAt?.toISOString() ?? null,
    payUrl: isDue ? line.quotePayAddress : null,
    canAnswer: !isHeld && isAnswerable(line, isOver),
  };
}
