import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { isUnderWay, serviceOrdersQuery } from '#api/service-orders.ts';
import { serviceProgress, serviceStatuses } from '#contract/rules/service-orders.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { cardsById, dayWords, piecesOf } from './order-words.ts';
import styles from './orders-in-progress.module.css';

/** The stitches of each stop. */
const stitches = [0, 1, 2, 3];

/** The orders that the studio has, or will have, but for those that wait for the member. */
export function OrdersInProgress({ owner }: { owner: string }) {
  const { data, isError, refetch } = useQuery(serviceOrdersQuery(owner));
  if (isError && !data) {
    return <ErrorCard title="Your orders did not load" onRetry={() => void refetch()} />;
  }
  const orders = data?.orders.filter((order) => isUnderWay(order) && !isAsked(order)) ?? [];
  return <Orders title="In progress" orders={orders} items={data?.items ?? []} />;
}

/** The orders with a quote that waits for the member's answer. */
export function OrdersToAnswer({ owner }: { owner: string }) {
  const { data } = useQuery(serviceOrdersQuery(owner));
  const orders = data?.orders.filter((order) => isUnderWay(order) && isAsked(order)) ?? [];
  return <Orders title="Waits for you" orders={orders} items={data?.items ?? []} />;
}

const isAsked = ({ lines }: ServiceOrder) => lines.some(({ quote }) => quote?.canAnswer);

/** Orders, each as a way to its place in the history; nothing where there are none. */
function Orders({
  title,
  orders,
  items,
}: {
  title: string;
  orders: readonly ServiceOrder[];
  items: readonly ItemCard[];
}) {
  if (orders.length === 0) return null;
  const cards = cardsById(items);
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <Link
              className={styles.order}
              to={paths.serviceHistory({
                sheet: isAsked(order) ? `quote-${order.orderId}` : order.orderId,
              })}
            >
              <span className={styles.head}>
                <OrderPieces pieces={piecesOf(order, cards)} />
                <ChevronRight aria-hidden="true" />
              </span>
              <Progress order={order} />
              {isAsked(order) && (
                <span className={styles.quote}>A quote waits for your answer</span>
              )}
              {order.isUnread && <span className={styles.quote}>The studio wrote to you</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Progress({ order: { status, steps } }: { order: ServiceOrder }) {
  const present = serviceStatuses.indexOf(status);
  const date = steps[present]?.date;
  return (
    <>
      <span className={styles.line} aria-hidden="true">
        {serviceStatuses.map((stop, index) => (
          <span key={stop} data-sewn={index <= present || undefined}>
            {stitches.map((one) => (
              <i key={one} />
            ))}
            {index === present && <b />}
          </span>
        ))}
      </span>
      <span className={styles.foot}>
        <span>{serviceProgress[status]}</span>
        <span>
          {date && `${dayWords(date)}, `}stop {present + 1} of {serviceStatuses.length}
        </span>
      </span>
    </>
  );
}
