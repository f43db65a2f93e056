import { useQuery } from '@tanstack/react-query';
import { measurementsQuery } from '#api/measurements.ts';
import { useMessageStudio } from '#api/service-orders.ts';
import { useMe } from '#api/users.ts';
import { FormFault } from '#components/form-fault.tsx';
import { useMeasureUnit } from '#components/measurements/measure-unit.ts';
import { givenWords } from '#components/measurements/measured-words.ts';
import { Notice } from '#components/notice.tsx';
import { measureKinds, measureTypes } from '#contract/rules/measurements.ts';
import { isAllBack } from '#contract/rules/service-orders.ts';
import { lackingOf, measuredLater, unmeasuredOf } from '#contract/rules/unmeasured.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import styles from './order-unmeasured.module.css';

/** The lines that the studio cannot begin with, since measurements lack; none once the order is over. */
const waitingOf = (order: ServiceOrder): ServiceOrder['lines'] =>
  order.status === 'fulfilled' || isAllBack(order) ? [] : unmeasuredOf(order);

/** The lacking part of each service that waits for measurements: `Shorten coat: Front length to knee`. */
export const lackingWords = (order: ServiceOrder): string[] => {
  const each = waitingOf(order).map(({ serviceName, measuredFor }) => {
    const names = lackingOf(measuredFor, order.messages)?.join(', ');
    return `${serviceName}: ${names || 'nothing measured yet'}`;
  });
  return [...new Set(each)];
};

/** Says what was ordered without measurements, and sends them as a message: the order stays as it was paid for. */
export function OrderUnmeasured({ order }: { order: ServiceOrder }) {
  const { ownerId: owner, orderId } = order;
  const lines = waitingOf(order);
  const { data } = useQuery({ ...measurementsQuery(owner), enabled: lines.length > 0 });
  const { unit } = useMeasureUnit(useMe()?.shippingCountry ?? null);
  const send = useMessageStudio();
  if (lines.length === 0) return null;
  // Whose measurements bring something that lacks.
  const canHelp = ({ name, values }: MeasuredPerson) =>
    lines.some(({ measuredFor }) => {
      if (!measuredFor?.startsWith(`For ${name ?? 'me'}:`)) return false;
      const lacking = lackingOf(measuredFor, order.messages) ?? [];
      const given = measureTypes.filter((one) => values.some(({ type }) => type === one));
      return given.some((one) => lacking.length === 0 || lacking.includes(measureKinds[one].label));
    });
  const people = data?.people.filter(canHelp) ?? [];
  return (
    <section className={styles.missing} aria-label="Measurements">
      <Notice>
        The studio waits for measurements before it begins. {lackingWords(order).join('. ')}.
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
                text: measuredLater + givenWords(person, measureTypes, unit),
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
