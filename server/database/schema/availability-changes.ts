import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { GoneWay } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { at, created, rowId } from './columns.ts';
import { items } from './items.ts';
import { loans } from './loans.ts';

/** Where an item has been: each change of its availability, the present one last ([Note: Where a piece is]). */
export const availabilityChanges = pgTable(
  'availability_changes',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The id that the device gave to the change, alike for all that it changed at once; null of an order's. */
    changeId: text('change_id'),
    before: text('before').$type<ItemAvailability>().notNull(),
    after: text('after').$type<ItemAvailability>().notNull(),
    lentTo: text('lent_to'),
    lentUntil: date('lent_until'),
    /** The loan by which it was handed over, or its last day moved; null of all else ([Note: Loans]). */
    loanId: rowId('loan_id').references(() => loans.id, { onDelete: 'set null' }),
    goneWay: text('gone_way').$type<GoneWay>(),
    /** For how much it was sold; of what came clean from the wash, what its cleaning cost. */
    amountCents: bigint('amount_cents', { mode: 'number' }),
    amountCurrency: text('amount_currency'),
    /** How often it was worn since the wash when it was changed. */
    wearsBefore: integer('wears_before').notNull().default(0),
    /**
     * The number from which wears since the wash are counted anew; null where the count goes on ([Note: Wears since the
     * wash]).
     */
    wearsSet: integer('wears_set'),
    /** The day from which they are counted anew, how many of its wears are told already, and when it was said. */
    countedDay: date('counted_day'),
    wearsByThen: integer('wears_by_then'),
    countedAt: at('counted_at'),
    createdAt: created(),
  },
  (table) => [
    index('availability_changes_item').on(table.itemId, table.id),
    index('availability_changes_change').on(table.changeId),
    index('availability_changes_loan').on(table.loanId).where(sql`${table.loanId} is not null`),
    // Few changes have one, and what a piece costs is asked of all of them.
    index('availability_changes_amount')
      .on(table.itemId)
      .where(sql`${table.amountCents} is not null`),
  ],
);
