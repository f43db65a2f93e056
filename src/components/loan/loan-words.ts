import { nameWithin, possessive } from '#components/friend-names.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { shortDay } from '#lib/calendar-weeks.ts';
import { isolated } from '#lib/isolated.ts';

/** Whose side of a loan one is on. */
export type Side = 'lender' | 'borrower';

/** The pieces that a loan is about now: those that are out or agreed, or else all that were asked for. */
export function piecesNow({ state, pieces }: Loan): Loan['pieces'] {
  const wanted = {
    waiting: 'asked',
    agreed: 'agreed',
    running: 'out',
    returned: areDeleted(pieces) ? 'deleted' : 'returned',
  } as const;
  const now =
    state === 'declined' ? pieces : pieces.filter((piece) => piece.state === wanted[state]);
  return now.length > 0 ? now : pieces;
}

/** Whether nothing came back of what was lent, and what was lent was deleted meanwhile. */
const areDeleted = (pieces: Loan['pieces']): boolean =>
  pieces.some(({ state }) => state === 'deleted') &&
  pieces.every(({ state }) => state !== 'returned');

/** Whether a loan is about more than one piece now: *they*, not *it*. */
export const areSeveral = (loan: Loan): boolean => piecesNow(loan).length > 1;

/** The pieces of a loan in a sentence: *tan tote*, *3 pieces*. */
export function piecesWords(loan: Loan): string {
  const now = piecesNow(loan);
  // They are out of sight by now.
  if (now.length === 0) return 'what you asked for';
  return now.length === 1 ? isolated(now[0]!.title) : `${now.length} pieces`;
}

/** The sentence about a loan, up to its pieces, with which it ends. */
export function loanWords(loan: Loan, side: Side): string {
  const name = nameWithin(loan.other);
  const isDeleted = areDeleted(loan.pieces);
  const of: Record<Side, Record<Loan['state'], string>> = {
    lender: {
      waiting: `${name} would like to borrow`,
      agreed: `You will lend ${name}`,
      running: areSeveral(loan) ? `You lent ${name}` : `${name} borrows your`,
      returned: isDeleted ? `Deleted while ${name} had it:` : `${name} gave back`,
      declined: `You did not lend ${name}`,
    },
    borrower: {
      waiting: `You asked ${name} for`,
      agreed: `${name} will lend you`,
      running: `${name} lends you`,
      returned: isDeleted ? `${name} no longer asks for` : `You returned ${possessive(name)}`,
      declined: `${name} cannot lend you`,
    },
  };
  return of[side][loan.state];
}

/** When a loan is: *until Dec 1*, *Nov 28 to Nov 30*, *late since Dec 1*. */
export function whenWords({ state, firstDay, lastDay, isOverdue }: Loan): string {
  if (isOverdue) return `late since ${whole(shortDay(lastDay))}`;
  if (state === 'running') return `until ${whole(shortDay(lastDay))}`;
  if (firstDay === lastDay) return whole(shortDay(firstDay));
  return `${whole(shortDay(firstDay))}\u00a0to ${whole(shortDay(lastDay))}`;
}

/** Words that stay on one line. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0');
