import { ChevronRight, Ruler, Tag } from 'lucide-react';
import { useFeatureConfig } from '#api/users.ts';
import { Notice } from '#components/notice.tsx';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { plusQuote } from '#contract/rules/order-sums.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CancelAsked } from './cancel-order.tsx';
import styles from './order-card.module.css';
import facts from './order-facts.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { QuoteToCome } from './order-quote.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { lackingWords } from './order-unmeasured.tsx';
import {
  dayWords,
  isCancelled,
  isQuoteDue,
  isQuoteToCome,
  isWaiting,
  piecesOf,
} from './order-words.ts';

/** An order: its pieces, how far it is, its parcels, and what can be done about it. */
export function OrderCard({
  order,
  cards,
  onOpen,
  onQuote,
  onProblem,
}: {
  order: ServiceOrder;
  cards: ReadonlyMap<string, ItemCard>;
  /** Opens all that is known of it. */
  onOpen(): void;
  /** Opens it at the quote that waits. */
  onQuote(): void;
  /** Says that something is not right. */
  onProblem(): void;
}) {
  const config = useFeatureConfig();
  const { problem, status } = order;
  const lacking = lackingWords(order);
  const isBack = status === 'fulfilled';
  const canOrder = isUnlocked('services', { features: config }) && config?.store;
  return (
    <article className={styles.card} aria-label={`Order ${order.orderNumber}`}>
      <div className={styles.head}>
        <OrderPieces pieces={piecesOf(order, cards)} hasLinks>
          <span>{order.orderNumber}</span>
        </OrderPieces>
        {isCancelled(order) ? (
          <s className={styles.price}>{priceWords(order.totalCents)}</s>
        ) : (
          <span className={styles.price}>
            {priceWords(order.totalCents)}
            {isQuoteToCome(order) && <span className={styles.quote}> {plusQuote}</span>}
          </span>
        )}
      </div>
      {order.refundedCents > 0 && !isCancelled(order) && (
        <p className={styles.refund}>{priceWords(order.refundedCents)} given back to you</p>
      )}
      <OrderTimeline order={order} />
      <OrderFacts order={order} />
      {order.lines.map((line) => (
        <QuoteRow key={line.lineId} order={order} line={line} onOpen={onQuote} />
      ))}
      {lacking.length > 0 && (
        <div className={facts.row}>
          <Ruler aria-hidden="true" />
          <p className={facts.words}>
            <span>Measurements are missing</span>
            <span>{lacking.join('. ')}</span>
          </p>
          <Button kind="quiet" size="small" aria-label="Give measurements" onClick={onOpen}>
            Give
          </Button>
        </div>
      )}
      <QuoteToCome order={order} />
      <CancelAsked order={order} />
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
        <span className={styles.count}>
          {newsWords(order)}
          {order.isUnread && <span className={styles.new}>New</span>}
        </span>
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
  order,
  line,
  onOpen,
}: {
  order: ServiceOrder;
  line: ServiceOrder['lines'][number];
  onOpen(): void;
}) {
  const { quote, serviceName } = line;
  if (!quote || !isWaiting(order, line)) return null;
  const isDue = isQuoteDue(order, line);
  const price = priceWords(quote.cents);
  const todo = isDue ? 'Pay' : 'Answer';
  return (
    <div className={facts.row}>
      <Tag aria-hidden="true" />
      <p className={facts.words}>
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
