import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { blueprintOfferQuery, buyBlueprint } from '#api/store/blueprint-offer.ts';
import { meQuery, type StoreAddress, useFeatureConfig } from '#api/users.ts';
import { dollars } from '#components/circle/plan-words.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { leavePage } from '#lib/leave-page.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { sessionStore } from '#lib/storage.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { partPath } from '../blueprint-paths.ts';
import { PreviewFoot } from './preview-foot.tsx';

/** Says in this tab that somebody went to the checkout, until the purchase is known. */
const checkoutKey = 'hem.blueprintCheckout';

/** How often the account is asked whether a purchase has come, and how many times. */
const askMs = 2000;
const mostTimes = 15;

/** What the whole blueprint costs at the store, and the way to its checkout; a visitor signs in first. */
export function BuyBlueprint({
  store,
  gender,
}: {
  /** Null where services are not sold here. */
  store: StoreAddress | null;
  gender: BlueprintGender;
}) {
  return store ? (
    <AtStore store={store} gender={gender} />
  ) : (
    <PreviewFoot price={null}>
      <ButtonLink to={paths.circle()}>See membership</ButtonLink>
    </PreviewFoot>
  );
}

function AtStore({ store, gender }: { store: StoreAddress; gender: BlueprintGender }) {
  const { userId } = useSnapshot(session);
  const offer = useQuery(blueprintOfferQuery(store));
  const [isLeaving, setLeaving] = useState(false);
  const asksAnew = useAskAccount(userId !== null);
  const buy = async () => {
    if (userId === null || isLeaving) return;
    setLeaving(true);
    // It may have been bought meanwhile, in another tab or on another device.
    const isOwned = await asksAnew();
    const address = isOwned ? '' : await buyBlueprint(store, userId);
    setLeaving(false);
    // A failure leaves the page as it is (product spec, section 8).
    if (address === '') return;
    sessionStore.set(checkoutKey, 'left');
    leavePage(address);
  };
  const price = offer.data ? (
    <>
      <b>{dollars(offer.data.priceCents)}</b> once
    </>
  ) : offer.isPending ? (
    <Stitches count={5} busy />
  ) : null;
  return (
    <PreviewFoot price={price}>
      {userId === null ? (
        <ButtonLink to={paths.auth(partPath(gender, 'result'))}>Sign in to buy it</ButtonLink>
      ) : (
        <Button busy={isLeaving} onClick={() => void buy()}>
          Buy your Blueprint
        </Button>
      )}
    </PreviewFoot>
  );
}

/**
 * Asks the account what it is entitled to, for a while after a checkout and whenever the page is seen again. Answers how
 * to ask at any time whether the whole blueprint is the member's; false where the account cannot be asked.
 */
function useAskAccount(isMember: boolean): () => Promise<boolean> {
  const features = useFeatureConfig();
  const { refetch } = useQuery({ ...meQuery(), enabled: isMember });
  useEffect(() => {
    if (!isMember || sessionStore.get(checkoutKey) === null) return;
    let times = 0;
    const ask = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setInterval(() => {
      times += 1;
      ask();
      if (times < mostTimes) return;
      clearInterval(timer);
      sessionStore.remove(checkoutKey);
    }, askMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isMember, refetch]);
  return async () => {
    const { data } = await refetch();
    return data
      ? isUnlocked('wholeBlueprint', { features, entitlements: data.entitlements })
      : false;
  };
}
