import { givenWords, measuredWords } from '#components/measurements/measured-words.ts';
import type { MeasureUnit } from '#contract/rules/measurements.ts';
import { productTypes } from '#contract/rules/services.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { MeasuredService } from './needed-measures.ts';

/**
 * The words of a service's line to the studio about whoever will wear the garment. A custom service waits for no
 * measurements: it says only what is there.
 */
export const lineMeasures = (
  { service: { productType }, types }: MeasuredService,
  person: MeasuredPerson,
  unit: MeasureUnit,
): string =>
  productType === productTypes.custom
    ? givenWords(person, types, unit)
    : measuredWords(person, types, unit);
