import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { latestDay } from '#contract/rules/calendar-days.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import {
  type Days,
  isPast,
  type LoanPieceState,
  type LoanState,
  overlap,
} from '#contract/rules/loans.ts';
import type { Database } from '../database/database.ts';
import {
  images,
  itemImages,
  items,
  loanItems,
  loans,
  relationships,
  wardrobeItems,
  wardrobes,
} from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';
import { nameColumns } from './piece-name.ts';
import { isFriend } from './relationships.ts';
import { isSharedWith } from './wardrobe-sharing.ts';

/*
 * [Note: Loans] A loan lies in the lender's account, and only what was said of it is stored: asked, agreed, declined, taken
 * back. All else follows. A piece is out while the last change of where it is ([Note: Where a piece is]) is one by which
 * this loan handed it over: so whoever says otherwise, by hand or by an order, has it back, whoever deletes it asks for it no
 * more, and taking that back lends it anew, without a word to the loan; and as a piece is in one place, it is lent once. What is only asked or
 * agreed counts in the friendship in which it was asked, what is asked besides only while the piece is in sight
 * (decision 082). Days are promised under the lock of the lender, in whose account all loans of a piece lie.
 */

/** The changes that hand a piece over: of the query's loan and item. */
const handings = sql`availability_changes as handing
  where handing.item_id = ${items.id} and handing.loan_id = ${loans.id}`;

/** True of the changes that say where the query's item is. */
const ofItem = sql`later.item_id = ${items.id} and (later.before <> later.after or later.wears_set is null)`;

/** True of a piece of which nothing was said since it was handed over; it may be deleted. */
const isHandedOver = sql<boolean>`(${items.availability} = 'lent'
  and exists (select from ${handings}
    and handing.id = (select max(later.id) from availability_changes as later where ${ofItem})))`;

/** True of a piece that its borrower has now. */
export const isOut = sql<boolean>`(${isHandedOver} and ${items.deletedAt} is null)`;

/** When a piece that was handed over came back, by whatever was said; null while it did not. */
export const backAt = sql<Date | null>`(select coalesce(
    (select min(later.created_at) from availability_changes as later
      where ${ofItem} and later.id > (select max(handing.id) from ${handings})),
    ${items.deletedAt})
  where exists (select from ${handings}))`.mapWith(loans.askedAt);

const isInSight = sql<boolean>`(${itemNoun.shown} and exists (select from ${wardrobeItems}
  join ${wardrobes} on ${wardrobes.id} = ${wardrobeItems.wardrobeId}
  where ${wardrobeItems.itemId} = ${items.id} and ${isSharedWith(loans.borrowerId)}))`;

type LoanRow = typeof loans.$inferSelect;
type PieceRow = Awaited<ReturnType<typeof readRows>>[number];

/** A piece of a loan, and where it is. */
export type LoanPiece = Pick<
  PieceRow,
  'itemId' | 'named' | 'image' | 'damage' | 'availability' | 'backAt'
> & {
  state: LoanPieceState;
};

/** A loan, where it is, and those of its pieces that are not void. */
export interface LoanFacts extends LoanRow {
  areFriends: boolean;
  state: LoanState;
  pieces: LoanPiece[];
}

/**
 * Reads loans, in one statement, by their first day; without those that are void, taken back, or of a day that is past. For
 * the borrower what is void for want of sight is declined, and has no pieces, as what was declined has none then.
 */
export async function readLoanFacts(
  database: Database,
  which: SQL | undefined,
  now: Date,
  { isForBorrower = false } = {},
): Promise<LoanFacts[]> {
  const byLoan = new Map<number, LoanFacts>();
  for (const row of await readRows(database, which)) {
    const state = stateOfPiece(row, now);
    if (!state && !(isForBorrower && isRefused(row, now))) continue;
    const { loan, areFriends } = row;
    const facts = byLoan.get(loan.id) ?? { ...loan, areFriends, state: 'returned', pieces: [] };
    if (state) facts.pieces.push({ ...row, state });
    byLoan.set(loan.id, facts);
  }
  return [...byLoan.values()].flatMap((facts) => {
    const state = stateOf(facts);
    return state ? [{ ...facts, state }] : [];
  });
}

