import { defineDraft } from '#lib/draft-kind.ts';
import { areMeasures, areTimes, isWritten, type UnsentMeasures } from './unsent-measures.ts';

const isRecordOf = (check: (entry: unknown) => boolean) => (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(check);

/** The draft of what was measured: there is one, of everybody whom the user measures. */
export const measuresDraft = defineDraft<UnsentMeasures>({
  name: 'measures',
  fields: {
    of: isRecordOf(areMeasures),
    written: isRecordOf(isWritten),
    typedMs: isRecordOf(areTimes),
  },
});
