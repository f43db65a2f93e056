import {
  isUsual,
  lengthWords,
  type MeasureType,
  measureKinds,
  measureUnits,
} from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { valuesOf } from './unsent-measures.ts';

/** What the studio is to know of somebody: `For Sam: Waist 74.9 cm (29.5 in)`; what few people have says so. */
export function measuredWords(person: MeasuredPerson, types: readonly MeasureType[]): string {
  const kept = valuesOf(person);
  const values = types.flatMap((wanted) => {
    const meters = kept.get(wanted);
    if (meters === undefined) return [];
    const [cm, inches] = [lengthWords(meters, 'Metric'), lengthWords(meters, 'Imperial')];
    const asTyped = isUsual(wanted, meters) ? '' : ' – unusual, check';
    return `${measureKinds[wanted].label} ${cm} ${measureUnits.Metric.name} (${inches} ${measureUnits.Imperial.name})${asTyped}`;
  });
  return `For ${person.name ?? 'me'}: ${values.join(', ') || 'not measured'}`;
}
