import { useState } from 'react';
import { useOpenCirclePortal, useSetCircleEnd } from '#api/circle.ts';
import { FormFault } from '#components/form-fault.tsx';
import { appStoreNames } from '#contract/rules/app-stores.ts';
import { circlePlans } from '#contract/rules/circle.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import { openLink } from '#lib/host.ts';
import { leavePage } from '#lib/leave-page.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './membership-card.module.css';
import { creditWords, nextWords, stateNames } from './plan-words.ts';
import { alsoRenewedWords, paidInStoreWords, storePages } from './store-words.ts';

const CancelDialog = late('layer', async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** The plan that a member has, what becomes of it next, and the ways to end it, keep it, and pay otherwise. */
export function MembershipCard({
  owner,
  circle,
  membership,
}: {
  owner: string;
  circle: Circle;
  membership: NonNullable<Circle['membership']>;
}) {
  const [isAsking, setAsking] = useState(false);
  const setEnd = useSetCircleEnd({
    onSuccess: (_output, { ends }) =>
      showToast({ title: ends ? 'Your membership is cancelled' : 'Your membership goes on' }),
  });
  const portal = useOpenCirclePortal({ onSuccess: ({ url }) => leavePage(url) });
  const { plan, state, store } = membership;
  const { alsoRenewedBy } = circle;
  const storeAtWork = store ?? alsoRenewedBy;
  const storePage = storeAtWork && storePages[storeAtWork];
  const isHere = store === null;
  const openPortal = () => portal.mutate({ owner, leaveUrl: location.pathname + location.search });
  const end = (ends: boolean) => setEnd.mutate({ owner, ends });
  return (
    <section className={styles.card} aria-labelledby="plan-title">
      <div className={styles.head}>
        <h2 id="plan-title" className={styles.name}>
          {circlePlans[plan].name}
        </h2>
        <WovenLabel tone={state === 'grace' ? 'plain' : 'thread'}>{stateNames[state]}</WovenLabel>
      </div>
      <p className={styles.next}>{nextWords(membership, alsoRenewedBy)}</p>
      {store && <p className={styles.credit}>{paidInStoreWords(store)}</p>}
      {alsoRenewedBy && <p role="alert">{alsoRenewedWords(alsoRenewedBy)}</p>}
      {circle.credits.map((credit) => (
        <p key={credit.of} className={styles.credit}>
          {creditWords(credit)}
        </p>
      ))}
      <FormFault problem={setEnd.error ?? portal.error} />
      <div className={styles.actions}>
        {storePage && (
          <Button kind="secondary" size="small" onClick={() => openLink(storePage)}>
            Open {appStoreNames[storeAtWork]}
          </Button>
        )}
        {isHere && state === 'grace' && (
          <Button busy={portal.isPending} onClick={openPortal}>
            Give another card
          </Button>
        )}
        {isHere && state === 'ends' && (
          <Button busy={setEnd.isPending} onClick={() => end(false)}>
            Keep my membership
          </Button>
        )}
        {circle.hasPortal && state !== 'grace' && (
          <Button kind="secondary" size="small" busy={portal.isPending} onClick={openPortal}>
            Card and invoices
          </Button>
        )}
        {isHere && (state === 'trial' || state === 'active' || state === 'grace') && (
          <Button kind="quiet" size="small" busy={setEnd.isPending} onClick={() => setAsking(true)}>
            Cancel membership
          </Button>
        )}
      </div>
      {isAsking && (
        <CancelDialog
          membership={membership}
          onCancel={() => {
            setAsking(false);
            end(true);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
