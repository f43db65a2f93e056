import type { labTable } from '#contract/operations/lab.ts';
import type { SampleCalls } from './sample-call.ts';

const pieceId = 'one-coat-chosen-well';
const done = { pieceId, isSaved: true, read: [0, 1] };

export const labSamples: SampleCalls<typeof labTable> = {
  getLab: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getLabPiece: {
    valid: async (_server, as) => ({ owner: as.userId, pieceId }),
    strange: (owner) => [{ input: { owner: owner.userId, pieceId } }],
  },
  saveLabReading: {
    valid: async (_server, as) => ({ owner: as.userId, ...done }),
    strange: (owner) => [{ input: { owner: owner.userId, ...done } }],
  },
};
