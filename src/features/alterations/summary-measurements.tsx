import { useQuery } from '@tanstack/react-query';
import { Ruler } from 'lucide-react';
import { measurementsQuery } from '#api/measurements.ts';
import type { ChosenService } from '#api/store/pending-changes.ts';
import { valuesOf } from '#components/measurements/measuring.tsx';
import { measuresFor } from '#contract/rules/measurements.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useMeasuredPerson } from './measured-person.ts';
import styles from './summary-measurements.module.css';

/** Which measurements the services in the cart need, and how many of them are there. */
export function SummaryMeasurements({
  owner,
  services,
}: {
  owner: string;
  services: readonly ChosenService[];
}) {
  const { personId } = useMeasuredPerson();
  const { data } = useQuery(measurementsQuery(owner));
  const needing = services.filter(({ measures }) => measures.length > 0);
  const types = measuresFor(needing.flatMap(({ measures }) => measures));
  if (types.length === 0 || !data) return null;
  const person = data.people.find((one) => one.personId === personId) ?? data.people[0]!;
  const values = valuesOf(person);
  const count = types.filter((type) => values.has(type)).length;
  const isSaid = needing.every(({ measured }) => measured);
  return (
    <section className={styles.card} aria-label="Measurements" data-open={isSaid ? undefined : ''}>
      <Ruler aria-hidden="true" />
      <p>
        <span className={styles.name}>Measurements</span>
        {isSaid
          ? `For ${person.name ?? 'me'}: ${count} of ${types.length} measured`
          : 'The studio needs them to make it fit.'}
      </p>
      <ButtonLink kind="secondary" size="small" to={paths.alterationsMeasurements()}>
        {isSaid ? 'Change' : 'Add'}
      </ButtonLink>
    </section>
  );
}
