import { and, eq, sql } from 'drizzle-orm';
import { addDays, daysBetween, earliestDay, latestDay } from '#contract/rules/calendar-days.ts';
import { faultsOfMovedDay, mostLoanDays } from '#contract/rules/loans.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { loanItems, loans, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { recordAvailability } from './availability.ts';
import { beginEarlier } from './loan-begin.ts';
import { findTaken, type LoanFacts, type LoanPiece } from './loan-facts.ts';
import { findLent, idsOf, isLendable, requireChosen } from './loan-requests.ts';
import type { FullScope } from './scope.ts';

type Input<Name extends 'handOverLoan' | 'returnLoan' | 'setLoanEnd'> = Omit<
  OperationInput<Name>,
  'owner'
>;

/**
 * Hands over what was agreed. Before the first day it begins earlier, unless another loan is in between. Throws the Refusals
 * `not-found` where nothing is agreed, `conflict` where nothing can be handed over now, and `invalid` of a day that is none
 * anywhere.
 */
export async function handOverLoan(
  scope: FullScope,
  database: Database,
  { loanId, itemIds, changeId, ...at }: Input<'handOverLoan'>,
  now: Date,
): Promise<OperationOutput<'handOverLoan'>> {
  const today = at.today ?? now.toISOString().slice(0, 10);
  const loan = await findLent(scope, database, loanId, now);
  const agreed = requireChosen(loan, 'agreed', itemIds);
  const isThere = ({ availability }: LoanPiece) =>
    availability !== 'lent' && isLendable(availability);
  const handed = agreed.filter(isThere);
  if (handed.length === 0) {
    throw new Refusal('conflict', 'nothing of it is there', { itemIds: 'away' });
  }
  if (today < earliestDay(now) || today > latestDay(now)) {
    throw new Refusal('invalid', 'it is not this day anywhere', { today: 'not-today' });
  }
  if (today < loan.firstDay) {
    if (daysBetween(today, loan.lastDay) >= mostLoanDays) {
      throw new Refusal('conflict', 'it would be lent for too long', { itemIds: 'too-early' });
    }
    const until = { firstDay: today, lastDay: addDays(loan.firstDay, -1), besides: loan.id };
    const open = requireChosen(loan, 'agreed', undefined);
    if ((await findTaken(database, idsOf(open), until, now)).length > 0) {
      throw new Refusal('conflict', 'somebody else has it until then', { itemIds: 'taken' });
    }
    await beginEarlier(database, loan, today);
  }
  await recordLent(database, loan, handed, changeId);
  return {
    itemIds: idsOf(handed).map(String),
    lockedIds: idsOf(agreed.filter((piece) => !isThere(piece))).map(String),
  };
}

/**
 * Takes pieces back, and notes what is damaged, also of what came back by another device's word before. Throws the Refusal
 * `not-found` where there is none of either.
 */
export async function returnLoan(
  scope: FullScope,
  database: Database,
  { loanId, itemIds, changeId, damaged = [] }: Input<'returnLoan'>,
  now: Date,
): Promise<OperationOutput<'returnLoan'>> {
  const loan = await findLent(scope, database, loanId, now);
  const notes = new Map(damaged.map(({ itemId, note }) => [Number(itemId), note]));
  const isDamaged = ({ itemId }: LoanPiece) => notes.has(itemId);
  const before = loan.pieces.filter((piece) => piece.state === 'returned' && isDamaged(piece));
  const isAllBack = loan.pieces.every(({ state }) => state !== 'out');
  const out = isAllBack && before.length > 0 ? [] : requireChosen(loan, 'out', itemIds);
  // Whether it is ready or worn follows from its wears.
  await recordAvailability(
    database,
    out.map(({ itemId }) => ({
      itemId,
      changeId: changeId ?? null,
      before: 'lent',
      after: 'ready',
    })),
  );
  // Where nothing is noted now, a return that was taken back may have done so.
  for (const { itemId } of [...out, ...before]) {
    await database
      .update(loanItems)
      .set({ damage: notes.get(itemId) ?? null })
      .where(and(eq(loanItems.loanId, loan.id), eq(loanItems.itemId, itemId)));
  }
  return {
    itemIds: idsOf(out).map(String),
    damagedIds: idsOf([...out.filter(isDamaged), ...before]).map(String),
  };
}

/**
 * Sets another last day of what is agreed or out. Throws the Refusals `not-found` where nothing is, `invalid` of the day, and
 * `conflict` where somebody else was promised it by then.
 */
export async function setLoanEnd(
  scope: FullScope,
  database: Database,
  { loanId, lastDay }: Input<'setLoanEnd'>,
  now: Date,
): Promise<void> {
  const loan = await findLent(scope, database, loanId, now);
  const open = loan.pieces.filter(({ state }) => state === 'agreed' || state === 'out');
  if (open.length === 0) throw new Refusal('not-found', 'nothing of it is agreed or out');
  const days = { firstDay: loan.firstDay, lastDay };
  const faults = faultsOfMovedDay(days, now);
  if (faults) throw new Refusal('invalid', 'not until this day', faults);
  const isLonger = lastDay > loan.lastDay;
  const more = { firstDay: addDays(loan.lastDay, 1), lastDay, besides: loan.id };
  if (isLonger && (await findTaken(database, idsOf(open), more, now)).length > 0) {
    throw new Refusal('conflict', 'somebody else has it by then', { lastDay: 'taken' });
  }
  await database.update(loans).set({ lastDay }).where(eq(loans.id, loan.id));
  const out = open.filter(({ state }) => state === 'out');
  await recordLent(database, { ...loan, lastDay }, out);
}

/** Writes that the borrower has these pieces, and until when. */
async function recordLent(
  database: Database,
  { id: loanId, borrowerId, lastDay: lentUntil }: LoanFacts,
  pieces: readonly LoanPiece[],
  changeId: string | null = null,
): Promise<void> {
  const [borrower] = await database
    .select({ screenName: users.screenName })
    .from(users)
    .where(sql`${users.id} = ${borrowerId}`);
  const lentTo = borrower?.screenName ?? null;
  const told = { changeId, after: 'lent', lentTo, lentUntil, loanId } as const;
  await recordAvailability(
    database,
    pieces.map(({ itemId, availability }) => ({ ...told, itemId, before: availability })),
  );
}
