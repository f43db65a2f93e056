import { type MeasureUnit, measureUnits, otherUnit } from './measurements.ts';
import {
  type ChangedLength,
  changedLengths,
  type LengthChange,
  lengthChanges,
} from './service-needs.ts';

/** The ways in which an amount is said; each writes the same value. */
export const amountWays = ['by', 'to', 'like'] as const;
export type AmountWay = (typeof amountWays)[number];

/** By how much a service changes a length. */
export interface ServiceAmount {
  change: LengthChange;
  of: ChangedLength;
  way: AmountWay;
  /** By how much, in meters; 0 until it is said. */
  meters: number;
  /** How long it is now, in meters; null where that is not said. */
  fromMeters: number | null;
  /** The member's piece that it is to be like; null of another way. */
  like: string | null;
  /** In which it was said. */
  unit: MeasureUnit;
}

/** The steps of an amount, in meters. */
export const amountSteps = { Metric: 0.005, Imperial: 0.25 * 0.0254 } as const;

const longestLike = 200;

/** How long it is afterwards, in meters; null where it is not known how long it is now. */
export const finishedMeters = ({ change, meters, fromMeters }: ServiceAmount): number | null =>
  fromMeters === null ? null : fromMeters + (change === 'longer' ? meters : -meters);

/** A length of a garment without its unit: whole steps as they are, others with one decimal. */
export function plainLength(meters: number, unit: MeasureUnit): string {
  const value = meters / measureUnits[unit].meters;
  const isStep = Math.abs(value * 4 - Math.round(value * 4)) < 1e-3;
  const places = unit === 'Imperial' && isStep ? 100 : 10;
  return String(Math.round(value * places + 1e-6) / places);
}

/** A length of a garment: `4 cm`, `1.25 in`. */
export const garmentLength = (meters: number, unit: MeasureUnit): string =>
  `${plainLength(meters, unit)} ${measureUnits[unit].name}`;

const bothUnits = (meters: number, unit: MeasureUnit) =>
  `${garmentLength(meters, unit)} (${garmentLength(meters, otherUnit[unit])})`;

/** An amount in short, in the member's unit: `4 cm shorter`. */
export const shortAmount = ({ meters, change }: ServiceAmount, unit: MeasureUnit): string =>
  `${garmentLength(meters, unit)} ${change}`;

/**
 * An amount in plain words, for whoever does it: `4 cm (1.6 in) shorter: inseam 78 cm (30.7 in) now, 74 cm (29.1 in)
 * after.` Empty until it is said.
 */
export function amountWords(amount: ServiceAmount): string {
  const { change, of, way, meters, fromMeters, like, unit } = amount;
  if (meters <= 0) return '';
  const finished = finishedMeters(amount);
  const by = `${bothUnits(meters, unit)} ${change}`;
  if (fromMeters === null || finished === null) return `${by}.`;
  const from = `${changedLengths[of]} ${bothUnits(fromMeters, unit)} now`;
  if (way === 'to')
    return `To a finished ${changedLengths[of]} of ${bothUnits(finished, unit)}: ${by}, ${from}.`;
  if (way === 'like' && like) {
    return `Like “${like}”, ${changedLengths[of]} ${bothUnits(finished, unit)}: ${by}, ${from}.`;
  }
  return `${by}: ${from}, ${bothUnits(finished, unit)} after.`;
}

/** Whether something kept is an amount. */
export function isServiceAmount(value: unknown): value is ServiceAmount {
  const { change, of, way, meters, fromMeters, like, unit } = Object(value);
  const isLength = (one: unknown) => typeof one === 'number' && one >= 0 && one <= 3;
  return (
    lengthChanges.includes(change) &&
    Object.hasOwn(changedLengths, of) &&
    amountWays.includes(way) &&
    isLength(meters) &&
    (fromMeters === null || isLength(fromMeters)) &&
    (like === null || (typeof like === 'string' && like.length <= longestLike)) &&
    Object.hasOwn(measureUnits, unit)
  );
}

/** The amount of a line as it carries it (`_amount`); another program may have written it. */
export function readServiceAmount(text: string): ServiceAmount | undefined {
  try {
    const value: unknown = JSON.parse(text || 'null');
    return isServiceAmount(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
