import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveMeasurements } from '#api/measurements.ts';
import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { host } from '#lib/host.ts';
import { dropOutdated, keepMeasures, settleMeasures } from './measures-on-device.ts';
import {
  keyOf,
  type MeasureValues,
  unsentMeasures,
  valuesOf,
  type WrittenMeasure,
} from './unsent-measures.ts';

/**
 * Somebody's values in meters, as they are kept or about to be. What could not be kept is tried again with the next
 * one, when a form opens, and once the network is back, of everybody. People are null until they are known.
 */
export function useKeptMeasures(owner: string, people: readonly MeasuredPerson[] | null) {
  const { of: waiting } = useSnapshot(unsentMeasures, { sync: true });
  const { isOnline } = useSnapshot(host);
  // Before a form shows: it begins with what was in its field.
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void keepMeasures(owner).then(() => !isLeft && setBack(true));
    return () => {
      isLeft = true;
    };
  }, [owner]);
  const save = useSaveMeasurements({
    // What was changed meanwhile is still to be kept.
    onSuccess: ({ person }, { values }) =>
      settleMeasures(keyOf(person), ([type, meters]) => values[type as MeasureType] !== meters),
  });
  const whom = ({ personId }: MeasuredPerson) => ({
    owner,
    ...(personId === null ? {} : { personId }),
  });
  const send = (person: MeasuredPerson, values: MeasureValues) =>
    save.mutate({ ...whom(person), values });
  const sendAgain = useEffectEvent(() => {
    if (!people || !isBack) return;
    dropOutdated(people);
    if (!isOnline || save.isPending) return;
    for (const person of people) {
      const values = unsentMeasures.of[keyOf(person)];
      if (values && Object.keys(values).length > 0) send(person, { ...values });
    }
  });
  const isRead = people !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the network comes back
  useEffect(() => sendAgain(), [isOnline, isRead, isBack]);
  return {
    /** Whether the device has been asked for what was measured. */
    isBack,
    valuesOf: (person: MeasuredPerson) =>
      valuesOf(person, waiting[keyOf(person)] as MeasureValues | undefined),
    keep(person: MeasuredPerson, type: MeasureType, meters: number | null) {
      const key = keyOf(person);
      const next = { ...unsentMeasures.of[key], [type]: meters };
      unsentMeasures.of[key] = next;
      unsentMeasures.typedMs = Date.now();
      send(person, next);
    },
    /** What stood in the field of somebody's form when it was left behind. */
    begunOf: (person: MeasuredPerson): WrittenMeasure | null =>
      unsentMeasures.written[keyOf(person)] ?? null,
    /** Keeps what stands in the field; null once it was taken or thrown away. */
    write(person: MeasuredPerson, written: WrittenMeasure | null) {
      if (written) unsentMeasures.written[keyOf(person)] = written;
      else delete unsentMeasures.written[keyOf(person)];
    },
    chooseBuild: (person: MeasuredPerson, build: FigureBuild) =>
      save.mutate({ ...whom(person), build, values: {} }),
  };
}
