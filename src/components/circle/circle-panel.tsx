import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { circleQuery, useRefreshCircle } from '#api/circle.ts';
import { type CirclePlanKey, circlePlans, plansAfter } from '#contract/rules/circle.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './circle-panel.module.css';
import { Invoices } from './invoices.tsx';
import { MembershipCard } from './membership-card.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { type InAppPurchase, useInAppPurchase } from './use-in-app-purchase.ts';

/** The plans of the Circle to choose from, or the one that a member has, with what they paid. */
export function CirclePanel({ owner }: { owner: string }) {
  // What was asked of a store for one member is nothing of the next one's.
  return <OwnPanel key={owner} owner={owner} />;
}

function OwnPanel({ owner }: { owner: string }) {
  const { data: circle, isError, refetch } = useQuery(circleQuery(owner));
  const { mutate: refresh } = useRefreshCircle();
  const lookAgain = useEffectEvent(() => refresh({ owner }));
  const store = useInAppPurchase(owner, circle);
  const mayHaveChanged = circle?.isAwaited || circle?.membership?.store != null;
  useEffect(() => {
    // Who left a checkout may have paid there, and no event may have told of it; an app's store tells of nothing.
    if (mayHaveChanged) lookAgain();
  }, [mayHaveChanged]);
  if (!circle) {
    return isError ? (
      <ErrorCard
        title="Your membership did not load"
        text="Nothing about it has changed."
        onRetry={() => void refetch()}
      />
    ) : (
      <Waiting label="Loading your membership" className={styles.skeleton}>
        <div />
        <div />
        <div />
      </Waiting>
    );
  }
  const { membership } = circle;
  if (!circle.isSold && !store.isOffered && !membership) {
    return (
      <EmptyState
        title="The Circle is not open yet"
        text="Memberships are not sold here at the moment. Everything you have stays yours."
      />
    );
  }
  const plans = plansSold(circle, store);
  return (
    <div className={styles.panel}>
      {membership && <MembershipCard owner={owner} circle={circle} membership={membership} />}
      {plans.length > 0 && (
        <PlanOffer key={plans[0]} owner={owner} circle={circle} plans={plans} store={store} />
      )}
      <Invoices invoices={circle.invoices} />
    </div>
  );
}

/** The plans that a member can take here. A plan of a store is changed to another there; Lifetime is bought beside it. */
function plansSold({ isSold, membership }: Circle, store: InAppPurchase): readonly CirclePlanKey[] {
  const plans = plansAfter(membership?.plan ?? null);
  if (store.isOffered) return plans;
  if (!isSold) return [];
  return membership?.store ? plans.filter((plan) => circlePlans[plan].every === 'once') : plans;
}
