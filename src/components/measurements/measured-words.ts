import {
  isUsual,
  lengthWords,
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  measureUnits,
  otherUnit,
} from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { valuesOf } from './unsent-measures.ts';

/**
 * What the studio is to know of somebody, the member's unit first: `For Sam: Waist 74.9 cm (29.5 in)`; what few people
 * have says so.
 */
export function measuredWords(
  person: MeasuredPerson,
  types: readonly MeasureType[],
  unit: MeasureUnit,
): string {
  const wordsIn = (meters: number, one: MeasureUnit) =>
    `${lengthWords(meters, one)} ${measureUnits[one].name}`;
  const kept = valuesOf(person);
  const values = types.flatMap((wanted) => {
    const meters = kept.get(wanted);
    if (meters === undefined) return [];
    const asTyped = isUsual(wanted, meters) ? '' : ' – unusual, check';
    return `${measureKinds[wanted].label} ${wordsIn(meters, unit)} (${wordsIn(meters, otherUnit[unit])})${asTyped}`;
  });
  return `For ${person.name ?? 'me'}: ${values.join(', ') || 'not measured'}`;
}
