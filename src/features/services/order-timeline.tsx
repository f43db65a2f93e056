import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { serviceProgress } from '#contract/rules/service-orders.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { priceWords } from '#lib/money.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Stitches } from '#ui/stitches.tsx';
import styles from './order-timeline.module.css';
import { dayWords, expectedBack, isCancelled, isEnding, timeWords } from './order-words.ts';

/**
 * How far an order is: five stops, sewn together as far as it is. One that is on its way back is folded, unless it
 * `isWhole`.
 */
export function OrderTimeline({
  order,
  isWhole = false,
}: {
  order: ServiceOrder;
  isWhole?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFolded = !isWhole && order.status === 'fulfilled';
  return (
    <>
      {isFolded && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Stitches count={5} />
          <span className={styles.label}>{serviceProgress.fulfilled}</span>
          <Reached date={order.steps.at(-1)?.date ?? null} />
          <ChevronDown aria-hidden="true" />
        </button>
      )}
      {(!isFolded || isOpen) &&
        (isCancelled(order) || isEnding(order) ? (
          <Cancelled order={order} />
        ) : (
          <Stops order={order} id={id} isOpened={isFolded} />
        ))}
    </>
  );
}

function Stops({
  order,
  id,
  isOpened,
}: {
  order: ServiceOrder;
  id: string;
  /** By a press. */
  isOpened: boolean;
}) {
  const present = order.steps.findIndex(({ status }) => status === order.status);
  const expected = expectedBack(order, new Date());
  return (
    <ol
      ref={isOpened ? bringIntoView : null}
      className={styles.stops}
      id={id}
      aria-label="Progress"
    >
      {order.steps.map(({ status, date }, index) => (
        <li
          key={status}
          aria-current={index === present ? 'step' : undefined}
          data-reached={index <= present || undefined}
          data-sewn={index < present || undefined}
        >
          <span className={styles.label}>{serviceProgress[status]}</span>
          {date && index <= present ? (
            <Reached date={date} hasTime />
          ) : (
            status === 'fulfilled' &&
            expected && <span className={styles.date}>about {dayWords(expected)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The way of an order that was cancelled: it ends where its money came back, or comes back. */
function Cancelled({ order }: { order: ServiceOrder }) {
  const { totalCents, refundedCents } = order;
  return (
    <ol className={styles.stops} aria-label="Progress">
      <li data-reached data-sewn>
        <span className={styles.label}>{serviceProgress.created}</span>
        <Reached date={order.placedDate} hasTime />
      </li>
      <li data-reached data-over aria-current="step">
        <span className={styles.label}>Cancelled</span>
        <span className={styles.date}>
          {isEnding(order)
            ? `${priceWords(totalCents - refundedCents)} on its way back`
            : `${priceWords(refundedCents)} given back`}
        </span>
      </li>
    </ol>
  );
}

function Reached({ date, hasTime = false }: { date: string | null; hasTime?: boolean }) {
  if (!date) return null;
  return (
    <time className={styles.date} dateTime={date}>
      {dayWords(date)}
      {hasTime && <span className={styles.time}>{timeWords(date)}</span>}
    </time>
  );
}
