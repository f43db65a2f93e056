import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemQuery } from '#api/items.ts';
import {
  type ChosenService,
  choose,
  chosenServices,
  isSameService,
  say,
  takeAway,
} from '#api/store/pending-changes.ts';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { plusQuote } from '#contract/rules/order-sums.ts';
import { amountNeed } from '#contract/rules/service-needs.ts';
import type { ServicePin } from '#contract/rules/service-pins.ts';
import { collectionsFor } from '#contract/rules/services.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { AppError } from '#lib/errors.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import { addItems, alterations, changePending, dropItem } from './alterations-store.ts';
import { amountPath } from './amount-path.ts';
import { GarmentBoard, isSmall } from './garment-board.tsx';
import { HowMuchStep } from './how-much-step.tsx';
import { ItemSteps } from './item-steps.tsx';
import { MarkSheet } from './mark-sheet.tsx';
import { missingOf } from './missing.ts';
import { OrderedAlready } from './ordered-already.tsx';
import styles from './select-services-step.module.css';
import { type Saying, ServiceList } from './service-list.tsx';
import { useApply } from './use-apply.ts';
import { useOrderSums } from './use-order-sums.ts';
import { WhatIsThis } from './what-is-this.tsx';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardSum } from './wizard-sum.tsx';

/** Chooses what is to be done to each of the chosen pieces, one piece after another. */
export function SelectServicesStep() {
  const [search] = useSearchParams();
  const { itemIds } = useSnapshot(alterations);
  const given = (search.get('items') ?? search.get('item') ?? '').match(/[1-9]\d{0,14}/g);
  const names = given?.join() ?? '';
  useEffect(() => {
    if (names) addItems(names.split(','));
  }, [names]);
  const itemId = given?.[0] ?? itemIds[0];
  if (!itemId) return <Navigate to={paths.alterations()} replace />;
  if (search.get('item') !== itemId || search.has('items')) {
    return <Navigate to={paths.alterationServices(itemId)} replace />;
  }
  return <ServicesOfItem key={itemId} itemId={itemId} itemIds={itemIds} />;
}

