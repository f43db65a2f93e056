import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { measurementsQuery } from '#api/measurements.ts';
import { type ChosenService, say } from '#api/store/pending-changes.ts';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { valuesOf } from '#components/measurements/typed-measures.ts';
import { measureKinds } from '#contract/rules/measurements.ts';
import { productTypes } from '#contract/rules/services.ts';
import { lackingIn } from '#contract/rules/unmeasured.ts';
import { alterations, changePending } from './alterations-store.ts';
import { lineMeasures } from './line-measures.ts';
import { isSaidOf, useMeasuredPerson } from './measured-person.ts';
import { type MeasuredService, useNeededMeasures } from './needed-measures.ts';
import { useWizard } from './wizard-context.ts';

/** A service of which measurements lack, and their names. */
export interface UnmeasuredService {
  service: ChosenService;
  lacking: readonly string[];
}

/**
 * The services of which any measurement lacks that they need, unless it was said already that just those come later;
 * and what says so to the studio. A custom service goes on without.
 */
export function useUnmeasured(owner: string, services: readonly ChosenService[]) {
  const { me } = useWizard();
  const { unit } = useMeasureUnit(me.shippingCountry);
  const { personId } = useMeasuredPerson();
  const { measuredLater } = useSnapshot(alterations);
  const { data, isError } = useQuery(measurementsQuery(owner));
  const { isKnown, needing } = useNeededMeasures(owner, services);
  const person = data?.people.find((one) => one.personId === personId) ?? data?.people[0];
  const values = person && valuesOf(person);
  const lackingOf = ({ service: { measured }, types }: MeasuredService): readonly string[] => {
    // What a line says of somebody else stays as it is.
    if (!isSaidOf(measured, person?.name ?? 'me')) return lackingIn(measured) ?? [];
    return types.filter((type) => !values?.has(type)).map((type) => measureKinds[type].label);
  };
  const unmeasured = needing
    .filter(({ service }) => values && service.productType !== productTypes.custom)
    .map((one) => ({ ...one, lacking: lackingOf(one) }))
    .filter(({ lacking }) => lacking.length > 0);
  const what = JSON.stringify(
    unmeasured.map(({ service, lacking }) => [service.id, service.selectedItem.id, ...lacking]),
  );
  return {
    /** Whether it is known which those are, or cannot be. */
    isKnown: isKnown && (data !== undefined || isError),
    unmeasured: what === measuredLater ? [] : unmeasured,
    sayLater() {
      alterations.measuredLater = what;
      if (!person) return;
      const unsaid = unmeasured.filter(({ service }) => !service.measured);
      changePending((pending) =>
        unsaid.reduce(
          (now, one) => say(now, one.service, { measured: lineMeasures(one, person, unit) }),
          pending,
        ),
      );
    },
  };
}
