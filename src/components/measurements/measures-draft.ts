import { measureKinds, mostMeters } from '#contract/rules/measurements.ts';
import { defineDraft } from '#lib/draft-kind.ts';
import { isWritten, type UnsentMeasures } from './unsent-measures.ts';

const isRecordOf = (check: (entry: [string, unknown]) => boolean) => (value: unknown) =>
  typeof value === 'object' && value !== null && Object.entries(value).every(check);

const isMeasure = ([type, meters]: [string, unknown]) =>
  Object.hasOwn(measureKinds, type) &&
  (meters === null || (typeof meters === 'number' && meters > 0 && meters <= mostMeters));

/** The draft of what was measured: there is one, of everybody whom the user measures. */
export const measuresDraft = defineDraft<UnsentMeasures>({
  name: 'measures',
  fields: {
    of: isRecordOf(([, values]) => isRecordOf(isMeasure)(values)),
    written: isRecordOf(([, written]) => isWritten(written)),
    typedMs: Number.isFinite,
  },
});
