import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { maySetAvailability } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { type Days, faultsOfDays, mostLoansWaiting, overlap } from '#contract/rules/loans.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, loanItems, loans, relationships } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { mayBorrow } from './borrowable.ts';
import { itemNoun } from './item-noun.ts';
import { findTaken, type LoanFacts, type LoanPiece, readLoanFacts } from './loan-facts.ts';
import { present } from './noun.ts';
import { isPair } from './relationships.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';

type Answer = Omit<OperationInput<'answerLoan'>, 'owner'>;

/** Whether what is here may be promised for later: it is not gone, at the studio, or for sale. Lent it may be by then. */
export const isLendable = (availability: ItemAvailability): boolean =>
  maySetAvailability(availability, 'lent');

/**
 * Asks the owner of the pieces in sight to lend them. Their account is locked. Throws the Refusals `forbidden` of oneself
 * and of who is no friend any more, `not-found` where a piece is not in sight, `invalid` of days and pieces, and `too-many`.
 */
export async function askForLoan(
  scope: Scope,
  database: Database,
  { itemIds, firstDay, lastDay, note }: Omit<OperationInput<'askForLoan'>, 'owner'>,
  now: Date,
): Promise<OperationOutput<'askForLoan'>> {
  if (isFull(scope)) throw new Refusal('forbidden', 'nobody borrows from themselves');
  const { subject: lenderId, actor } = scope;
  const faults = faultsOfDays({ firstDay, lastDay }, now);
  if (faults) throw new Refusal('invalid', 'not on these days', faults);
  const wanted = await database
    .select({ id: items.id, availability: items.availability, mayBorrow: mayBorrow(scope) })
    .from(items)
    .where(present(itemNoun, scope, itemIds));
  if (wanted.length < new Set(itemIds).size) throw new Refusal('not-found', 'no such item');
  if (!wanted.every(({ mayBorrow }) => mayBorrow)) {
    throw new Refusal('invalid', 'its owner does not lend it', { itemIds: 'not-lent' });
  }
  if (!wanted.every(({ availability }) => isLendable(availability as ItemAvailability))) {
    throw new Refusal('invalid', 'a piece cannot be lent', { itemIds: 'away' });
  }
  const ids = wanted.map(({ id }) => id);
  if ((await findTaken(database, ids, { firstDay, lastDay }, now)).length > 0) {
    throw new Refusal('invalid', 'somebody else has it then', { itemIds: 'taken' });
  }
  const [pair] = await database
    .select({ friendsSince: relationships.friendsSince })
    .from(relationships)
    .where(isPair(lenderId, actor.userId));
  if (!pair?.friendsSince) throw new Refusal('forbidden', 'they are no friends any more');
  const asked = { lenderId, borrowerId: actor.userId, friendsSince: pair.friendsSince };
  await requireNewAndFew(database, asked, ids, { firstDay, lastDay }, now);
  const [loan] = await database
    .insert(loans)
    .values({ ...asked, firstDay, lastDay, note: note ?? null, askedAt: now })
    .returning({ id: loans.id });
  await database.insert(loanItems).values(ids.map((itemId) => ({ loanId: loan!.id, itemId })));
  return { loanId: String(loan!.id) };
}

/**
 * Throws the Refusals `invalid` where one of these pieces was asked for by the same borrower for one of these days, and
 * `too-many` where they wait for as many answers of one lender as they may. What is void by now does not count.
 */
async function requireNewAndFew(
  database: Database,
  { lenderId, borrowerId }: { lenderId: string; borrowerId: string },
  itemIds: readonly number[],
  days: Days,
  now: Date,
): Promise<void> {
  const theirs = and(eq(loans.lenderId, lenderId), eq(loans.borrowerId, borrowerId));
  const before = await readLoanFacts(database, theirs, now);
  const waiting = before.filter(({ state }) => state === 'waiting');
  const isSame = ({ pieces }: LoanFacts) =>
    pieces.some(({ itemId, state }) => state === 'asked' && itemIds.includes(itemId));
  if (waiting.some((loan) => isSame(loan) && overlap(loan, days))) {
    throw new Refusal('invalid', 'they asked for it already', { itemIds: 'asked' });
  }
  if (waiting.length >= mostLoansWaiting) {
    throw new Refusal('too-many', 'so many requests wait already');
  }
}

