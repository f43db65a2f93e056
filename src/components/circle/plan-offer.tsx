import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChangeCirclePlan, useRefreshCircle, useStartCheckout } from '#api/circle.ts';
import { FormFault } from '#components/form-fault.tsx';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import { AppError } from '#lib/errors.ts';
import { leavePage } from '#lib/leave-page.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { PlanChoice } from './plan-choice.tsx';
import styles from './plan-offer.module.css';
import { takeWords } from './plan-words.ts';
import { storeNoteWords } from './store-words.ts';
import type { InAppPurchase } from './use-in-app-purchase.ts';
import { WhatYouGet } from './what-you-get.tsx';

const isDeclined = (error: Error | null): boolean =>
  error instanceof AppError && error.fields.card === 'declined';

/** Plans with the button that takes the chosen one: in the host's store where there is one, else on the web. */
export function PlanOffer({
  owner,
  circle,
  plans,
  store,
}: {
  owner: string;
  circle: Circle;
  plans: readonly CirclePlanKey[];
  store: InAppPurchase;
}) {
  const { membership, hadTrial } = circle;
  // Whoever has a plan is urged to none.
  const proposed = membership ? null : plans.includes('yearly') ? 'yearly' : plans[0]!;
  const [picked, setPicked] = useState<CirclePlanKey | null>(null);
  const chosen = picked && plans.includes(picked) ? picked : proposed;
  const { pathname, search } = useLocation();
  const checkout = useStartCheckout({ onSuccess: ({ url }) => leavePage(url) });
  const change = useChangeCirclePlan({
    onSuccess: (_, { plan }) =>
      showToast({ title: `You have the ${circlePlans[plan].name} plan now` }),
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
  const words = chosen && takeWords(chosen, circle);
  const isBusy = checkout.isPending || checkout.isSuccess || change.isPending || store.isBusy;
  const take = () => {
    if (!chosen) return;
    // A plan of the web is changed there, paid for with the card that is known.
    const isChanged = membership?.store === null && chosen === 'yearly';
    if (isChanged) change.mutate({ owner, plan: chosen });
    else if (store.isOffered) void store.buy(chosen);
    else {
      const leaveUrl = pathname + search;
      const returnUrl = askedFrom(search);
      checkout.mutate({ owner, plan: chosen, leaveUrl, ...(returnUrl && { returnUrl }) });
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
      <PlanChoice plans={plans} chosen={chosen} hadTrial={hadTrial} onChoose={setPicked} />
      <p className={styles.terms}>
        Monthly and Yearly can be cancelled anytime.{' '}
        <span className={styles.wide}>Your wardrobe stays readable if you do.</span>
      </p>
      <WhatYouGet chosen={chosen} />
      {(words || store.isOffered) && (
        <div className={styles.foot}>
          {words && (
            <div className={styles.sums}>
              <p className={styles.head}>{words.head}</p>
              <p className={styles.note}>{words.note}</p>
            </div>
          )}
          {fault}
          {store.note && (
            <p className={styles.told} role={store.note === 'pending' ? 'status' : 'alert'}>
              {storeNoteWords[store.note]}
            </p>
          )}
          {words && (
            <>
              <Button busy={isBusy} onClick={take}>
                {words.button}
              </Button>
              <p className={styles.then}>{words.foot}</p>
            </>
          )}
          {store.isOffered && (
            <Button
              kind="quiet"
              size="small"
              disabled={isBusy}
              onClick={() => void store.restore()}
            >
              Restore purchases
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The page of ours that sent its reader here, to which Continue leads once it is paid; null of none. */
function askedFrom(search: string): string | null {
  const path = new URLSearchParams(search).get('returnUrl');
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}
