import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { serviceOrdersQuery } from '#api/service-orders.ts';
import { orderOf } from '#api/store/find-order.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { alterations } from './alterations-store.ts';
import { recentMs } from './order-placed.ts';
import { useWizard } from './wizard-context.ts';

/**
 * Nothing is in the cart. Whoever paid and lost the answer comes back here: what was made of the cart that they left for
 * is said.
 */
export function EmptyCart() {
  const { me } = useWizard();
  const { leftFor: left } = useSnapshot(alterations);
  const leftFor = left && Date.now() - left.leftAtMs < recentMs ? left : null;
  const { data } = useQuery({
    ...serviceOrdersQuery(me.userId),
    enabled: leftFor !== null,
    // The store tells of an order a moment after it was paid for.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      leftFor && data && !orderOf(data.orders, leftFor.cartToken) && dataUpdateCount < 10
        ? 2000
        : false,
  });
  const order = leftFor && data ? orderOf(data.orders, leftFor.cartToken) : null;
  if (order) {
    return (
      <EmptyState
        title="Your order is placed"
        text={`${order.orderNumber}, ${priceWords(order.totalCents)}. Nothing more is in your cart.`}
        action={
          <>
            <ButtonLink to={paths.alterationsThankYou()}>See what comes next</ButtonLink>
            <ButtonLink to={paths.alterations()} kind="quiet">
              Select an item
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Your cart is empty"
      text="Choose a piece, and what the studio should do."
      action={<ButtonLink to={paths.alterations()}>Select an item</ButtonLink>}
    />
  );
}
