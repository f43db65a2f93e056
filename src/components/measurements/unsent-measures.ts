import { proxy } from 'valtio';
import {
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  measureUnits,
  mostAgeMs,
  mostMeters,
} from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';

/** Values in meters; null takes one away. */
export type MeasureValues = Partial<Record<MeasureType, number | null>>;

/** What stands in a field that was not left yet. */
export interface WrittenMeasure {
  type: MeasureType;
  text: string;
  unit: MeasureUnit;
}

/** Measurements that are not with the server yet, by person; the device keeps them ([Note: Kept measures]). */
export interface UnsentMeasures {
  of: Record<string, MeasureValues>;
  written: Record<string, WrittenMeasure>;
  /** When each was typed by this device's clock, in milliseconds. */
  typedMs: Record<string, TypedTimes>;
}

/** When values were typed, by a device's clock, in milliseconds. */
export type TypedTimes = Partial<Record<MeasureType, number>>;

/** How long ago values were typed, in milliseconds; of one of which that is not known, as long as can be. */
export const agesOf = (values: MeasureValues, typed: TypedTimes = {}): TypedTimes =>
  Object.fromEntries(
    Object.keys(values).map((type) => {
      const age = Date.now() - (typed[type as MeasureType] ?? 0);
      return [type, Math.min(Math.max(age, 0), mostAgeMs)];
    }),
  );

/** Whether what was kept of such times can still be used. */
export const areTimes = (value: unknown): value is TypedTimes =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

/** None. */
export const noUnsent = (): UnsentMeasures => ({ of: {}, written: {}, typedMs: {} });

/** What was measured and is not with the server yet. */
export const unsentMeasures = proxy<UnsentMeasures>(noUnsent());

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

/** Whether what was kept of values can still be sent. */
export const areMeasures = (value: unknown): value is MeasureValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([type, meters]) =>
      Object.hasOwn(measureKinds, type) &&
      (meters === null || (typeof meters === 'number' && meters > 0 && meters <= mostMeters)),
  );

/** Whether what was kept of a field can still be used. */
export function isWritten(value: unknown): value is WrittenMeasure {
  const { type, text, unit } = Object(value);
  return typeof type === 'string' && typeof text === 'string' && Object.hasOwn(measureUnits, unit);
}
