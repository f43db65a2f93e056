import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemQuery } from '#api/items.ts';
import {
  type ChosenService,
  chosenServices,
  isSameService,
  say,
  takeAway,
} from '#api/store/pending-changes.ts';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { collectionsFor, productTypes } from '#contract/rules/services.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { addItems, alterations, changePending } from './alterations-store.ts';
import { GarmentBoard } from './garment-board.tsx';
import { ItemSteps } from './item-steps.tsx';
import styles from './select-services-step.module.css';
import { type Saying, ServiceList } from './service-list.tsx';
import { useApply } from './use-apply.ts';
import { useWizard } from './wizard-context.ts';
import { servicesWords, WizardFrame } from './wizard-frame.tsx';
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

function ServicesOfItem({ itemId, itemIds }: { itemId: string; itemIds: readonly string[] }) {
  const { me, cart } = useWizard();
  // At once: it holds what is typed.
  const { changes } = useSnapshot(alterations, { sync: true });
  const { isApplying, applyAndGo } = useApply();
  const item = useQuery(itemQuery(useQueryClient(), me.userId, itemId));
  const [active, setActive] = useState<string | null>(null);
  const garment = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const chosen = chosenServices(cart.cart ?? null, changes);
  const here = chosen.filter(({ selectedItem }) => selectedItem.id === itemId);
  const marked = here.find(({ variantId }) => variantId === active) ?? here.at(-1) ?? null;
  const unsaid = here.filter(
    ({ productType, details }) => productType === productTypes.custom && !details.trim(),
  );
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
  const goOn = () => {
    setChecked(true);
    const [first] = unsaid;
    if (first) return setActive(first.variantId);
    void applyAndGo(next ? paths.alterationServices(next) : paths.alterationsCart());
  };
  const found = item.isError && item.isPlaceholderData ? undefined : item.data?.item;
  return (
    <WizardFrame
      step="Select Services"
      back={paths.alterations()}
      strip="10% off when multiple services are ordered together"
      foot={
        <>
          <WizardSum note={servicesWords(chosen.length)} isPrice>
            {priceWords(chosen.reduce((sum, { priceCents }) => sum + priceCents, 0))}
          </WizardSum>
          <Button busy={isApplying} disabled={chosen.length === 0} onClick={goOn}>
            Continue
          </Button>
        </>
      }
    >
      {!found && item.isError && (
        <EmptyState
          title="This piece is not here"
          text="It may have been deleted."
          action={<ButtonLink to={paths.alterations()}>Choose another</ButtonLink>}
        />
      )}
      {!found && !item.isError && (
        <Waiting label="Loading" className={styles.wait}>
          <Stitches count={5} busy />
        </Waiting>
      )}
      {found && (
        <div className={styles.layout}>
          <div className={styles.garment} ref={garment}>
            <ItemSteps itemIds={itemIds} present={itemId} owner={me.userId} />
            <GarmentBoard
              item={found}
              services={here}
              active={marked}
              onActive={setActive}
              onChange={(service, pins) => change(service, { pins })}
            />
          </div>
          <div>
            <h2 className={styles.title} dir="auto">
              {itemName(found)}
            </h2>
            <p className={styles.lead}>Choose what the studio should do.</p>
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
              unsaid={isChecked ? unsaid.map(({ variantId }) => variantId) : []}
              onActive={setActive}
              onMark={() => garment.current?.scrollIntoView?.({ block: 'center' })}
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

const collectionsOf = ({ category }: ItemDetails) => collectionsFor(categoryGroupOf(category));
