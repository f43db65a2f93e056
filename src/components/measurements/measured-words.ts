import {
  isUsual,
  lengthWords,
  type MeasureType,
  type MeasureUnit,
  measureKinds,
  measureUnits,
  otherUnit,
} from '#contract/rules/measurements.ts';
import { lineOfMeasures } from '#contract/rules/unmeasured.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { valuesOf } from './typed-measures.ts';

/**
 * The words for the studio about somebody, the member's unit first: `For Sam: Waist 74.9 cm (29.5 in); not measured:
 * Hips`; what few people have says so.
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
  const lacking = types.filter((one) => !kept.has(one)).map((one) => measureKinds[one].label);
  return lineOfMeasures(person.name ?? 'me', values, lacking);
}

/** The same without what lacks: what is kept of somebody; empty where nothing is. */
export function givenWords(
  person: MeasuredPerson,
  types: readonly MeasureType[],
  unit: MeasureUnit,
): string {
  const kept = valuesOf(person);
  const given = types.filter((one) => kept.has(one));
  return given.length > 0 ? measuredWords(person, given, unit) : '';
}
