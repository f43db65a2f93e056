import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useKeepMeasures } from '#api/measurements.ts';
import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { MeasureValues } from '#lib/measure-values.ts';
import { dropGone, keepMeasures } from './measures-on-device.ts';
import { keyOf, typedMeasures, valuesOf, type WrittenMeasure } from './typed-measures.ts';

/** Somebody's values in meters, as they are kept or about to be. People are null until they are known. */
export function useKeptMeasures(owner: string, people: readonly MeasuredPerson[] | null) {
  const { values: typed } = useSnapshot(typedMeasures, { sync: true });
  // Before a form shows: it begins with what was in its field.
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void keepMeasures(owner).then(() => !isLeft && setBack(true));
    return () => {
      isLeft = true;
    };
  }, [owner]);
  const forgetGone = useEffectEvent(() => people && isBack && dropGone(people));
  const isRead = people !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once both are known
  useEffect(() => void forgetGone(), [isRead, isBack]);
  const keepMeasured = useKeepMeasures();
  const whom = ({ personId, name, revision }: MeasuredPerson) => ({
    owner,
    basedOn: revision,
    ...(personId === null || name === null ? {} : { personId }),
  });
  return {
    /** Whether the device has been asked for what was being typed. */
    isBack,
    valuesOf: (person: MeasuredPerson) =>
      valuesOf(person, typed[keyOf(person)] as MeasureValues | undefined),
    async keep(person: MeasuredPerson, type: MeasureType, meters: number | null) {
      const key = keyOf(person);
      typedMeasures.values[key] = { ...typedMeasures.values[key], [type]: meters };
      await keepMeasured({
        ...whom(person),
        values: { [type]: meters },
        typedMs: { [type]: Date.now() },
      });
      const { [type]: last, ...others } = typedMeasures.values[key] ?? {};
      if (last !== meters) return;
      if (Object.keys(others).length > 0) typedMeasures.values[key] = others;
      else delete typedMeasures.values[key];
    },
    /** The content of the field of somebody's form when it was left behind. */
    begunOf: (person: MeasuredPerson): WrittenMeasure | null =>
      typedMeasures.written[keyOf(person)] ?? null,
    /** Keeps what stands in the field; null once it was taken or thrown away. */
    write(person: MeasuredPerson, written: WrittenMeasure | null) {
      if (written) typedMeasures.written[keyOf(person)] = written;
      else delete typedMeasures.written[keyOf(person)];
    },
    chooseBuild: (person: MeasuredPerson, build: FigureBuild) =>
      void keepMeasured({ ...whom(person), build, values: {}, typedMs: {} }),
  };
}
