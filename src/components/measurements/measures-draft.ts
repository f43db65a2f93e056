import { defineDraft } from '#lib/draft-kind.ts';
import { isWritten, type WrittenMeasure } from './typed-measures.ts';

const isRecordOf = (check: (entry: unknown) => boolean) => (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(check);

/** The draft of what stands in a field of measurements: there is one, of everybody whom the user measures. */
export const measuresDraft = defineDraft<{ written: Record<string, WrittenMeasure> }>({
  name: 'measures',
  fields: { written: isRecordOf(isWritten) },
});
