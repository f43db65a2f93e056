import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, rowId } from './columns.ts';
import { items } from './items.ts';
import { users } from './users-and-images.ts';

const someone = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a friend asked to borrow, in the lender's account: who asked, for when, and what became of it ([Note: Loans]). */
export const loans = pgTable(
  'loans',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    lenderId: someone('lender_id'),
    borrowerId: someone('borrower_id'),
    /** The beginning of the friendship in which it was asked: in another one it counts no more. */
    friendsSince: at('friends_since').notNull(),
    firstDay: date('first_day').notNull(),
    /** The first day that was agreed, of what was handed over before it. */
    agreedFirstDay: date('agreed_first_day'),
    lastDay: date('last_day').notNull(),
    note: text('note'),
    askedAt: at('asked_at').notNull(),
    acceptedAt: at('accepted_at'),
    /** When the lender declined it, perhaps after they had agreed. */
    declinedAt: at('declined_at'),
    /** When the borrower took it back. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    index('loans_lender').on(table.lenderId, table.borrowerId),
    index('loans_borrower').on(table.borrowerId),
    check(
      'loans_state',
      sql`${table.lenderId} <> ${table.borrowerId} and ${table.firstDay} <= ${table.lastDay}
        and (${table.declinedAt} is null or ${table.withdrawnAt} is null)`,
    ),
  ],
);

/** The pieces of a loan. Whether one is out is told by its availability. */
export const loanItems = pgTable(
  'loan_items',
  {
    loanId: rowId('loan_id')
      .notNull()
      .references(() => loans.id, { onDelete: 'cascade' }),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Whether it was asked for, and the lender did not agree to it, or could not. */
    isLeftOut: boolean('is_left_out').notNull().default(false),
    /** What the lender noted when it came back damaged. */
    damage: text('damage'),
  },
  (table) => [
    primaryKey({ columns: [table.loanId, table.itemId] }),
    index('loan_items_item').on(table.itemId),
  ],
);
