import { useQuery } from '@tanstack/react-query';
import { measurementsQuery } from '#api/measurements.ts';
import { useMessageStudio } from '#api/service-orders.ts';
import { useMe } from '#api/users.ts';
import { FormFault } from '#components/form-fault.tsx';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { measuredWords } from '#components/measurements/measured-words.ts';
import { Notice } from '#components/notice.tsx';
import { measureTypes } from '#contract/rules/measurements.ts';
import { isAllBack, measuredLater, unmeasuredOf } from '#contract/rules/service-orders.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './order-unmeasured.module.css';
import { namesOf } from './order-words.ts';

/** The lines that the studio cannot begin with, since nobody was measured; none once the order is over. */
export const waitingOf = (order: ServiceOrder): ServiceOrder['lines'] =>
  order.status === 'fulfilled' || isAllBack(order) ? [] : unmeasuredOf(order);

/** Says what was ordered without measurements, and sends them as a message: the order stays as it was paid for. */
export function OrderUnmeasured({ order }: { order: ServiceOrder }) {
  const { ownerId: owner, orderId } = order;
  const lines = waitingOf(order);
  const { data } = useQuery({ ...measurementsQuery(owner), enabled: lines.length > 0 });
  const { unit } = useMeasureUnit(useMe()?.shippingCountry ?? null);
  const send = useMessageStudio();
  if (lines.length === 0) return null;
  const isMeant = ({ name }: MeasuredPerson) =>
    lines.some(({ measuredFor }) => measuredFor === `For ${name ?? 'me'}: not measured`);
  const people = data?.people.filter((one) => isMeant(one) && one.values.length > 0) ?? [];
  return (
    <section className={styles.missing} aria-label="Measurements">
      <Notice>
        The studio has no measurements for {namesOf(lines)}, and waits for them before it begins.
      </Notice>
      <div className={styles.ways}>
        {people.map((person) => (
          <Button
            key={person.name ?? 'me'}
            size="small"
            busy={send.isPending}
            onClick={() =>
              send.mutate({
                owner,
                orderId,
                text: measuredLater + measuredWords(person, measureTypes, unit),
              })
            }
          >
            Send {person.name ? `${person.name}’s` : 'my'} measurements
          </Button>
        ))}
        <ButtonLink
          kind="secondary"
          size="small"
          to={`${paths.accountSettings()}?sheet=measurements`}
        >
          {people.length > 0 ? 'Change them first' : 'Measure'}
        </ButtonLink>
      </div>
      <FormFault problem={send.error} />
    </section>
  );
}
