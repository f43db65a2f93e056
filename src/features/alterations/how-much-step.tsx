import { Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChosenService } from '#api/store/pending-changes.ts';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { plusQuote } from '#contract/rules/order-sums.ts';
import {
  finishedMeters,
  garmentLength,
  type ServiceAmount,
} from '#contract/rules/service-amount.ts';
import { type AmountNeed, changedLengths, lengthOf } from '#contract/rules/service-needs.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';
import { bringIntoView } from '#ui/bring-into-view.ts';
import { Button } from '#ui/button.tsx';
import { AmountTape } from './amount-tape.tsx';
import { AmountWays, Way } from './amount-ways.tsx';
import { CutPicture } from './cut-picture.tsx';
import styles from './how-much-step.module.css';
import { useOrderSums } from './use-order-sums.ts';
import { useWearerInseam } from './wearer-inseam.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardSum } from './wizard-sum.tsx';

/** Says by how much a service changes a length of a piece: three ways that write one value. */
export function HowMuchStep({
  item,
  service,
  need,
  onChange,
}: {
  item: ItemDetails;
  service: ChosenService;
  need: AmountNeed;
  onChange(amount: ServiceAmount): void;
}) {
  const { me } = useWizard();
  const navigate = useNavigate();
  const sums = useOrderSums();
  const { unit } = useMeasureUnit(me.shippingCountry);
  const [isPast, setPast] = useState(false);
  const of = lengthOf(need, item.category);
  const word = changedLengths[of];
  const amount: ServiceAmount = {
    way: 'by',
    meters: 0,
    fromMeters: null,
    like: null,
    ...service.amount,
    change: need.change,
    of,
    unit,
  };
  const worn = useWearerInseam(item, amount);
  // A garment is not shortened to nothing.
  const most = Math.min(need.mostMeters, amount.fromMeters ?? need.mostMeters);
  const set = (changes: Partial<ServiceAmount>) => {
    const next = { ...amount, ...changes };
    setPast(next.meters > most + 1e-9);
    onChange({ ...next, meters: Math.min(most, Math.max(0, next.meters)) });
  };
  const finished = finishedMeters(amount);
  const leave = () => {
    if (hasPlaceToGoBack()) void navigate(-1);
    else void navigate(paths.alterationServices(item.itemId), { replace: true });
  };
  const LimitIcon = isPast ? TriangleAlert : Info;
  return (
    <WizardFrame
      step="Select Services"
      back={paths.alterationServices(item.itemId)}
      foot={
        <>
          <p className={styles.service}>
            <span>{service.name}</span>
            <span>{priceWords(service.priceCents)}</span>
          </p>
          <WizardSum
            note={sums.feesCents ? `Total, incl. ${priceWords(sums.feesCents)} fee` : 'Total'}
            isPrice
            more={sums.isQuoted ? plusQuote : undefined}
          >
            {priceWords(sums.totalCents)}
          </WizardSum>
          <Button disabled={amount.meters <= 0} onClick={leave}>
            {service.lineItemId === null ? 'Add to order' : 'Done'}
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <CutPicture item={item} amount={amount} />
        <div>
          <h2 className={styles.title}>How much {need.change}?</h2>
          <p className={styles.lead}>
            {service.name}
            {amount.fromMeters !== null &&
              ` · ${word} is ${garmentLength(amount.fromMeters, unit)} now`}
          </p>
          <div role="radiogroup" aria-label={`How much ${need.change}`} className={styles.ways}>
            <section className={styles.by} data-chosen={amount.way === 'by' || undefined}>
              <Way
                name="By"
                isChosen={amount.way === 'by'}
                onChoose={() => set({ way: 'by', like: null })}
              />
              <AmountTape
                label={`How much ${need.change}`}
                meters={amount.meters}
                mostMeters={most}
                unit={unit}
                onPast={() => setPast(true)}
                onChange={(meters) => {
                  setPast(false);
                  set({ way: 'by', like: null, meters });
                }}
              />
            </section>
            <AmountWays
              item={item}
              amount={amount}
              finished={finished}
              word={word}
              worn={worn}
              onChange={set}
            />
          </div>
          <p
            ref={isPast ? bringIntoView : null}
            className={styles.limit}
            data-past={isPast || undefined}
            role="status"
          >
            <LimitIcon aria-hidden="true" />
            <span>
              {isPast ? 'That is too much: up' : 'Up'} to {garmentLength(most, unit)}.
              {need.keepsMeters !== null &&
                ` The studio keeps ${garmentLength(need.keepsMeters, unit)} of seam inside.`}
            </span>
          </p>
        </div>
      </div>
    </WizardFrame>
  );
}
