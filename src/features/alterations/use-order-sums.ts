import { useSnapshot } from 'valtio';
import { paysNoFees, type ShownSums, shownSums } from '#api/store/shown-sums.ts';
import { alterations } from './alterations-store.ts';
import { useWizard } from './wizard-context.ts';

/** The cost of the present order, as every step shows it ([Note: One total]). */
export function useOrderSums(): ShownSums {
  const { me, cart } = useWizard();
  const { changes } = useSnapshot(alterations);
  return shownSums(cart.cart ?? null, changes, paysNoFees(me));
}
