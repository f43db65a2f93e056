import { useQuery } from '@tanstack/react-query';
import { measurementsQuery } from '#api/measurements.ts';
import { type ChosenService, say } from '#api/store/pending-changes.ts';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { measuredWords } from '#components/measurements/measured-words.ts';
import { valuesOf } from '#components/measurements/unsent-measures.ts';
import { productTypes } from '#contract/rules/services.ts';
import { changePending } from './alterations-store.ts';
import { useMeasuredPerson } from './measured-person.ts';
import { useNeededMeasures } from './needed-measures.ts';
import { useWizard } from './wizard-context.ts';

/**
 * The services that need measurements of which nothing is said yet, and what says to the studio that they come
 * later. A custom service goes on without.
 */
export function useUnmeasured(owner: string, services: readonly ChosenService[]) {
  const { me } = useWizard();
  const { unit } = useMeasureUnit(me.shippingCountry);
  const { personId } = useMeasuredPerson();
  const { data, isError } = useQuery(measurementsQuery(owner));
  const { isKnown, needing, types: all } = useNeededMeasures(owner, services);
  const person = data?.people.find((one) => one.personId === personId) ?? data?.people[0];
  // What is kept goes with the order by itself.
  const values = person ? valuesOf(person) : null;
  const isNoneKept = values !== null && !all.some((type) => values.has(type));
  const unmeasured = needing.filter(
    ({ service: { measured, productType } }) => !measured && productType !== productTypes.custom,
  );
  return {
    /** Whether it is known which those are, or cannot be. */
    isKnown: isKnown && (data !== undefined || isError),
    unmeasured: isNoneKept ? unmeasured.map(({ service }) => service) : [],
    sayLater() {
      if (!person) return;
      changePending((pending) =>
        unmeasured.reduce(
          (now, { service, types }) =>
            say(now, service, { measured: measuredWords(person, types, unit) }),
          pending,
        ),
      );
    },
  };
}
