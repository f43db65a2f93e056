import { and, asc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isPast, loanToldDays } from '#contract/rules/loans.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, loanItems, loans, relationships } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { readPeople } from './friends.ts';
import { toImageView } from './images.ts';
import { itemNoun } from './item-noun.ts';
import {
  backAt,
  isOfPieces,
  isOut,
  type LoanFacts,
  type LoanPiece,
  readLoanFacts,
  takenDays,
} from './loan-facts.ts';
import { present } from './noun.ts';
import { nameColumns, pieceName } from './piece-name.ts';
import { isFriend } from './relationships.ts';
import type { FullScope, Scope } from './scope.ts';

interface At {
  signer: Signer;
  now: Date;
}

/** Reads what somebody lends and borrows: two statements for the loans, and one for the people. */
export async function readLoans(
  { subject: me }: FullScope,
  database: Database,
  at: At,
): Promise<OperationOutput<'getLoans'>> {
  const since = new Date(at.now.getTime() - loanToldDays * 86_400_000);
  const read = (which: SQL, isForBorrower: boolean) =>
    readLoanFacts(database, and(which, isTold(since)), at.now, { isForBorrower });
  const lent = await read(eq(loans.lenderId, me), false);
  const borrowed = (await read(eq(loans.borrowerId, me), true)).flatMap(asBorrower);
  const others = [
    ...lent.map(({ borrowerId }) => borrowerId),
    ...borrowed.map(({ lenderId }) => lenderId),
  ];
  const people = await readPeople(database, others, at.signer);
  const told = (facts: LoanFacts, otherId: string, signer: Signer): Loan[] => {
    const person = people.get(otherId);
    if (!person) return [];
    const { bio: _ofFriends, ...other } = person;
    const { firstDay, lastDay, note, state, pieces, areFriends } = facts;
    return [
      {
        ...{ loanId: String(facts.id), state, firstDay, lastDay, note },
        other: areFriends ? other : { ...other, imageUrl: null },
        isOverdue: state === 'running' && isPast(lastDay, at.now),
        askedDate: facts.askedAt.toISOString(),
        answeredDate: pieces.length > 0 ? answeredDateOf(facts) : null,
        returnedDate: state === 'returned' ? returnedDateOf(facts) : null,
        pieces: pieces.map((piece) => pieceTold(piece, signer)),
      },
    ];
  };
  const forOthers = at.signer.forOthers();
  return {
    lent: lent.flatMap((facts) => told(facts, facts.borrowerId, at.signer)),
    borrowed: borrowed.flatMap((facts) => told(facts, facts.lenderId, forOthers)),
  };
}

const answeredDateOf = ({ declinedAt, acceptedAt }: LoanFacts): string | null =>
  (declinedAt ?? acceptedAt)?.toISOString() ?? null;

function returnedDateOf({ pieces }: LoanFacts): string | null {
  const times = pieces.flatMap(({ backAt: back }) => back?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}

/** True of what is told still: it is not over, or since not long ago. */
const isTold = (since: Date) =>
  or(
    isOut,
    sql`${backAt} >= ${since.toISOString()}::timestamptz`,
    and(
      sql`${backAt} is null`,
      gte(loans.lastDay, since.toISOString().slice(0, 10)),
      or(isNull(loans.declinedAt), gte(loans.declinedAt, since)),
    ),
  )!;

/** What a borrower called off after the lender had agreed to it, as the lender is told. */
export interface CalledOff {
  loanId: string;
  other: Loan['other'];
  date: string;
  titles: string[];
  firstDay: string;
  lastDay: string;
}

/** Reads what friends called off since a moment after the subject had agreed to it. */
export async function readCalledOff(
  { subject: me }: FullScope,
  database: Database,
  { signer, since }: { signer: Signer; since: Date },
): Promise<CalledOff[]> {
  const rows = await database
    .select({ loan: loans, named: nameColumns })
    .from(loans)
    .innerJoin(loanItems, and(eq(loanItems.loanId, loans.id), eq(loanItems.isLeftOut, false)))
    .innerJoin(items, eq(items.id, loanItems.itemId))
    .innerJoin(
      relationships,
      and(
        isFriend(loans.lenderId, loans.borrowerId),
        eq(relationships.friendsSince, loans.friendsSince),
      ),
    )
    .where(and(eq(loans.lenderId, me), isNotNull(loans.acceptedAt), gte(loans.withdrawnAt, since)))
    .orderBy(asc(loans.id), asc(items.id));
  const people = await readPeople(
    database,
    rows.map(({ loan }) => loan.borrowerId),
    signer,
  );
  const byLoan = new Map<number, CalledOff>();
  for (const { loan, named } of rows) {
    const person = people.get(loan.borrowerId);
    if (!person) continue;
    const { bio: _ofFriends, ...other } = person;
    const { firstDay, lastDay } = loan;
    const date = loan.withdrawnAt!.toISOString();
    const told = { loanId: String(loan.id), other, date, titles: [], firstDay, lastDay };
    const one = byLoan.get(loan.id) ?? told;
    one.titles.push(pieceName(named));
    byLoan.set(loan.id, one);
  }
  return [...byLoan.values()];
}

/**
 * A loan as its borrower is told of it: what damage was noted is the lender's to know, and once the two are no friends what
 * the borrower has is all that is left.
 */
function asBorrower(facts: LoanFacts): LoanFacts[] {
  const pieces = facts.pieces
    .filter(({ state }) => facts.areFriends || state === 'out')
    .map((piece) => ({ ...piece, damage: null }));
  return facts.areFriends || pieces.length > 0 ? [{ ...facts, pieces }] : [];
}

const pieceTold = ({ itemId, named, image, state, damage }: LoanPiece, signer: Signer) => ({
  itemId: String(itemId),
  title: pieceName(named),
  image: image?.status === 'ready' ? toImageView(image, signer) : null,
  state,
  damage,
});

/** Reads on which days pieces in sight are taken, not by whom. */
export async function readTakenDays(
  scope: Scope,
  database: Database,
  itemIds: readonly string[],
  now: Date,
): Promise<OperationOutput<'getTakenDays'>> {
  const seen = await database
    .select({ id: items.id })
    .from(items)
    .where(present(itemNoun, scope, itemIds));
  const ids = seen.map(({ id }) => id);
  const facts = await readLoanFacts(database, isOfPieces(ids), now);
  const takenOf = (id: number) =>
    facts.flatMap((loan) =>
      loan.pieces.flatMap((piece) => (piece.itemId === id && takenDays(loan, piece, now)) || []),
    );
  return { pieces: ids.map((id) => ({ itemId: String(id), taken: takenOf(id) })) };
}
