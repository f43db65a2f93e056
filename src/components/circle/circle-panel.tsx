import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  circleQuery,
  useChangeCirclePlan,
  useRefreshCircle,
  useStartCheckout,
} from '#api/circle.ts';
import { FormFault } from '#components/form-fault.tsx';
import { type CirclePlanKey, circlePlans, plansAfter } from '#contract/rules/circle.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import { AppError } from '#lib/errors.ts';
import { leavePage } from '#lib/leave-page.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { Waiting } from '#ui/waiting.tsx';
import styles from './circle-panel.module.css';
import { Invoices } from './invoices.tsx';
import { MembershipCard } from './membership-card.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { takeWords } from './plan-words.ts';
import { WhatYouGet } from './what-you-get.tsx';

/** The plans of the Circle to choose from, or the one that a member has, with what they paid. */
export function CirclePanel({ owner }: { owner: string }) {
  const { data: circle, isError, refetch } = useQuery(circleQuery(owner));
  const { mutate: refresh } = useRefreshCircle();
  const lookAgain = useEffectEvent(() => refresh({ owner }));
  const isAwaited = circle?.isAwaited ?? false;
  useEffect(() => {
    // Who left a checkout may have paid there, and no event may have told of it.
    if (isAwaited) lookAgain();
  }, [isAwaited]);
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
  if (!circle.isSold && !membership) {
    return (
      <EmptyState
        title="The Circle is not open yet"
        text="Memberships are not sold here at the moment. Everything you have stays yours."
      />
    );
  }
  const plans = circle.isSold ? plansAfter(membership?.plan ?? null) : [];
  return (
    <div className={styles.panel}>
      {membership && <MembershipCard owner={owner} circle={circle} membership={membership} />}
      {plans.length > 0 && <Offer key={plans[0]} owner={owner} circle={circle} plans={plans} />}
      <Invoices invoices={circle.invoices} />
    </div>
  );
}

const isDeclined = (error: Error | null): boolean =>
  error instanceof AppError && error.fields.card === 'declined';

/** Plans with the button that takes the chosen one. */
function Offer({
  owner,
  circle,
  plans,
}: {
  owner: string;
  circle: Circle;
  plans: readonly CirclePlanKey[];
}) {
  const { membership, hadTrial } = circle;
  const [chosen, setChosen] = useState<CirclePlanKey>(
    plans.includes('yearly') ? 'yearly' : plans[0]!,
  );
  const checkout = useStartCheckout({ onSuccess: ({ url }) => leavePage(url) });
  const change = useChangeCirclePlan({
    onSuccess: () => showToast({ title: `You have the ${circlePlans[chosen].name} plan now` }),
  });
  const { reset } = checkout;
  const { mutate: refresh } = useRefreshCircle();
  useEffect(() => {
    // Back from a checkout the browser may show this very page again, as it was left; it may have been paid.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      refresh({ owner });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset, refresh, owner]);
  const words = takeWords(chosen, circle);
  const isBusy = checkout.isPending || checkout.isSuccess || change.isPending;
  const take = () => {
    if (membership && chosen === 'yearly') change.mutate({ owner, plan: chosen });
    else {
      const leaveUrl = location.pathname + location.search;
      checkout.mutate({ owner, plan: chosen, leaveUrl });
    }
  };
  const fault: ReactNode = (
    <FormFault
      problem={checkout.error ?? change.error}
      conflict={
        isDeclined(change.error)
          ? 'Your card was declined, and nothing has changed. Give another card, then try again.'
          : 'You are a member already. Your plan is in your account settings.'
      }
    />
  );
  return (
    <>
      {membership && <h2 className={styles.title}>Longer plans</h2>}
      <PlanChoice plans={plans} chosen={chosen} hadTrial={hadTrial} onChoose={setChosen} />
      <p className={styles.terms}>
        Monthly and Yearly can be cancelled anytime.{' '}
        <span className={styles.wide}>Your wardrobe stays readable if you do.</span>
      </p>
      <WhatYouGet chosen={chosen} />
      <div className={styles.foot}>
        <div className={styles.sums}>
          <p className={styles.head}>{words.head}</p>
          <p className={styles.note}>{words.note}</p>
        </div>
        {fault}
        <Button busy={isBusy} onClick={take}>
          {words.button}
        </Button>
        <p className={styles.then}>{words.foot}</p>
      </div>
    </>
  );
}
