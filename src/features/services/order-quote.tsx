import { useEffect, useRef, useState } from 'react';
import { useAnswerQuote } from '#api/service-orders.ts';
import { FormFault } from '#components/form-fault.tsx';
import { Notice } from '#components/notice.tsx';
import { isAllBack, isAllDeclined, isEndDue } from '#contract/rules/service-orders.ts';
import type { ServiceOrder, ServiceQuote } from '#contract/schemas/service-order.ts';
import { AppError } from '#lib/errors.ts';
import { leavePage } from '#lib/leave-page.ts';
import { priceWords } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './order-quote.module.css';
import { isQuoteDue, isWaiting, longDayWords, unquotedOf } from './order-words.ts';

type Line = ServiceOrder['lines'][number];

/** The studio's quote for a custom service: to be accepted or declined, and paid for once it is accepted. */
export function OrderQuote({
  order,
  line: { lineId, serviceName },
  quote,
  isSought = false,
}: {
  order: ServiceOrder;
  line: Line;
  quote: ServiceQuote;
  /** Whether it was opened for this: it is scrolled to. */
  isSought?: boolean;
}) {
  const { ownerId: owner, orderId, discountCents } = order;
  const answer = useAnswerQuote();
  const card = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const { cents: quoteCents, canAnswer, payUrl } = quote;
  const price = priceWords(quoteCents);
  const isOver = isAllBack(order) && !quote.paidDate && quote.answer !== 'declined';
  const isHeld = order.cancelAskedDate !== null && !quote.paidDate && quote.answer !== 'declined';
  const isDue = !isOver && !isHeld && quote.answer === 'accepted' && !quote.paidDate;
  const say = (isAccepted: boolean) => {
    if (answer.isPending) return;
    const input = { owner, orderId, lineId, quoteCents, isAccepted };
    // The buttons go, and the focus would go with them.
    answer.mutate(input, {
      onSettled: () => setAsking(false),
      onSuccess: () => card.current?.focus(),
    });
  };
  const isAccepting = answer.isPending && answer.variables.isAccepted;
  return (
    <section
      ref={card}
      id={quoteId(lineId)}
      tabIndex={-1}
      className={styles.quote}
      aria-label={`Quote for ${serviceName}`}
    >
      <p className={styles.words} role="status">
        {wordsOf(quote)}
      </p>
      {canAnswer && <p className={styles.note}>You pay once you have accepted it.</p>}
      {canAnswer && isLast(order, lineId) && <p className={styles.note}>{declineWords(order)}</p>}
      {discountCents > 0 && (canAnswer || isDue) && (
        <p className={styles.note}>The 10% off is for services with a price, not for this one.</p>
      )}
      {isOver && (
        <p className={styles.note}>
          The order is over: all that you paid was given back. Nothing is left to pay.
        </p>
      )}
      {isHeld && (
        <p className={styles.note}>
          You asked to cancel this order. Keep the order, and you can{' '}
          {quote.answer ? 'pay' : 'answer'}.
        </p>
      )}
      {quote.answer === 'declined' && <EndOfOrder order={order} />}
      {isDue && !payUrl && (
        <p className={styles.note}>The studio says here, and by mail, where you pay.</p>
      )}
      <FormFault
        problem={answer.error && faultOf(answer.error)}
        conflict={conflictWords(answer.error)}
      />
      {canAnswer && (
        <div className={styles.answers}>
          <Button size="small" busy={isAccepting} onClick={() => say(true)}>
            Accept
          </Button>
          <Button
            size="small"
            kind="secondary"
            busy={answer.isPending && !isAccepting}
            onClick={() => (isLast(order, lineId) ? setAsking(true) : say(false))}
          >
            Decline
          </Button>
        </div>
      )}
      {isAsking && canAnswer && (
        <Dialog
          title={`Decline ${price}?`}
          text={`Nothing else is left to do. ${declineWords(order)}`}
          onClose={() => setAsking(false)}
        >
          <Button kind="danger" wide busy={answer.isPending} onClick={() => say(false)}>
            Decline
          </Button>
          <Button kind="secondary" wide onClick={() => setAsking(false)}>
            Not now
          </Button>
        </Dialog>
      )}
      {payUrl && (
        <div className={styles.answers}>
          <Button size="small" onClick={() => leavePage(payUrl)}>
            Pay {price}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The outcome of an order that a declined quote has ended: the sheet's own notice may be far up. */
function EndOfOrder({ order }: { order: ServiceOrder }) {
  const isBack = isAllBack(order);
  if (!isBack && !isEndDue(order)) return null;
  const left = priceWords(order.totalCents - order.refundedCents);
  return (
    <p className={styles.note} role="status">
      {isBack
        ? `The order is over. You got ${priceWords(order.refundedCents)} back.`
        : `Nothing is left to do. ${left} is on its way back to you.`}
    </p>
  );
}

/** Says at the upper end of an order which quotes wait for the member, and leads to each: they stand far down. */
export function QuotesWaiting({ order }: { order: ServiceOrder }) {
  const waiting = order.lines.filter((line) => isWaiting(order, line));
  if (waiting.length === 0) return null;
  const lead = (lineId: string) => {
    const card = document.getElementById(quoteId(lineId));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.waiting} aria-label="Waits for you">
      {waiting.map((line) => (
        <div key={line.lineId}>
          <Notice>{waitingWords(order, line)}</Notice>
          <Button kind="secondary" size="small" onClick={() => lead(line.lineId)}>
            See the quote
          </Button>
        </div>
      ))}
    </section>
  );
}

function waitingWords(order: ServiceOrder, line: Line): string {
  const price = priceWords(line.quote?.cents ?? 0);
  const name = nameWithin(line);
  return isQuoteDue(order, line)
    ? `You accepted ${price} for the ${name}. It is not paid yet.`
    : `The studio asks ${price} for the ${name}.`;
}

const quoteId = (lineId: string) => `quote-of-${lineId}`;

/** A service as it is called within a sentence. */
const nameWithin = ({ serviceName }: Line) =>
  serviceName.charAt(0).toLowerCase() + serviceName.slice(1);

/** The next step where the studio has not said yet what a custom service costs. */
export function QuoteToCome({ order }: { order: ServiceOrder }) {
  const [first, ...others] = unquotedOf(order);
  if (!first) return null;
  return (
    <Notice>
      {others.length > 0
        ? 'The studio sends you prices for the custom services. You accept them here, then pay.'
        : `The studio sends you a price for the ${nameWithin(first)}. You accept it here, then pay.`}
    </Notice>
  );
}

function wordsOf({ cents, answer, answeredDate, paidDate, canAnswer }: ServiceQuote): string {
  const price = priceWords(cents);
  if (paidDate) return `You paid ${price} on ${longDayWords(paidDate)}`;
  if (!answer || !answeredDate) return `The studio ${canAnswer ? 'asks' : 'asked'} ${price}`;
  return `You ${answer} ${price} on ${longDayWords(answeredDate)}`;
}

/** Whether declining this leaves nothing to be done of the order. */
const isLast = ({ lines }: ServiceOrder, lineId: string): boolean =>
  isAllDeclined(
    lines
      .filter(({ isFee }) => !isFee)
      .map((line) => ({
        answer: line.lineId === lineId ? 'declined' : (line.quote?.answer ?? null),
      })),
  );

function declineWords({ totalCents, refundedCents, status }: ServiceOrder): string {
  const left = totalCents - refundedCents;
  const end = status === 'created' ? 'the order is over' : 'the piece comes back as it is';
  return left > 0
    ? `If you decline, ${end}, and you get ${priceWords(left)} back.`
    : `If you decline, ${end}.`;
}

/** The error to show: what is gone is a conflict, since what is on screen is out of date. */
const faultOf = (error: Error): Error =>
  error instanceof AppError && error.kind === 'not-found'
    ? new AppError('conflict', { code: 'conflict', cause: error })
    : error;

function conflictWords(error: Error | null): string {
  const fields = error instanceof AppError ? error.fields : {};
  if (fields.quoteCents) return 'The studio asks another price now. Nothing was answered yet.';
  if (fields.isAccepted) return 'It was answered already, on another device.';
  if (fields.cancelAskedDate) return 'You asked to cancel this order. Nothing was answered.';
  return 'It cannot be answered any more. The order is over.';
}
