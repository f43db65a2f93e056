import { ChevronRight, Copy, ShieldCheck, Tag, Truck } from 'lucide-react';
import { useFeatureConfig } from '#api/users.ts';
import { Notice } from '#components/notice.tsx';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './order-card.module.css';
import { OrderPieces } from './order-pieces.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { dayWords, longDayWords, piecesOf } from './order-words.ts';

/** An order: its pieces, how far it is, its parcels, and what can be done about it. */
export function OrderCard({
  order,
  cards,
  onOpen,
  onProblem,
}: {
  order: ServiceOrder;
  cards: ReadonlyMap<string, ItemCard>;
  /** Opens all that is known of it. */
  onOpen(): void;
  /** Says that something is not right. */
  onProblem(): void;
}) {
  const config = useFeatureConfig();
  const { trackingNumber, returnTrackingNumber, warrantyUntil, problem, status } = order;
  const isBack = status === 'fulfilled';
  const canOrder = config?.enableAlterOrRepair && config.store;
  return (
    <article className={styles.card} aria-label={`Order ${order.orderNumber}`}>
      <div className={styles.head}>
        <OrderPieces pieces={piecesOf(order, cards)} hasLinks>
          <span>{order.orderNumber}</span>
        </OrderPieces>
        <span className={styles.price}>{priceWords(order.totalCents)}</span>
      </div>
      {order.refundedCents > 0 && (
        <p className={styles.refund}>{priceWords(order.refundedCents)} given back to you</p>
      )}
      <OrderTimeline order={order} />
      {trackingNumber && !isBack && (
        <Parcel name="Tracking to the studio" number={trackingNumber} />
      )}
      {returnTrackingNumber && <Parcel name="Tracking back to you" number={returnTrackingNumber} />}
      {warrantyUntil && (
        <p className={styles.row}>
          <ShieldCheck aria-hidden="true" />
          <span>
            {new Date(warrantyUntil) > new Date() ? 'Warranty until' : 'Warranty ended'}{' '}
            <time dateTime={warrantyUntil}>{longDayWords(warrantyUntil)}</time>
          </span>
        </p>
      )}
      {order.lines.map((line) => (
        <QuoteRow key={line.lineId} line={line} onOpen={onOpen} />
      ))}
      {problem && (
        <Notice tone={problem.doneDate ? 'success' : 'notice'}>
          {problem.doneDate
            ? `Put right on ${dayWords(problem.doneDate)}.`
            : `You said on ${dayWords(problem.date)} that something is not right. The studio puts it right for nothing.`}
        </Notice>
      )}
      <button type="button" className={styles.more} onClick={onOpen}>
        <span>
          Details and messages
          <span className="visually-hidden"> of {order.orderNumber}</span>
        </span>
        <span className={styles.count}>{newsWords(order)}</span>
        <ChevronRight aria-hidden="true" />
      </button>
      {isBack && (canOrder || order.canReportProblem) && (
        <div className={styles.actions}>
          {canOrder && (
            <ButtonLink kind="secondary" size="small" to={paths.alterations(order.orderId)}>
              Order again
            </ButtonLink>
          )}
          {order.canReportProblem && (
            <Button
              kind="secondary"
              size="small"
              className={styles.plain ?? ''}
              onClick={onProblem}
            >
              Something is not right
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** A quote that waits for the member: to be answered, or to be paid for. */
function QuoteRow({
  line: { quote, serviceName },
  onOpen,
}: {
  line: ServiceOrder['lines'][number];
  onOpen(): void;
}) {
  const isDue = quote?.answer === 'accepted' && !quote.paidDate;
  if (!quote || (!quote.canAnswer && !isDue)) return null;
  const price = priceWords(quote.cents);
  const todo = isDue ? 'Pay' : 'Answer';
  return (
    <div className={styles.row}>
      <Tag aria-hidden="true" />
      <p className={styles.parcel}>
        <span>{isDue ? `You accepted ${price}` : `The studio asks ${price}`}</span>
        <span>{isDue ? `${serviceName}, not paid yet` : serviceName}</span>
      </p>
      <Button kind="quiet" size="small" aria-label={`${todo}, ${serviceName}`} onClick={onOpen}>
        {todo}
      </Button>
    </div>
  );
}

/** How much there is of the studio's: `2 photos, 1 message`. */
function newsWords({ studioPhotos, messages }: ServiceOrder): string {
  const [photos, said] = [studioPhotos.length, messages.length];
  return [
    photos > 0 && (photos === 1 ? '1 photo' : `${photos} photos`),
    said > 0 && (said === 1 ? '1 message' : `${said} messages`),
  ]
    .filter(Boolean)
    .join(', ');
}

function Parcel({ name, number }: { name: string; number: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast({ title: 'Number copied' });
    } catch {
      showToast({ tone: 'error', title: 'Copy it by hand, please' });
    }
  };
  return (
    <div className={styles.row}>
      <Truck aria-hidden="true" />
      <p className={styles.parcel}>
        <span>{name}</span>
        <span>{number}</span>
      </p>
      <Button
        kind="quiet"
        size="small"
        icon={<Copy aria-hidden="true" />}
        aria-label={`Copy ${number}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </div>
  );
}
