import { addDays } from '#contract/rules/calendar-days.ts';
import type { Database } from '../database/database.ts';
import { handOverLoan } from '../repositories/loan-handing.ts';
import { answerLoan, askForLoan } from '../repositories/loan-requests.ts';
import { openScope, scopeOfUser } from '../repositories/scope.ts';
import { findShared } from '../repositories/wardrobe-sharing.ts';
import type { DemoFriend } from './bring-friends.ts';

/** A member, with the ids of their pieces by the ids of the garments. */
interface Owner {
  userId: string;
  itemIds: Map<string, string>;
}

/** Has a friend of the demo's member lend them something, and ask to borrow something. */
export async function lendPieces(
  database: Database,
  member: Owner,
  friend: Owner,
  { lends, borrows }: Pick<DemoFriend, 'lends' | 'borrows'>,
  now: Date,
): Promise<void> {
  if (lends) {
    const loanId = await ask(database, friend, member, { ...lends, inDays: 0 }, now);
    const scope = scopeOfUser(friend.userId);
    await answerLoan(scope, database, { loanId, isAccepted: true }, now);
    await handOverLoan(scope, database, { loanId }, now);
  }
  if (borrows) await ask(database, member, friend, { ...borrows, inDays: 1 }, now);
}

/** Asks to borrow a piece for five days; answers the id of the loan. */
async function ask(
  database: Database,
  { userId: lenderId, itemIds }: Owner,
  { userId: borrowerId }: Owner,
  { garment, note, inDays }: { garment: string; note?: string; inDays: number },
  now: Date,
): Promise<string> {
  const { actor } = scopeOfUser(borrowerId);
  const relations = { findShared, findStoodInFor: async () => null };
  const scope = await openScope(relations, database, actor, lenderId);
  const firstDay = addDays(now.toISOString().slice(0, 10), inDays);
  const days = { firstDay, lastDay: addDays(firstDay, 4) };
  return (
    await askForLoan(scope, database, { itemIds: [itemIds.get(garment)!], ...days, note }, now)
  ).loanId;
}
