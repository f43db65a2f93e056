import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const loans = { service: 'items', ...member, needs: 'sharedWardrobes' } as const;
const query = { ...loans, verb: 'query', kind: 'read', whileStoodIn: 'open' } as const;
/** What the borrower does. It is written into the lender's account (decision 082). */
const ask = {
  ...loans,
  verb: 'manage',
  kind: 'write',
  sight: 'friend',
  spoils: ['GetLoans'],
} as const;
/** What the lender does. */
const lend = { ...loans, verb: 'manage', kind: 'write', sight: 'owner', spoils: itemTags } as const;

/** The operations on what friends lend each other. */
export const loansTable = {
  // What becomes of a friendship becomes of what waits in it.
  getLoans: { ...query, sight: 'owner', provides: ['GetLoans', 'GetFriends'] },
  getTakenDays: { ...query, sight: 'friend', provides: ['GetLoans'] },
  askForLoan: { ...ask, perMinute: 20 },
  withdrawLoan: ask,
  answerLoan: { ...lend, spoils: ['GetLoans'] },
  handOverLoan: lend,
  returnLoan: lend,
  setLoanEnd: lend,
} as const satisfies OperationTable;
