import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { measurementsQuery } from '#api/measurements.ts';
import { chosenServices, say } from '#api/store/pending-changes.ts';
import { Measuring } from '#components/measurements/measuring.tsx';
import {
  keyOf,
  type MeasureValues,
  unsentMeasures,
  valuesOf,
} from '#components/measurements/unsent-measures.ts';
import { unusualOf, useUnusualQuestion } from '#components/measurements/unusual-measures.ts';
import type { MeasureType } from '#contract/rules/measurements.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-card.tsx';
import { alterations, changePending } from './alterations-store.ts';
import { CartWait } from './cart-wait.tsx';
import { measuredWords, useMeasuredPerson } from './measured-person.ts';
import styles from './measurements-step.module.css';
import { useNeededMeasures } from './needed-measures.ts';
import { useApply } from './use-apply.ts';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardSum } from './wizard-sum.tsx';

/** The measurements that the chosen services need, of whoever will wear it (product spec, section 3). */
export function MeasurementsStep() {
  const { me, cart } = useWizard();
  const navigate = useNavigate();
  const { changes } = useSnapshot(alterations);
  const { apply, isApplying } = useApply();
  const { personId, choosePerson } = useMeasuredPerson();
  const { data } = useQuery(measurementsQuery(me.userId));
  const { isKnown, needing, types } = useNeededMeasures(
    me.userId,
    chosenServices(cart.cart ?? null, changes),
  );
  const notes = new Map<MeasureType, string>();
  for (const { service, types: wanted } of needing) {
    for (const type of wanted) {
      const words = `${service.name}, ${service.selectedItem.title}`;
      if (!notes.has(type)) notes.set(type, words);
    }
  }
  const person = data?.people.find((one) => one.personId === personId) ?? data?.people[0];
  const { of: unsent } = useSnapshot(unsentMeasures, { sync: true });
  const values = person
    ? valuesOf(person, unsent[keyOf(person)] as MeasureValues | undefined)
    : new Map<string, number>();
  const unusual = unusualOf(types, values).length;
  const { question, mayGoOn } = useUnusualQuestion();
  const count = types.filter((type) => values.has(type)).length;
  const leave = () => {
    if (hasPlaceToGoBack()) void navigate(-1);
    else void navigate(paths.alterationsCart(), { replace: true });
  };
  const save = async () => {
    if (!person || !mayGoOn(types, values, 'Save')) return;
    changePending((pending) =>
      needing.reduce(
        (now, { service, types: wanted }) =>
          say(now, service, { measured: measuredWords(person, wanted) }),
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
      )}
    </WizardFrame>
  );
}
