import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { measurementsQuery } from '#api/measurements.ts';
import { useKeptMeasures } from '#components/measurements/use-kept-measures.ts';
import type { MeasureType } from '#contract/rules/measurements.ts';
import { session } from '#lib/session.ts';
import { measureAsVisitor, visitor } from '../visitor-answers.ts';

/** The measurements of whoever is here, which alterations share. */
export interface OwnMeasures {
  /** In meters; null until they are known. */
  values: ReadonlyMap<string, number> | null;
  keep(type: MeasureType, meters: number | null): void;
}

/** The member's measurements, as they are kept or about to be; a visitor's, which lie on the device. */
export function useOwnMeasures(): OwnMeasures {
  const { userId } = useSnapshot(session);
  const { measures } = useSnapshot(visitor);
  const people = useQuery({ ...measurementsQuery(userId ?? ''), enabled: userId !== null });
  const kept = useKeptMeasures(userId ?? '', people.data?.people ?? null);
  if (userId === null) {
    return { values: new Map(Object.entries(measures)), keep: measureAsVisitor };
  }
  const self = people.data?.people[0];
  // Without them the steps are answered by hand.
  if (!self) return { values: people.isError ? new Map() : null, keep() {} };
  return {
    values: kept.isBack ? kept.valuesOf(self) : null,
    keep: (type, meters) => void kept.keep(self, type, meters),
  };
}
