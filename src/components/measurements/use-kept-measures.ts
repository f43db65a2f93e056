import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveMeasurements } from '#api/measurements.ts';
import type { FigureBuild, MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { host } from '#lib/host.ts';

type Values = Partial<Record<MeasureType, number | null>>;

/**
 * Somebody's values in meters, as they are kept or about to be. What could not be kept is tried again with the next
 * one, and once the network is back.
 */
export function useKeptMeasures(owner: string, person: MeasuredPerson | undefined) {
  const [pending, setPending] = useState<{ of: string | null; values: Values }>(nothing);
  const { isOnline } = useSnapshot(host);
  const personId = person?.personId ?? null;
  const waiting = pending.of === personId ? pending.values : nothing.values;
  const save = useSaveMeasurements();
  const whom = { owner, ...(personId === null ? {} : { personId }) };
  const send = (values: Values) =>
    save.mutate(
      { ...whom, values },
      {
        // What was changed meanwhile is still to be kept.
        onSuccess: (_answer, sent) =>
          setPending((now) => ({
            ...now,
            values: Object.fromEntries(
              Object.entries(now.values).filter(
                ([type, meters]) => sent.values[type as MeasureType] !== meters,
              ),
            ),
          })),
      },
    );
  const sendAgain = useEffectEvent(() => {
    if (isOnline && Object.keys(waiting).length > 0 && !save.isPending) send(waiting);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the network comes back
  useEffect(() => sendAgain(), [isOnline]);
  const values = new Map(person?.values.map(({ type, meters }) => [type, meters]));
  for (const [type, meters] of Object.entries(waiting)) {
    if (meters === null || meters === undefined) values.delete(type);
    else values.set(type, meters);
  }
  return {
    values: values as ReadonlyMap<string, number>,
    keep(type: MeasureType, meters: number | null) {
      const next = { ...waiting, [type]: meters };
      setPending({ of: personId, values: next });
      send(next);
    },
    chooseBuild: (build: FigureBuild) => save.mutate({ ...whom, build, values: {} }),
  };
}

const nothing: { of: string | null; values: Values } = { of: null, values: {} };