/** One piece: its services, or how much is done of the one that the address names. */
function ServicesOfItem({ itemId, itemIds }: { itemId: string; itemIds: readonly string[] }) {
  const { me, cart } = useWizard();
  const [search] = useSearchParams();
  // At once: it holds what is typed.
  const { changes } = useSnapshot(alterations, { sync: true });
  const { isApplying, applyAndGo } = useApply();
  const item = useQuery(itemQuery(useQueryClient(), me.userId, itemId));
  const navigate = useNavigate();
  const [active, setActive] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [checks, setChecks] = useState(0);
  const sums = useOrderSums();
  const chosen = chosenServices(cart.cart ?? null, changes);
  const here = chosen.filter(({ selectedItem }) => selectedItem.id === itemId);
  const marked = here.find(({ variantId }) => variantId === active) ?? here.at(-1) ?? null;
  const lacking = here.filter((service) => missingOf(service) !== null);
  const done = new Set(chosen.map(({ selectedItem }) => selectedItem.id));
  const next = itemIds.slice(itemIds.indexOf(itemId) + 1).find((id) => !done.has(id));
  const change = (service: ChosenService, wishes: Saying) =>
    changePending((pending) => {
      const now = findNow(service);
      if (!now) return pending;
      return say(pending, now, typeof wishes === 'function' ? wishes(now) : wishes);
    });
  // A service may have changed since the screen was drawn, as by a quick second press.
  const findNow = (service: ChosenService) =>
    chosenServices(cart.cart ?? null, alterations.changes).find((one) =>
      isSameService(one, service),
    );
  const askAmount = (variantId: string) => void navigate(amountPath(itemId, variantId));
  const goOn = () => {
    setChecks((count) => count + 1);
    const [first] = lacking;
    if (first && missingOf(first) === 'amount') return askAmount(first.variantId);
    if (first) return setActive(first.variantId);
    void applyAndGo(next ? paths.alterationServices(next) : paths.alterationsCart());
  };
  const takeOut = () => {
    const others = itemIds.filter((id) => id !== itemId);
    changePending((pending) => here.reduce((now, one) => takeAway(now, one), pending));
    dropItem(itemId);
    void navigate(others[0] ? paths.alterationServices(others[0]) : paths.alterations(), {
      replace: true,
    });
    showUndo('The piece is taken out', () => {
      addItems([itemId]);
      // Lines of the cart are chosen anew: they may be gone by now.
      changePending((pending) => here.reduce((now, one) => choose(null, now, one), pending));
      void navigate(paths.alterationServices(itemId));
    });
  };
  const found = item.isError && item.isPlaceholderData ? undefined : item.data?.item;
  const board = found && {
    item: found,
    services: here,
    active: marked,
    onActive: setActive,
    onChange: (service: ChosenService, pins: ServicePin[]) => change(service, { pins }),
  };
  const isGone = !found && item.error instanceof AppError && item.error.kind === 'not-found';
  const leave = useEffectEvent(() => {
    const others = itemIds.filter((id) => id !== itemId);
    dropItem(itemId);
    showToast({ title: 'One of your pieces is gone', text: 'It may have been deleted.' });
    void navigate(others[0] ? paths.alterationServices(others[0]) : paths.alterations(), {
      replace: true,
    });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const asked = here.find(({ variantId }) => variantId === search.get('amount'));
  const need = asked && amountNeed(asked.measures);
  if (found && asked && need) {
    return (
      <HowMuchStep
        key={asked.variantId}
        item={found}
        service={asked}
        need={need}
        onChange={(amount) => change(asked, { amount })}
      />
    );
  }
  return (
    <WizardFrame
      step="Select Services"
      back={paths.alterations()}
      strip="10% off when multiple services are ordered together"
      foot={
        <>
          <WizardSum
            note={sums.feesCents ? `Total, incl. ${priceWords(sums.feesCents)} fee` : 'Total'}
            isPrice
            more={sums.isQuoted ? plusQuote : undefined}
          >
            {priceWords(sums.totalCents)}
          </WizardSum>
          <Button busy={isApplying} disabled={chosen.length === 0} onClick={goOn}>
            Continue
          </Button>
        </>
      }
    >
      {!found && item.isError && !isGone && (
        <ErrorCard
          title="The piece did not load"
          text="What you chose is kept."
          onRetry={() => void item.refetch()}
        />
      )}
      {!found && (!item.isError || isGone) && <SewingWait label="Loading" />}
      {found && board && (
        <div className={styles.layout}>
          <div className={styles.garment}>
            <ItemSteps itemIds={itemIds} present={itemId} owner={me.userId} onTakeOut={takeOut} />
            <GarmentBoard {...board} onEnlarge={() => setLarge(true)} />
            {isLarge && (
              <MarkSheet onClose={() => setLarge(false)}>
                <GarmentBoard {...board} />
              </MarkSheet>
            )}
          </div>
          <div>
            <h2 className={styles.title} dir="auto">
              {itemName(found)}
            </h2>
            <p className={styles.lead}>Choose what the studio should do.</p>
            <OrderedAlready owner={me.userId} itemId={itemId} />
            {found.condition === 'Needs Repair' && found.notes && (
              <p className={styles.notes}>
                <span>Needs repair. Your notes:</span> <span dir="auto">{found.notes}</span>
              </p>
            )}
            {!found.category && <WhatIsThis owner={me.userId} item={found} />}
            {cart.isError && (
              <ErrorCard
                title="Failed to fetch checkout details"
                text="What you choose is kept on this device."
                onRetry={cart.retry}
              />
            )}
            <ServiceList
              handles={collectionsOf(found)}
              item={found}
              chosen={here}
              active={marked?.variantId ?? null}
              lacking={checks > 0 ? lacking.map(({ variantId }) => variantId) : []}
              checks={checks}
              onActive={setActive}
              onAmount={askAmount}
              onMark={() => isSmall() && setLarge(true)}
              onSay={change}
              onTakeAway={(service) =>
                changePending((pending) => takeAway(pending, findNow(service) ?? service))
              }
            />
          </div>
        </div>
      )}
    </WizardFrame>
  );
}

/** The collections for a piece; of one that needs repair the repairs come first. */
function collectionsOf({ category, condition }: ItemDetails) {
  const handles = collectionsFor(categoryGroupOf(category));
  if (condition !== 'Needs Repair') return handles;
  return [...handles].sort((one, other) => Number(other === 'repairs') - Number(one === 'repairs'));
}
