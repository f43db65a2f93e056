import { proxy } from 'valtio';
import type { MeasureType } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** Values in meters; null takes one away. */
export type MeasureValues = Partial<Record<MeasureType, number | null>>;

/** What was measured and is not with the server yet, by person. */
export const unsentMeasures = proxy<{ of: Record<string, MeasureValues> }>({ of: {} });
onSessionEnd(() => {
  unsentMeasures.of = {};
});

/** Under which somebody's values wait: the member has no id before anything of them is kept. */
export const keyOf = ({ personId, name }: Pick<MeasuredPerson, 'personId' | 'name'>): string =>
  name === null ? 'me' : (personId ?? name);

/** Somebody's values in meters by type, with those that wait. */
export function valuesOf(
  person: MeasuredPerson,
  waiting: MeasureValues | undefined = unsentMeasures.of[keyOf(person)],
): ReadonlyMap<string, number> {
  const values = new Map(person.values.map(({ type, meters }) => [type, meters]));
  for (const [type, meters] of Object.entries(waiting ?? {})) {
    if (meters === null || meters === undefined) values.delete(type);
    else values.set(type, meters);
  }
  return values;
}
