import { proxy } from 'valtio';
import { type MeasureType, type MeasureUnit, measureUnits } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { MeasureValues } from '#lib/measure-values.ts';

/** The content of a field that was not left yet. */
export interface WrittenMeasure {
  type: MeasureType;
  text: string;
  unit: MeasureUnit;
}

/** The values that are typed on this page, by person, until the device has them. */
export interface TypedMeasures {
  /** Values that are about to be kept. */
  values: Record<string, MeasureValues>;
  /** The content of a field; the device keeps it as a draft ([Note: Kept measures]). */
  written: Record<string, WrittenMeasure>;
}

/** Nothing. */
export const noneTyped = (): TypedMeasures => ({ values: {}, written: {} });

/** The values that were typed a moment ago. */
export const typedMeasures = proxy<TypedMeasures>(noneTyped());

/** Under which somebody's values wait: the member has no id before anything of them is kept. */
export const keyOf = ({ personId, name }: Pick<MeasuredPerson, 'personId' | 'name'>): string =>
  name === null ? 'me' : (personId ?? name);

/** Somebody's values in meters by type, with those that were typed a moment ago. */
export function valuesOf(
  person: MeasuredPerson,
  typed: MeasureValues | undefined = typedMeasures.values[keyOf(person)],
): ReadonlyMap<string, number> {
  const values = new Map(person.values.map(({ type, meters }) => [type, meters]));
  for (const [type, meters] of Object.entries(typed ?? {})) {
    if (meters === null || meters === undefined) values.delete(type);
    else values.set(type, meters);
  }
  return values;
}

/** Whether what was kept of a field can still be used. */
export function isWritten(value: unknown): value is WrittenMeasure {
  const { type, text, unit } = Object(value);
  return typeof type === 'string' && typeof text === 'string' && Object.hasOwn(measureUnits, unit);
}
