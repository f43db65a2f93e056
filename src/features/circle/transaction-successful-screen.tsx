import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useRefreshCircle } from '#api/circle.ts';
import { useMe } from '#api/users.ts';
import { isOwnPath } from '#bridge/own-path.ts';
import { Hoop } from '#components/circle/hoop.tsx';
import { nextWords } from '#components/circle/plan-words.ts';
import { circlePlans } from '#contract/rules/circle.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './transaction-successful-screen.module.css';

/** How often, and how many times, the plan is asked for that the payment made. */
const askMs = 2000;
const mostTimes = 20;

/**
 * Where a payment leads back to (product spec, section 2): it says that the purchase succeeded and waits for the details
 * of the plan. The id of the checkout is taken out of the address and kept with the history's entry; an address that
 * never had one leads away at once.
 */
export function TransactionSuccessfulScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const { isWebView } = useSnapshot(host);
  const inAddress = search.get('session_id');
  const kept: unknown = Object(state).sessionId;
  const sessionId = inAddress ?? (typeof kept === 'string' ? kept : null);
  useEffect(() => {
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('session_id');
    void navigate({ search: rest.toString() }, { replace: true, state: { sessionId: inAddress } });
  }, [inAddress, search, navigate]);
  const circle = isWebView ? paths.circle() : paths.accountSettings('Circle Membership');
  if (sessionId === null) return <Navigate to={circle} replace />;
  return (
    <main className={styles.screen}>
      <span className={styles.hoop}>
        <Hoop isSewn />
      </span>
      <h1 className={styles.title}>Transaction Successful</h1>
      <p className={styles.text}>
        Your Circle membership purchase succeeded. Plan details will be available shortly.
      </p>
      <PlanDetails sessionId={sessionId} />
      <ButtonLink to={placeAfter(search.get('returnUrl')) ?? circle} wide replace>
        Continue
      </ButtonLink>
    </main>
  );
}

/** A path of ours that an address names; null of any other. */
function placeAfter(returnUrl: string | null): string | null {
  if (!returnUrl || !URL.canParse(returnUrl, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(returnUrl, location.origin);
  const path = pathname + search + hash;
  return origin === location.origin && isOwnPath(path) ? path : null;
}

/** The plan that was bought, once it is known; whoever is signed out is told no more. */
function PlanDetails({ sessionId }: { sessionId: string }) {
  const me = useMe();
  const [times, setTimes] = useState(0);
  const { mutate: refresh, data, isPending } = useRefreshCircle();
  const owner = me?.userId;
  const isPaid = data?.isPaid ?? false;
  useEffect(() => {
    if (!owner || isPaid || times >= mostTimes) return;
    const ask = () => {
      refresh({ owner, sessionId });
      setTimes(times + 1);
    };
    const timer = setTimeout(ask, times === 0 ? 0 : askMs);
    return () => clearTimeout(timer);
  }, [owner, isPaid, times, sessionId, refresh]);
  if (!owner) return null;
  const { membership } = data?.circle ?? {};
  const isOver = times >= mostTimes && !isPending;
  return (
    <div className={styles.plan} role="status">
      {isPaid && membership ? (
        <p>
          <b>{circlePlans[membership.plan].name}</b> {nextWords(membership)}
        </p>
      ) : isOver ? (
        <p>The details take longer than usual. They will be in your account settings.</p>
      ) : (
        <>
          <Stitches count={5} busy />
          <p>Waiting for your plan’s details</p>
        </>
      )}
    </div>
  );
}
