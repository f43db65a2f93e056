import { CalendarClock, Lock, Plus, ShieldCheck, Truck } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { servicesOf } from '#api/store/cart.ts';
import {
  type ChosenService,
  chosenServices,
  hasChanges,
  takeAway,
} from '#api/store/pending-changes.ts';
import { paysNoFees, shownSums } from '#api/store/shown-sums.ts';
import { Notice } from '#components/notice.tsx';
import { discountParts, isQuoted, plusQuote, quoteTerms } from '#contract/rules/order-sums.ts';
import { handlingFeeLabel } from '#contract/rules/services.ts';
import { priceWords } from '#lib/money.ts';
import { oneShot } from '#lib/once.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { alterations, changePending, notePrices } from './alterations-store.ts';
import { CartNote } from './cart-note.tsx';
import { CartWait } from './cart-wait.tsx';
import { changedWords } from './changed-words.ts';
import { EmptyCart } from './empty-cart.tsx';
import { LackingNotice } from './lacking-notice.tsx';
import { leaveFor } from './leave-for.ts';
import { missingOf } from './missing.ts';
import styles from './order-summary-step.module.css';
import { SummaryItem } from './summary-item.tsx';
import { SummaryMeasurements } from './summary-measurements.tsx';
import { UnmeasuredQuestion } from './unmeasured-question.tsx';
import { UnservedPieces } from './unserved-pieces.tsx';
import { useApply, useSayFailure } from './use-apply.ts';
import { useOrderSums, useServiceCredit } from './use-order-sums.ts';
import { useUnmeasured } from './use-unmeasured.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardSum } from './wizard-sum.tsx';

