import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveMeasurements } from '#api/measurements.ts';
import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { host } from '#lib/host.ts';
import { keyOf, type MeasureValues, unsentMeasures, valuesOf } from './unsent-measures.ts';

/**
 * Somebody's values in meters, as they are kept or about to be. What could not be kept is tried again with the next
 * one, and once the network is back, of everybody.
 */
export function useKeptMeasures(owner: string, people: readonly MeasuredPerson[]) {
  const { of: waiting } = useSnapshot(unsentMeasures, { sync: true });
  const { isOnline } = useSnapshot(host);
  const save = useSaveMeasurements({
    onSuccess: ({ person }, { values }) => settle(keyOf(person), values as MeasureValues),
  });
  const whom = ({ personId }: MeasuredPerson) => ({
    owner,
    ...(personId === null ? {} : { personId }),
  });
  const send = (person: MeasuredPerson, values: MeasureValues) =>
    save.mutate({ ...whom(person), values });
  const sendAgain = useEffectEvent(() => {
    if (!isOnline || save.isPending) return;
    for (const person of people) {
      const values = unsentMeasures.of[keyOf(person)];
      if (values && Object.keys(values).length > 0) send(person, { ...values });
    }
  });
  const isRead = people.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the network comes back
  useEffect(() => sendAgain(), [isOnline, isRead]);
  return {
    valuesOf: (person: MeasuredPerson) =>
      valuesOf(person, waiting[keyOf(person)] as MeasureValues | undefined),
    keep(person: MeasuredPerson, type: MeasureType, meters: number | null) {
      const key = keyOf(person);
      const next = { ...unsentMeasures.of[key], [type]: meters };
      unsentMeasures.of[key] = next;
      send(person, next);
    },
    chooseBuild: (person: MeasuredPerson, build: FigureBuild) =>
      save.mutate({ ...whom(person), build, values: {} }),
  };
}

/** What the server has now; what was changed meanwhile is still to be kept. */
function settle(key: string, sent: MeasureValues): void {
  const left = Object.entries(unsentMeasures.of[key] ?? {}).filter(
    ([type, meters]) => sent[type as MeasureType] !== meters,
  );
  unsentMeasures.of[key] = Object.fromEntries(left);
}
