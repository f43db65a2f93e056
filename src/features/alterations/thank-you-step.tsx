import { CircleCheck, ShieldCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { MoreMenuSlot } from '#components/more-menu-slot.tsx';
import {
  type ServiceStatus,
  serviceProgress,
  serviceStatuses,
} from '#contract/rules/service-orders.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import paper from '#ui/pattern-paper.module.css';
import { alterations, finishOrder } from './alterations-store.ts';
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
            <span>Order placed</span>
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
        <ButtonLink to={paths.wardrobes()} replace wide>
          Back to wardrobes
        </ButtonLink>
      </div>
    </main>
  );
}
