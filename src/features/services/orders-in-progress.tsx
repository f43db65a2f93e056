import { useQuery } from '@tanstack/react-query';
import { serviceOrdersQuery } from '#api/service-orders.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { serviceProgress, serviceStatuses } from '#contract/rules/service-orders.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './orders-in-progress.module.css';

const dates = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Stitches of one step. */
const stitches = [0, 1, 2, 3];

/** What is with the studio, or on its way there; nothing where there is none. */
export function OrdersInProgress({ owner }: { owner: string }) {
  const { data, isError, refetch } = useQuery(serviceOrdersQuery(owner));
  if (isError && !data) {
    return <ErrorCard title="Your orders did not load" onRetry={() => void refetch()} />;
  }
  const open = (data?.orders ?? []).filter(({ status }) => status !== 'fulfilled');
  if (open.length === 0) return null;
  const items = new Map(data?.items.map((item) => [item.itemId, item]));
  return (
    <section>
      <h2 className={styles.heading}>In progress</h2>
      <ul className={styles.orders}>
        {open.map((order) => (
          <OrderCard key={order.orderId} order={order} items={items} />
        ))}
      </ul>
    </section>
  );
}

function OrderCard({
  order: { lines, status, steps, orderNumber },
  items,
}: {
  order: ServiceOrder;
  items: ReadonlyMap<string, ItemCard>;
}) {
  const services = lines.filter(({ isFee }) => !isFee);
  const pieces = [
    ...new Map(services.map((line) => [line.itemId ?? line.itemTitle, line])).values(),
  ];
  const names = pieces.map(({ itemId, itemTitle }) => {
    const item = items.get(itemId ?? '');
    return item ? itemName(item) : (itemTitle ?? 'A piece');
  });
  const present = serviceStatuses.indexOf(status);
  const since = steps[present]?.date;
  return (
    <li className={styles.order}>
      <div className={styles.piece}>
        <span className={styles.picture}>
          <ItemPicture
            image={items.get(pieces[0]?.itemId ?? '')?.image ?? null}
            alt=""
            sizes="52px"
            inset="small"
          />
        </span>
        <p className={styles.words} dir="auto">
          <span className={styles.name}>{names.join(', ')}</span>
          <span className={styles.note}>
            {services.map(({ serviceName }) => serviceName).join(', ')}
          </span>
        </p>
        <span className={styles.note}>{orderNumber}</span>
      </div>
      <span className={styles.line} aria-hidden="true">
        {serviceStatuses.map((one, index) => (
          <span key={one} data-sewn={index <= present || undefined}>
            {stitches.map((stitch) => (
              <i key={stitch} />
            ))}
            {index === present && <b />}
          </span>
        ))}
      </span>
      <p className={styles.progress}>
        <span className={styles.status}>{serviceProgress[status]}</span>
        <span className={styles.note}>
          {since && `${dates.format(new Date(since))}, `}stop {present + 1} of{' '}
          {serviceStatuses.length}
        </span>
      </p>
    </li>
  );
}