/** The cart, by piece, its cost by the store's own word, and the way to its checkout. */
export function OrderSummaryStep() {
  const { me, cart: state } = useWizard();
  const { cart } = state;
  const { itemIds: chosenIds, changes, seenPrices } = useSnapshot(alterations);
  const { apply, isApplying } = useApply();
  const sayFailure = useSayFailure();
  const [told, setTold] = useState<readonly string[]>([]);
  const services = chosenServices(cart ?? null, changes);
  const itemIds = [...new Set(services.map(({ selectedItem }) => selectedItem.id))];
  const withdrawn = servicesOf(cart ?? null).filter(({ isOnSale }) => !isOnSale);
  const dearer = services.filter(({ variantId, priceCents }) => {
    const seen = seenPrices[variantId];
    return seen !== undefined && seen !== priceCents;
  });
  const quoted = services.filter(isQuoted);
  const lacking = services.flatMap((service) => {
    const missing = missingOf(service);
    return missing ? [{ service, missing }] : [];
  });
  // Without words nobody knows what a custom service is: it is not even put into the cart.
  const isUnsaid = lacking.some(({ missing }) => missing === 'words');
  const before = servicesOf(cart ?? null);
  const creditCents = useServiceCredit();
  const sums = useOrderSums();
  const terms = quoteTerms(services, sums.feesCents > 0 ? priceWords(sums.feesCents) : null);
  const arrive = useEffectEvent(async () => {
    if (isUnsaid || !(await apply())) return;
    await state.settle.mutateAsync(undefined).catch((error) => sayFailure(error, before));
  });
  const isKnown = cart !== undefined;
  // Whoever enters the flow takes the fee out, here or on another page: it is added again.
  const isAtRest = !hasChanges(changes) && !isApplying;
  const isFeeDue = isAtRest && !!cart && cart.costs.feesCents !== sums.feesCents;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something to put right
  useEffect(() => {
    if (isKnown) void arrive();
  }, [isKnown, isFeeDue]);

  const remove = (some: readonly ChosenService[]) => {
    changePending((pending) => some.reduce((now, one) => takeAway(now, one), pending));
    void apply();
  };
  const checkOut = async () => {
    setTold([]);
    // What was said just now is not drawn yet.
    const seen = chosenServices(cart ?? null, alterations.changes);
    const { totalCents } = shownSums(
      cart ?? null,
      alterations.changes,
      paysNoFees(me),
      creditCents,
    );
    if (!(await apply())) throw new Told();
    // What is being written to the studio goes with it.
    const { note } = alterations;
    if (note !== null && note.trim() !== (cart?.note ?? '')) {
      await state.writeNote.mutateAsync(note.trim());
      if (alterations.note === note) alterations.note = null;
    }
    const checkout = await state.checkOut.mutateAsync({ services: seen, totalCents });
    if (checkout.kind === 'withdrawn') {
      setTold([`Not offered any more: ${checkout.names.join(', ')}. Remove it to go on.`]);
      throw new Told();
    }
    notePrices(servicesOf(checkout.cart));
    if (checkout.kind === 'changed') {
      setTold(changedWords(checkout.differences));
      throw new Told();
    }
    leaveFor(checkout.cart);
  };
  // Once in 15 seconds, however often it is pressed; what failed may be tried again at once.
  const attempt = useEffectEvent(checkOut);
  const lookAgain = useEffectEvent(state.retry);
  const [visit, setVisit] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes back from the checkout may go again
  const guarded = useMemo(() => oneShot(() => attempt()), [visit]);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setVisit((count) => count + 1);
      // It may have been paid for.
      lookAgain();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const [isLeaving, setLeaving] = useState(false);
  const { isKnown: isMeasureKnown, unmeasured, sayLater } = useUnmeasured(me.userId, services);
  const [isAsking, setAsking] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const goOn = useEffectEvent(() => {
    setPressed(false);
    if (unmeasured.length > 0) setAsking(true);
    else void go();
  });
  useEffect(() => {
    if (isPressed && isMeasureKnown) goOn();
  }, [isPressed, isMeasureKnown]);
  const go = async () => {
    setLeaving(true);
    try {
      await guarded();
    } catch (error) {
      // What is told beside the cart is no failure.
      if (!(error instanceof Told)) sayFailure(error, before);
    }
    setLeaving(false);
  };

  const isBusy = isApplying || state.checkOut.isPending || state.settle.isPending;
  const hasServices = services.length > 0;
  return (
    <WizardFrame
      step="Order Summary"
      back={paths.alterationServices()}
      foot={
        <>
          <WizardSum note="Total" isPrice more={sums.isQuoted ? plusQuote : undefined}>
            {hasServices ? priceWords(sums.totalCents) : '–'}
          </WizardSum>
          <Button
            icon={<Lock aria-hidden="true" />}
            busy={isPressed || isLeaving}
            disabled={!hasServices || withdrawn.length > 0 || lacking.length > 0}
            onClick={() => setPressed(true)}
          >
            Checkout
          </Button>
        </>
      }
    >
      {isAsking && (
        <UnmeasuredQuestion
          services={unmeasured}
          onLater={() => {
            sayLater();
            setAsking(false);
            void go();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {(state.isError || !isKnown) && <CartWait isError={state.isError} onRetry={state.retry} />}
      {isKnown && !hasServices && <EmptyCart />}
      {isKnown && hasServices && (
        <div className={styles.layout}>
          <div className={styles.items}>
            <h2 className={styles.title}>Order Summary</h2>
            {told.length > 0 && (
              <Notice>
                {told.map((words) => (
                  <span key={words} className={styles.changed}>
                    {words}
                  </span>
                ))}
              </Notice>
            )}
            {dearer.length > 0 && (
              <Notice>
                {dearer.map(({ name, priceCents, variantId }) => (
                  <span key={variantId} className={styles.changed}>
                    {name} costs {priceWords(priceCents)} now; it was{' '}
                    {priceWords(seenPrices[variantId] ?? 0)}.
                  </span>
                ))}
              </Notice>
            )}
            {withdrawn.length > 0 && (
              <Notice>
                Not offered any more: {withdrawn.map(({ name }) => name).join(', ')}. Remove it to
                go on.
              </Notice>
            )}
            {lacking.map(({ service, missing }) => (
              <LackingNotice
                key={`${service.selectedItem.id} ${service.variantId}`}
                service={service}
                missing={missing}
              />
            ))}
            <SummaryMeasurements owner={me.userId} services={services} />
            {itemIds.map((itemId) => (
              <SummaryItem
                key={itemId}
                owner={me.userId}
                itemId={itemId}
                services={services.filter(({ selectedItem }) => selectedItem.id === itemId)}
                onRemove={remove}
              />
            ))}
            <UnservedPieces
              owner={me.userId}
              itemIds={chosenIds.filter((itemId) => !itemIds.includes(itemId))}
            />
            <ButtonLink
              kind="quiet"
              to={paths.alterations()}
              icon={<Plus aria-hidden="true" />}
              wide
            >
              Add another piece
            </ButtonLink>
          </div>
          <div className={styles.sums}>
            <dl className={styles.costs} aria-busy={isBusy || undefined}>
              <Cost label="Subtotal" cents={sums.servicesCents} />
              {quoted.map(({ name, variantId, selectedItem }) => (
                <div key={`${selectedItem.id} ${variantId}`}>
                  <dt>{name}</dt>
                  <dd>Quoted by the studio</dd>
                </div>
              ))}
              {discountParts(services, sums.discountCents).map(({ label, cents }) => (
                <Cost key={label} label={label} cents={-cents} isDiscount />
              ))}
              {sums.feesCents > 0 && (
                <Cost label={handlingFeeLabel(sums.feesCents)} cents={sums.feesCents} />
              )}
              <div>
                <dt>Prepaid shipping label</dt>
                <dd>Free</dd>
              </div>
            </dl>
            {terms && <p className={styles.terms}>{terms}</p>}
            <CartNote />
            <ul className={styles.promises}>
              <li>
                <CalendarClock aria-hidden="true" />
                Back with you in about one week
              </li>
              <li>
                <ShieldCheck aria-hidden="true" />
                Perfect-fit guarantee, with free reshipping for adjustments
              </li>
              <li>
                <Truck aria-hidden="true" />A free prepaid label to our partner sewing studio in
                Nevada
              </li>
            </ul>
          </div>
        </div>
      )}
    </WizardFrame>
  );
}

/** A failure to go on whose reason is told already. */
class Told extends Error {}

function Cost({
  label,
  cents,
  isDiscount = false,
}: {
  label: string;
  cents: number;
  isDiscount?: boolean;
}) {
  return (
    <div data-discount={isDiscount || undefined}>
      <dt>{label}</dt>
      <dd>{cents < 0 ? `–${priceWords(-cents)}` : priceWords(cents)}</dd>
    </div>
  );
}
