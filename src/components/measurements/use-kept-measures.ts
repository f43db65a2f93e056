import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveMeasurements } from '#api/measurements.ts';
import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { showToast } from '#ui/toasts.ts';
import { dropGone, keepMeasures } from './measures-on-device.ts';
import { saveOnLatest } from './save-on-latest.ts';
import { sendInTurn } from './send-in-turn.ts';
import {
  agesOf,
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
  const save = useSaveMeasurements({ meta: { isHandled: true }, onError: sayWaiting });
  const saveFigure = useSaveMeasurements();
  const whom = ({ personId }: MeasuredPerson) => ({
    owner,
    ...(personId === null ? {} : { personId }),
  });
  const send = (person: MeasuredPerson) => {
    let { revision } = person;
    void sendInTurn(keyOf(person), async (values) => {
      const saved = await saveOnLatest(
        revision,
        (basedOn) => {
          const agesMs = agesOf(values, unsentMeasures.typedMs[keyOf(person)]);
          return save.mutateAsync({ ...whom(person), values, basedOn, agesMs });
        },
        (answer) => answer.person.revision,
      );
      revision = saved.person.revision;
    });
  };
  const sendAgain = useEffectEvent(() => {
    if (!people || !isBack) return;
    dropGone(people);
    if (!isOnline) return;
    for (const person of people) send(person);
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
      unsentMeasures.of[key] = { ...unsentMeasures.of[key], [type]: meters };
      unsentMeasures.typedMs[key] = { ...unsentMeasures.typedMs[key], [type]: Date.now() };
      send(person);
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
      saveFigure.mutate({ ...whom(person), build, values: {} }),
  };
}

/** What failed is kept here and goes out again: that is said, and not that nothing was done. */
function sayWaiting(error: Error): void {
  const isOffline = error instanceof AppError && error.kind === 'offline' && !host.isOnline;
  showToast({
    tone: 'error',
    title: isOffline ? 'You are offline.' : 'It was not sent',
    text: `It is kept on this device, and sent ${isOffline ? 'once you are back' : 'with the next one'}.`,
  });
}
