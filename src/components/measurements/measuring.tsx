import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { measurementsQuery, measuringQuery } from '#api/measurements.ts';
import { DeviceNotice } from '#components/device-notice.tsx';
import type { MeasureMethod, MeasureType } from '#contract/rules/measurements.ts';
import { late } from '#ui/late.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { MeasureForm } from './measure-form.tsx';
import { useMeasureUnit } from './measure-unit.ts';
import { MeasuredFor } from './measured-for.tsx';
import styles from './measuring.module.css';
import { keyOf, valuesOf } from './typed-measures.ts';
import type { UnusualQuestion } from './unusual-measures.ts';
import { useKeptMeasures } from './use-kept-measures.ts';

const ScanCard = late('layer', async () => (await import('./scan-card.tsx')).ScanCard);

/** Measurements of the member or of somebody else: typed here, or taken by phone. What is taken is kept at once. */
export function Measuring({
  owner,
  country,
  heading,
  title,
  types,
  notes,
  personId,
  question,
  onPerson,
}: {
  owner: string;
  /** The member's country: says the unit until one is chosen. */
  country: string | null;
  /** Of the page, beside whose they are. */
  heading?: ReactNode;
  /** Of the list of measurements. */
  title: string;
  types: readonly MeasureType[];
  /** The purpose of each. */
  notes?: ReadonlyMap<MeasureType, string>;
  /** The person whose they are; null is the member. */
  personId: string | null;
  /** The page's question about one of the values. */
  question?: UnusualQuestion | null;
  onPerson(personId: string | null): void;
}) {
  const { data, isError, refetch } = useQuery(measurementsQuery(owner));
  const { unit, chooseUnit } = useMeasureUnit(country);
  const [method, setMethod] = useState<MeasureMethod>('MANUAL');
  const [sessionId, setSessionId] = useState<string | null>(null);
  // It is answered in the field.
  useEffect(() => {
    if (question) setMethod('MANUAL');
  }, [question]);
  const isScan = method === 'SCAN';
  const following = useQuery({
    ...measuringQuery(owner, sessionId ?? ''),
    enabled: isScan && sessionId !== null,
  });
  const followed = following.data?.session;
  const person = data?.people.find((one) => one.personId === personId) ?? data?.people[0];
  const kept = useKeptMeasures(owner, data?.people ?? null);
  const taken = JSON.stringify(followed?.person.values);
  // Whatever else shows how many there are knows of it, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the phone has taken one
  useEffect(() => void (taken && refetch()), [taken]);
  if (isError && !data) {
    return <ErrorCard title="Your measurements did not load" onRetry={() => void refetch()} />;
  }
  if (!data || !person || !kept.isBack) {
    return <SewingWait label="Loading measurements" />;
  }
  const scanned = isScan ? followed?.person : undefined;
  return (
    <div className={styles.measuring}>
      <DeviceNotice />
      <div className={styles.choices}>
        {heading}
        <MeasuredFor owner={owner} people={data.people} person={person} onChoose={onPerson} />
        <div className={styles.switches}>
          <Segmented
            label="How to measure"
            value={method}
            options={[
              { value: 'SCAN', label: 'Scan' },
              { value: 'MANUAL', label: 'Manual' },
            ]}
            onChange={(next) => {
              setMethod(next);
              setSessionId(null);
              void refetch();
            }}
          />
          <Segmented
            label="Unit"
            value={unit}
            options={[
              { value: 'Metric', label: 'Metric' },
              { value: 'Imperial', label: 'Imperial' },
            ]}
            onChange={chooseUnit}
          />
        </div>
      </div>
      <MeasureForm
        key={keyOf(person)}
        title={title}
        types={types}
        values={scanned ? valuesOf(scanned) : kept.valuesOf(person)}
        unit={unit}
        build={person.build}
        {...(notes ? { notes } : {})}
        followed={followed?.activeType ?? null}
        question={question ?? null}
        begun={kept.begunOf(person)}
        onWrite={(written) => kept.write(person, written)}
        onBuild={(build) => kept.chooseBuild(person, build)}
        onKeep={(type, meters) => kept.keep(person, type, meters)}
        {...(isScan
          ? {
              scan: (
                <ScanCard
                  owner={owner}
                  personId={person.personId}
                  types={types}
                  session={followed ?? null}
                  isLost={following.isError}
                  onStarted={(started) => setSessionId(started.sessionId)}
                />
              ),
            }
          : {})}
      />
    </div>
  );
}
