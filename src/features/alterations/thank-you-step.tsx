import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ShieldCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemCards } from '#api/items.ts';
import { serviceOrdersQuery } from '#api/service-orders.ts';
import { orderOf } from '#api/store/find-order.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import { Notice } from '#components/notice.tsx';
import { plusQuote } from '#contract/rules/order-sums.ts';
import {
  awaitsQuote,
  cartTokenOf,
  type ServiceStatus,
  serviceProgress,
  serviceStatuses,
} from '#contract/rules/service-orders.ts';
import { unmeasuredOf } from '#contract/rules/unmeasured.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import paper from '#ui/pattern-paper.module.css';
import { EmptyState } from '#ui/state-card.tsx';
import { alterations, type LeftFor } from './alterations-store.ts';
import { orderPlaced, recentMs } from './order-placed.ts';
import styles from './thank-you-step.module.css';
import { useWizard } from './wizard-context.ts';
import { servicesWords } from './wizard-frame.tsx';

/** The words for each step of an order before it has come. */
const ahead: Record<ServiceStatus, string> = {
  created: 'Today',
  sentLabel: 'By email',
  inStudio: 'In Nevada',
  inProgress: 'Two or three days',
  fulfilled: 'About one week in all',
};

/** Times that the server is asked, every two seconds. */
const mostTimes = 20;

/** The order that was made of what one left for, once the store has told of it; else one that is quite new. */
const placedOf = (orders: readonly ServiceOrder[], left: LeftFor | null): ServiceOrder | null =>
  left
    ? orderOf(orders, left.cartToken)
    : (orders.find(({ placedDate }) => Date.parse(placedDate) > Date.now() - recentMs) ?? null);

/**
 * After the checkout, of an order that the server knows: what happens next. Back leads to the wardrobes from here,
 * not into the checkout.
 */
export function ThankYouStep() {
  const { me, cart } = useWizard();
  const navigate = useNavigate();
  const { leftFor: order } = useSnapshot(alterations);
  const { state } = useLocation();
  // The store ends a cart that was paid for; one that is still there is not.
  const isUnpaid = !!cart.cart && (!order || cartTokenOf(cart.cart.cartId) === order.cartToken);
  const isKnown = cart.cart !== undefined || cart.isError;
  const isPlaced = Object(state).isPlaced === true;
  const orders = useQuery({
    ...serviceOrdersQuery(me.userId),
    // The store tells of an order a moment after it was paid for.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && order && !placedOf(data.orders, order) && dataUpdateCount < mostTimes ? 2000 : false,
  });
  const found = placedOf(orders.data?.orders ?? [], order);
  const placed = isKnown && !isUnpaid ? found?.orderId : null;
  const finish = useEffectEvent(() => found && orderPlaced(found));
  useEffect(() => {
    if (placed) finish();
  }, [placed]);
  useEffect(() => {
    // A document that begins here has the wardrobes behind it already (src/main.tsx).
    if (isPlaced || !placed) return;
    // Behind this screen are the wardrobes then, and not the cart.
    void navigate(paths.wardrobes(), { replace: true });
    void navigate(paths.alterationsThankYou(), { state: { isPlaced: true } });
  }, [isPlaced, placed, navigate]);
  const itemIds = order?.itemIds.slice(0, 2) ?? [];
  const { cards } = itemCards.useCards(me.userId, itemIds, 0, itemIds.length - 1, {
    isAside: true,
  });
  if (isUnpaid) return <Navigate to={paths.alterationsCart()} replace />;
  const isExpected = !!order && Date.now() - order.leftAtMs < recentMs;
  if (isKnown && !found && !isExpected && orders.isFetchedAfterMount) {
    return <Navigate to={paths.services()} replace />;
  }
  if (!found || !isKnown) return <Unconfirmed />;
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
        <p className={styles.order}>
          <span>Order {found.orderNumber}</span>
          <span>
            {servicesWords(found.lines.filter(({ isFee }) => !isFee).length)},{' '}
            {priceWords(found.totalCents)}
            {found.lines.some(awaitsQuote) && ` ${plusQuote}`}
          </span>
        </p>
        {unmeasuredOf(found).length > 0 && (
          <Notice>
            The studio waits for your measurements.{' '}
            <Link to={paths.serviceHistory({ sheet: found.orderId })}>Give them</Link>
          </Notice>
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
        <ButtonLink kind="quiet" to={paths.serviceHistory({ sheet: found.orderId })} wide>
          Where is my order?
        </ButtonLink>
        <ButtonLink to={paths.wardrobes()} replace wide>
          Back to wardrobes
        </ButtonLink>
      </div>
    </main>
  );
}

/** The checkout is done, and the store has not told of the order yet. */
function Unconfirmed() {
  return (
    <main className={classes(styles.screen, styles.unconfirmed)}>
      <EmptyState
        isWholeScreen
        title="Looking for your order"
        text="The store confirms it in a moment. You find it in your service history as well."
        action={
          <ButtonLink to={paths.serviceHistory()} wide>
            Where is my order?
          </ButtonLink>
        }
      />
    </main>
  );
}
