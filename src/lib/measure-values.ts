import {
  type MeasureType,
  measureKinds,
  mostAgeMs,
  mostMeters,
} from '#contract/rules/measurements.ts';

/** Values in meters; null takes one away. */
export type MeasureValues = Partial<Record<MeasureType, number | null>>;

/** The times at which values were typed, by a device's clock, in milliseconds since 1970. */
export type TypedTimes = Partial<Record<MeasureType, number>>;

/** Says how long ago values were typed, in milliseconds; the longest age there is for one whose time is not known. */
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

/** Whether what was kept of values can still be sent. */
export const areMeasures = (value: unknown): value is MeasureValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([type, meters]) =>
      Object.hasOwn(measureKinds, type) &&
      (meters === null || (typeof meters === 'number' && meters > 0 && meters <= mostMeters)),
  );
