import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { measurementsQuery } from '#api/measurements.ts';
import { chosenServices, say } from '#api/store/pending-changes.ts';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { Measuring } from '#components/measurements/measuring.tsx';
import { keyOf, typedMeasures, valuesOf } from '#components/measurements/typed-measures.ts';
import { unusualOf, useUnusualQuestion } from '#components/measurements/unusual-measures.ts';
import { type MeasureType, measureTypes } from '#contract/rules/measurements.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import type { MeasureValues } from '#lib/measure-values.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { showFirstFault } from '#ui/first-fault.ts';
import { EmptyState } from '#ui/state-card.tsx';
import { alterations, changePending } from './alterations-store.ts';
import { CartWait } from './cart-wait.tsx';
import { lineMeasures } from './line-measures.ts';
import { useMeasuredPerson } from './measured-person.ts';
import { MeasuredPieces, ownPieces, piecesOf } from './measured-pieces.tsx';
import styles from './measurements-step.module.css';
import { useNeededMeasures } from './needed-measures.ts';
import { useApply } from './use-apply.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardSum } from './wizard-sum.tsx';

/** The measurements that the chosen services need, of whoever will wear it (product spec, section 3). */
export function MeasurementsStep() {
  const { me, cart } = useWizard();
  const { unit } = useMeasureUnit(me.shippingCountry);
  const navigate = useNavigate();
  const { changes } = useSnapshot(alterations);
  const { apply, isApplying } = useApply();
  const { personId, choosePerson } = useMeasuredPerson();
  const { data } = useQuery(measurementsQuery(me.userId));
  const person = data?.people.find((one) => one.personId === personId) ?? data?.people[0];
  const whose = person?.name ?? 'me';
  const { isKnown, needing: all } = useNeededMeasures(
    me.userId,
    chosenServices(cart.cart ?? null, changes),
  );
  const pieces = piecesOf(all.map(({ service }) => service));
  const [chosen, setChosen] = useState<{ whose: string; itemIds: string[] } | null>(null);
  const itemIds = chosen?.whose === whose ? chosen.itemIds : ownPieces(pieces, whose);
  const isShared = pieces.length > 1 && pieces.some((one) => one.whose && one.whose !== whose);
  const needing = all.filter(({ service }) => itemIds.includes(service.selectedItem.id));
  const wantedHere = new Set(needing.flatMap(({ types: wanted }) => wanted));
  const types = measureTypes.filter((type) => wantedHere.has(type));
  const notes = new Map<MeasureType, string>();
  for (const { service, types: wanted } of needing) {
    for (const type of wanted) {
      const words = `${service.name}, ${service.selectedItem.title}`;
      if (!notes.has(type)) notes.set(type, words);
    }
  }
  const { values: typed } = useSnapshot(typedMeasures, { sync: true });
  const values = person
    ? valuesOf(person, typed[keyOf(person)] as MeasureValues | undefined)
    : new Map<string, number>();
  const unusual = unusualOf(types, values).length;
  const { question, mayGoOn } = useUnusualQuestion();
  const count = types.filter((type) => values.has(type)).length;
  const leave = () => {
    if (hasPlaceToGoBack()) void navigate(-1);
    else void navigate(paths.alterationsCart(), { replace: true });
  };
  const area = useRef<HTMLDivElement>(null);
  const save = async () => {
    // What is no length would be left out, and the one before it ordered.
    if (area.current?.querySelector('[aria-invalid="true"]')) return showFirstFault(area.current);
    if (!person || !mayGoOn(types, values, 'Save')) return;
    changePending((pending) =>
      needing.reduce(
        (now, one) => say(now, one.service, { measured: lineMeasures(one, person, unit) }),
        pending,
      ),
    );
    if (await apply()) leave();
  };
  return (
    <WizardFrame
      step="Order Summary"
      back={paths.alterationsCart()}
      foot={
        <>
          <WizardSum note={unusual > 0 ? `${unusual} to check` : 'Kept for your next order'}>
            {count} of {types.length} measured
          </WizardSum>
          <Button busy={isApplying} disabled={count === 0} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      {types.length === 0 && (cart.cart === undefined || !isKnown) ? (
        <CartWait isError={cart.isError} onRetry={cart.retry} />
      ) : types.length === 0 ? (
        <EmptyState
          title="Nothing to measure"
          text="None of the services in your cart needs measurements."
          action={<ButtonLink to={paths.alterationsCart()}>To your cart</ButtonLink>}
        />
      ) : (
        <div ref={area}>
          {isShared && (
            <MeasuredPieces
              pieces={pieces}
              whose={whose}
              chosen={itemIds}
              onChoose={(next) => setChosen({ whose, itemIds: next })}
            />
          )}
          <Measuring
            owner={me.userId}
            country={me.shippingCountry}
            heading={<h2 className={styles.title}>Measurements</h2>}
            title="For these services"
            types={types}
            notes={notes}
            personId={personId}
            question={question}
            onPerson={choosePerson}
          />
        </div>
      )}
    </WizardFrame>
  );
}
