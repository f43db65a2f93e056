import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ShieldCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemCards } from '#api/items.ts';
import { serviceOrdersQuery } from '#api/service-orders.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import {
  type ServiceStatus,
  serviceProgress,
  serviceStatuses,
} from '#contract/rules/service-orders.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import paper from '#ui/pattern-paper.module.css';
import { alterations, finishOrder, type LeftFor } from './alterations-store.ts';
import styles from './thank-you-step.module.css';
import { useWizard } from './wizard-context.ts';
import { servicesWords } from './wizard-frame.tsx';

/** What is told of each step of an order before it has come. */
const ahead: Record<ServiceStatus, string> = {
  created: 'Today',
  sentLabel: 'By email',
  inStudio: 'In Nevada',
  inProgress: 'Two or three days',
  fulfilled: 'About one week in all',
};

/** How far the server's clock may be behind this device's. */
const clockMs = 5 * 60_000;

/** The order that was just placed, once the store has told of it. */
function newest(orders: readonly ServiceOrder[], left: LeftFor | null): ServiceOrder | null {
  const [last] = orders;
  if (!last || !left || last.totalCents !== left.totalCents) return null;
  return Date.parse(last.placedDate) > left.leftAtMs - clockMs ? last : null;
}

/** After the checkout: what happens next. Back leads to the wardrobes from here, not into the checkout. */
export function ThankYouStep() {
  const { me, cart } = useWizard();
  const navigate = useNavigate();
  const { leftFor: order } = useSnapshot(alterations);
  const { state } = useLocation();
  const isPaid = cart.cart === null;
  const isPlaced = Object(state).isPlaced === true;
  useEffect(() => {
    // The store ends a cart that was paid for; one that is still there may not be.
    if (isPaid) finishOrder();
  }, [isPaid]);
  useEffect(() => {
    if (isPlaced) return;
    // Behind this screen are the wardrobes then, and not the checkout.
    void navigate(paths.wardrobes(), { replace: true });
    void navigate(paths.alterationsThankYou(), { state: { isPlaced: true } });
  }, [isPlaced, navigate]);
  const orders = useQuery({
    ...serviceOrdersQuery(me.userId),
    enabled: order !== null,
    // The store tells of an order a moment after it was paid for.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && !newest(data.orders, order) && dataUpdateCount < 20 ? 2000 : false,
  });
  const placed = newest(orders.data?.orders ?? [], order);
  const itemIds = order?.itemIds.slice(0, 2) ?? [];
  const { cards } = itemCards.useCards(me.userId, itemIds, 0, itemIds.length - 1, {
    isAside: true,
  });
  // Somebody who has not ordered, or left the checkout before its end.
  if (cart.cart && !order) return <Navigate to={paths.alterationsCart()} replace />;
  const close = () => void navigate(paths.wardrobes(), { replace: true });
  return (
    <main className={styles.screen}>
      <div className={classes(styles.board, paper.paper)}>
        {itemIds.length === 0 && <CircleCheck aria-hidden="true" />}
        {itemIds.map((itemId) => {
          const card = cards.get(itemId);
          return (
            <span key={itemId} className={styles.garment}>
              {card && (
                <ItemPicture
                  image={card.image}
                  alt={describeItem(card)}
                  sizes="(min-width: 768px) 320px, 45vw"
                  isEager
                />
              )}
            </span>
          );
        })}
        <span className={styles.corner}>
          <IconButton label="Close" raised onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
          <MoreMenuSlot raised />
        </span>
      </div>
      <div className={styles.words}>
        <h1>Your clothes are in good hands</h1>
        {order && (
          <p className={styles.order}>
            <span>{placed ? `Order ${placed.orderNumber}` : 'Order placed'}</span>
            <span>
              {servicesWords(order.serviceCount)}, {priceWords(order.totalCents)}
            </span>
          </p>
        )}
        <ol className={styles.stops}>
          {serviceStatuses.map((status, index) => (
            <li key={status} aria-current={index === 0 ? 'step' : undefined}>
              <span>{serviceProgress[status]}</span>
              <span>{ahead[status]}</span>
            </li>
          ))}
        </ol>
        <p className={styles.promise}>
          <ShieldCheck aria-hidden="true" />
          Perfect-fit guarantee with free reshipping
        </p>
      </div>
      <div className={styles.foot}>
        <ButtonLink
          kind="quiet"
          to={paths.serviceHistory(placed ? { sheet: placed.orderId } : {})}
          wide
        >
          Where is my order?
        </ButtonLink>
        <ButtonLink to={paths.wardrobes()} replace wide>
          Back to wardrobes
        </ButtonLink>
      </div>
    </main>
  );
}