const readRows = (database: Database, which: SQL | undefined) =>
  database
    .select({
      loan: loans,
      itemId: items.id,
      named: nameColumns,
      image: images,
      isLeftOut: loanItems.isLeftOut,
      damage: loanItems.damage,
      availability: sql<ItemAvailability>`${items.availability}`,
      isDeleted: sql<boolean>`${items.deletedAt} is not null`,
      isHandedOver,
      backAt,
      areFriends: sql<boolean>`${relationships.lowerId} is not null`,
      isInSight,
    })
    .from(loans)
    .innerJoin(loanItems, eq(loanItems.loanId, loans.id))
    .innerJoin(items, eq(items.id, loanItems.itemId))
    .leftJoin(
      relationships,
      and(
        isFriend(loans.lenderId, loans.borrowerId),
        eq(relationships.friendsSince, loans.friendsSince),
      ),
    )
    .leftJoin(itemImages, sql`${itemImages.itemId} = ${items.id} and ${itemImages.position} = 0`)
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(and(isNull(loans.withdrawnAt), which))
    .orderBy(asc(loans.firstDay), asc(loans.id), asc(items.id));

/** Where a piece is; null where its loan has become void for it. */
function stateOfPiece(row: PieceRow, now: Date): LoanPieceState | null {
  const { loan } = row;
  if (row.isHandedOver) return row.isDeleted ? 'deleted' : 'out';
  if (row.backAt) return 'returned';
  if (!row.areFriends || row.isDeleted) return null;
  if (loan.acceptedAt && !loan.declinedAt && !row.isLeftOut) {
    return isPast(loan.lastDay, now) ? null : 'agreed';
  }
  if (!row.isInSight) return null;
  if (row.isLeftOut) return 'left-out';
  return loan.declinedAt || !isPast(loan.lastDay, now) ? 'asked' : null;
}

/** Whether a borrower is told that this request cannot be lent, though nothing is told of its pieces. */
const isRefused = ({ loan, areFriends }: PieceRow, now: Date): boolean =>
  areFriends && (loan.declinedAt !== null || (!loan.acceptedAt && !isPast(loan.lastDay, now)));

/** Where a loan is; null where nothing of it is left but what was left out. */
function stateOf({ declinedAt, pieces }: LoanFacts): LoanState | null {
  const has = (state: LoanPieceState) => pieces.some((piece) => piece.state === state);
  if (declinedAt || pieces.length === 0) return 'declined';
  if (has('out')) return 'running';
  if (has('agreed')) return 'agreed';
  if (has('asked')) return 'waiting';
  return has('returned') || has('deleted') ? 'returned' : null;
}

/** The days on which a piece is promised or out; null of what is not. What is late has no other day than the present one. */
export function takenDays(
  { firstDay, lastDay }: Days,
  { state }: LoanPiece,
  now: Date,
): Days | null {
  if (state === 'agreed') return { firstDay, lastDay };
  if (state !== 'out') return null;
  return { firstDay, lastDay: isPast(lastDay, now) ? latestDay(now) : lastDay };
}

/** Finds which of these pieces somebody else has, or was promised, on some of these days. The lender's account is locked. */
export async function findTaken(
  database: Database,
  itemIds: readonly number[],
  { besides, ...days }: Days & { besides?: number },
  now: Date,
): Promise<number[]> {
  const others = await readLoanFacts(database, isOfPieces(itemIds), now);
  return others.flatMap((loan) =>
    loan.id === besides
      ? []
      : loan.pieces.flatMap((piece) => {
          const taken = takenDays(loan, piece, now);
          return taken && overlap(taken, days) ? piece.itemId : [];
        }),
  );
}

/** True of the rows of these pieces. */
export const isOfPieces = (itemIds: readonly number[]): SQL =>
  sql`${loanItems.itemId} = any(${sql.param([...itemIds])}::bigint[])`;
