import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { circleQuery } from '#api/circle.ts';
import { paysNoFees, type ShownSums, shownSums } from '#api/store/shown-sums.ts';
import { alterations } from './alterations-store.ts';
import { useWizard } from './wizard-context.ts';

/** What the member may take off services at the store, in US cents. */
export function useServiceCredit(): number {
  const { me } = useWizard();
  const { data: circle } = useQuery(circleQuery(me.userId));
  return circle?.credits.find((one) => one.of === 'alterations')?.leftCents ?? 0;
}

/** The cost of the present order, as every step shows it ([Note: One total]). */
export function useOrderSums(): ShownSums {
  const { me, cart } = useWizard();
  const { changes } = useSnapshot(alterations);
  return shownSums(cart.cart ?? null, changes, paysNoFees(me), useServiceCredit());
}