/**
 * Takes back what the viewer asked the subject, whose account is locked, while nothing of it was handed over. Throws the
 * Refusals `not-found`, and `conflict` once something was.
 */
export async function withdrawLoan(
  { subject, actor }: Scope,
  database: Database,
  loanId: string,
  now: Date,
): Promise<void> {
  const isTheirs = and(eq(loans.lenderId, subject), eq(loans.borrowerId, actor.userId));
  const loan = await findLoan(database, loanId, isTheirs, now);
  requireNothingHandedOver(loan);
  await database.update(loans).set({ withdrawnAt: now }).where(eq(loans.id, loan.id));
}

/**
 * Answers what was asked, or declines what was agreed; the answer names what was wanted and cannot be lent any more. Throws
 * the Refusals `not-found` of what does not wait, and `conflict` where nothing can be lent, its days are taken, or something
 * was handed over.
 */
export async function answerLoan(
  scope: FullScope,
  database: Database,
  { loanId, isAccepted, takesBack, itemIds }: Answer,
  now: Date,
): Promise<OperationOutput<'answerLoan'>> {
  const loan = await findLent(scope, database, loanId, now);
  if (!isAccepted) {
    requireNothingHandedOver(loan);
    // A no to what still looks like a question on one device must not undo a yes of another.
    if (!takesBack && loan.acceptedAt) {
      throw new Refusal('conflict', 'it was agreed', { loanId: 'agreed' });
    }
    await database.update(loans).set({ declinedAt: now }).where(eq(loans.id, loan.id));
    return { leftOutIds: [] };
  }
  const wanted = requireChosen(loan, 'asked', itemIds);
  const lent = wanted.filter(({ availability }) => isLendable(availability));
  const ids = idsOf(lent);
  if (ids.length === 0) {
    throw new Refusal('conflict', 'nothing of it can be lent any more', { itemIds: 'away' });
  }
  if ((await findTaken(database, ids, { ...loan, besides: loan.id }, now)).length > 0) {
    throw new Refusal('conflict', 'somebody else has it then', { itemIds: 'taken' });
  }
  await database.update(loans).set({ acceptedAt: now }).where(eq(loans.id, loan.id));
  await database
    .update(loanItems)
    .set({ isLeftOut: true })
    // Also what is out of sight by now.
    .where(and(eq(loanItems.loanId, loan.id), notInArray(loanItems.itemId, ids)));
  return { leftOutIds: idsOf(wanted.filter((piece) => !lent.includes(piece))).map(String) };
}

/** Finds a loan in which the subject lends. Throws the Refusal `not-found`. */
export const findLent = (
  { subject }: FullScope,
  database: Database,
  loanId: string,
  now: Date,
): Promise<LoanFacts> => findLoan(database, loanId, eq(loans.lenderId, subject), now);

async function findLoan(
  database: Database,
  loanId: string,
  isTheirs: ReturnType<typeof and>,
  now: Date,
): Promise<LoanFacts> {
  const which = and(eq(loans.id, Number(loanId)), isTheirs, isNull(loans.declinedAt));
  const [loan] = await readLoanFacts(database, which, now);
  if (!loan) throw new Refusal('not-found', 'no such loan');
  return loan;
}

/** The chosen ones among the pieces that are somewhere, all unless some are named. Throws the Refusal `not-found` of none. */
export function requireChosen(
  { pieces }: LoanFacts,
  state: LoanPiece['state'],
  itemIds: readonly string[] | undefined,
): LoanPiece[] {
  const chosen = pieces.filter(
    (piece) => piece.state === state && (itemIds?.includes(String(piece.itemId)) ?? true),
  );
  if (chosen.length === 0) throw new Refusal('not-found', 'no piece of it is there');
  return chosen;
}

const handedOver: readonly LoanPiece['state'][] = ['out', 'returned', 'deleted'];

function requireNothingHandedOver({ pieces }: LoanFacts): void {
  if (pieces.some(({ state }) => handedOver.includes(state))) {
    throw new Refusal('conflict', 'something of it was handed over', { loanId: 'handed-over' });
  }
}

/** The ids of pieces. */
export const idsOf = (pieces: readonly LoanPiece[]): number[] => pieces.map(({ itemId }) => itemId);
