import { useNavigate } from 'react-router-dom';
import { type ServiceLine, servicesOf } from '#api/store/cart.ts';
import { hasChanges } from '#api/store/pending-changes.ts';
import { StoreFailure, storeWords } from '#api/store/store-failure.ts';
import { isCancelled } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#ui/toasts.ts';
import { alterations, clearPending } from './alterations-store.ts';
import { orderPlaced } from './order-placed.ts';
import { useWizard } from './wizard-context.ts';

/** Puts what is pending into the cart; what fails stays pending, and is said in the catalogue's words. */
export function useApply() {
  const { cart } = useWizard();
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  const apply = async (): Promise<boolean> => {
    const { changes } = alterations;
    if (!hasChanges(changes)) return true;
    const before = servicesOf(cart.cart ?? null);
    try {
      const { lostLineIds } = await cart.apply.mutateAsync(changes);
      const lost = before.filter(({ lineItemId }) => lostLineIds.includes(lineItemId));
      if (lost.length > 0) {
        const text = `${lost.map(({ name }) => name).join(', ')}: add it again if you want it.`;
        showToast({ title: 'Removed on another device', text });
      }
      // What was chosen while this was on its way is pending still.
      if (alterations.changes === changes) clearPending();
      return true;
    } catch (error) {
      sayFailure(error, before);
      return false;
    }
  };
  return {
    isApplying: cart.apply.isPending,
    apply,
    /** Goes on once it went well. */
    applyAndGo: async (to: string) => {
      if (await apply()) void navigate(to);
    },
  };
}

/** A cart that the store lost leaves its services as they were chosen, to be put into the next one. */
function keepChoices(before: readonly ServiceLine[]): void {
  const { added, updated, removed } = alterations.changes;
  const kept = before
    .filter(({ lineItemId }) => !removed.includes(lineItemId))
    .map((line) => ({ ...line, ...updated[line.lineItemId] }));
  alterations.changes = { added: [...kept, ...added], updated: {}, removed: [] };
}

/**
 * Says what failed at the store, in the catalogue's words, and what can be done about it. A cart that was paid for
 * on another page is no failure: that leads to the order, and what it has is chosen no more.
 */
export function useSayFailure() {
  const navigate = useNavigate();
  /** `before`: what the cart held; where it is gone, that is chosen still. */
  return (error: unknown, before: readonly ServiceLine[]): void => {
    if (isCancelled(error)) return;
    const failure = error instanceof StoreFailure ? error : null;
    if (failure?.order) {
      orderPlaced(failure.order);
      showToast({ title: 'This order was placed', text: `It is ${failure.order.orderNumber}.` });
      return void navigate(paths.alterationsThankYou(), { replace: true });
    }
    if (failure?.isCartGone) {
      keepChoices(before);
      alterations.note ??= failure.note || null;
    }
    showToast({
      tone: 'error',
      title: failure ? storeWords[failure.call] : 'Something went wrong.',
      text: failure ? hintOf(failure) : 'Try again in a moment, or refresh the page.',
    });
  };
}

function hintOf({ isCartGone, isFull, withdrawn, said, kind }: StoreFailure): string {
  if (isCartGone) return 'Your cart had expired. What you chose is kept: try again.';
  if (isFull) return 'A cart holds 249 services at most. Take some away to go on.';
  if (withdrawn.length > 0) {
    const { added } = alterations.changes;
    const names = added.filter(({ variantId }) => withdrawn.includes(variantId));
    return `Not offered any more: ${names.map(({ name }) => name).join(', ')}. Take it away to go on.`;
  }
  if (kind === 'offline' && !host.isOnline) {
    return 'You are offline. What you chose is kept on this device.';
  }
  if (kind === 'offline') return 'The store was not reached. What you chose is kept: try again.';
  if (said) return `The store says: ${said} What you chose is kept.`;
  return 'What you chose is kept. Try again in a moment.';
}
