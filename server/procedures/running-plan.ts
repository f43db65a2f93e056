import { storeOfSubscription } from '#contract/rules/app-stores.ts';
import type { CirclePlanKey } from '#contract/rules/circle.ts';
import { Refusal } from '../foundation/refusal.ts';
import { PaymentRefused, type PaymentsPort } from '../ports/payments.ts';
import type { Services } from '../ports/services.ts';
import { findMembership } from '../repositories/paid-facts.ts';
import { readMembership } from './read-membership.ts';

/**
 * The plan of a member that can be ended or changed here, as the provider tells it now; null where there is none, or it
 * is an app's store that sells it.
 */
export async function findRunningPlan(
  services: Services & { payments: PaymentsPort },
  userId: string,
): Promise<{ plan: CirclePlanKey; subscriptionId: string } | null> {
  await readMembership(services, userId);
  const membership = await findMembership(services.open.database, userId, services.now());
  const { plan, subscriptionId } = membership ?? {};
  const isHere = subscriptionId && storeOfSubscription(subscriptionId) === null;
  return plan && isHere ? { plan, subscriptionId } : null;
}

/**
 * Asks the provider. Throws the Refusal `not-found` where plans are not sold, `conflict` where a card is declined, and
 * `unavailable` where the provider is not reached or sells at another price.
 */
export async function asking<Answer>(
  { payments }: Services,
  ask: (payments: PaymentsPort) => Promise<Answer>,
): Promise<Answer> {
  if (!payments) throw new Refusal('not-found', 'no plans are sold here');
  try {
    return await ask(payments);
  } catch (error) {
    if (error instanceof PaymentRefused && error.why === 'declined') {
      throw new Refusal('conflict', error.message, { card: 'declined' });
    }
    if (error instanceof PaymentRefused || payments.isAway(error)) {
      throw new Refusal('unavailable', error instanceof Error ? error.message : 'no payments');
    }
    throw error;
  }
}
