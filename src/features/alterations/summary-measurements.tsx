import { useQuery } from '@tanstack/react-query';
import { Ruler, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { measurementsQuery } from '#api/measurements.ts';
import { type ChosenService, hasChanges, say } from '#api/store/pending-changes.ts';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { valuesOf } from '#components/measurements/typed-measures.ts';
import { unusualOf } from '#components/measurements/unusual-measures.ts';
import {
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  measureUnits,
} from '#contract/rules/measurements.ts';
import { productTypes } from '#contract/rules/services.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { alterations, changePending } from './alterations-store.ts';
import { lineMeasures } from './line-measures.ts';
import { isSaidOf, useMeasuredPerson } from './measured-person.ts';
import { useNeededMeasures } from './needed-measures.ts';
import styles from './summary-measurements.module.css';
import { useApply } from './use-apply.ts';
import { useWizard } from './wizard-context.ts';

const units = Object.keys(measureUnits) as MeasureUnit[];

const namesOf = (types: readonly MeasureType[]) =>
  types.map((type) => measureKinds[type].label).join(', ');

/** The measurements that the services in the cart need, and how many of them are there. */
export function SummaryMeasurements({
  owner,
  services,
}: {
  owner: string;
  services: readonly ChosenService[];
}) {
  const { me } = useWizard();
  const { unit } = useMeasureUnit(me.shippingCountry);
  const { personId } = useMeasuredPerson();
  const { data } = useQuery(measurementsQuery(owner));
  const { changes } = useSnapshot(alterations);
  const { apply, isApplying } = useApply();
  const { needing, types } = useNeededMeasures(owner, services);
  const isNeeded = needing.some(({ service }) => service.productType !== productTypes.custom);
  const person = data?.people.find((one) => one.personId === personId) ?? data?.people[0];
  const values = person ? valuesOf(person) : null;
  const count = values ? types.filter((type) => values.has(type)).length : 0;
  const unusual = values ? unusualOf(types, values) : [];
  const whose = person?.name ?? 'me';
  // What is kept goes with the order by itself, as it is now; what is said of somebody else stays.
  const outdated =
    person && count > 0
      ? needing.filter(
          (one) =>
            isSaidOf(one.service.measured, whose) &&
            // Of a custom service there may be nothing to say.
            lineMeasures(one, person, unit) !== '' &&
            // The other unit first, as on another device of theirs, says the same.
            !units.some((first) => one.service.measured === lineMeasures(one, person, first)),
        )
      : [];
  const isAtRest = !hasChanges(changes) && !isApplying;
  const tell = useEffectEvent(() => {
    if (!person || outdated.length === 0 || !isAtRest) return;
    changePending((pending) =>
      outdated.reduce(
        (now, one) => say(now, one.service, { measured: lineMeasures(one, person, unit) }),
        pending,
      ),
    );
    void apply();
  });
  const what = outdated.map(({ service }) => service.lineItemId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something to tell
  useEffect(() => tell(), [what, isAtRest]);
  if (types.length === 0 || !person) return null;
  const missing = types.filter((type) => !values?.has(type));
  return (
    <section
      className={styles.card}
      aria-label="Measurements"
      data-open={missing.length + unusual.length > 0 ? '' : undefined}
    >
      <Ruler aria-hidden="true" />
      <p>
        <span className={styles.name}>Measurements</span>
        {count === 0
          ? isNeeded
            ? 'The studio needs them to make it fit.'
            : 'They may help the studio with what you wrote. You can go on without.'
          : `For ${whose}: ${count} of ${types.length} measured`}
        {count > 0 && isNeeded && missing.length > 0 && (
          <span className={styles.lacks}>Missing: {namesOf(missing)}</span>
        )}
        {unusual.length > 0 && (
          <span className={styles.check}>
            <TriangleAlert aria-hidden="true" />
            Check: {namesOf(unusual)}
          </span>
        )}
      </p>
      <ButtonLink kind="secondary" size="small" to={paths.alterationsMeasurements()}>
        {missing.length > 0 ? 'Add' : 'Change'}
      </ButtonLink>
    </section>
  );
}
