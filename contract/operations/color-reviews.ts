import type { OperationTable } from './descriptor.ts';

const desk = { service: 'admin', access: 'staff' } as const;
const read = { ...desk, verb: 'query', kind: 'read', provides: ['GetColorReviews'] } as const;
const write = { ...desk, verb: 'manage', kind: 'write' } as const;
// The page says itself what became of a decision.
const decision = { ...write, spoils: ['GetColorReviews'] } as const;

/** The operations on the staff's table of color analyses. */
export const colorReviewsTable = {
  getColorReviews: read,
  getColorReviewCounts: read,
  getColorReview: read,
  openColorReview: { ...write },
  leaveColorReview: { ...write },
  decideColorReview: decision,
  askForAnotherPhoto: decision,
} as const satisfies OperationTable;
