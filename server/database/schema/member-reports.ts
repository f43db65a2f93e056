import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReportReason } from '#contract/rules/reports.ts';
import { at, rowId } from './columns.ts';
import { users } from './users-and-images.ts';

const someone = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a member tells the staff about another one, in the account of the one who tells it. */
export const memberReports = pgTable(
  'member_reports',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    reporterId: someone('reporter_id'),
    reportedId: someone('reported_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    reportedAt: at('reported_at').notNull(),
    /** When somebody of the staff marked it as read. */
    readAt: at('read_at'),
    /** Who did; null before, and once their account is gone. */
    readBy: uuid('read_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    // Of one member about another one a single report waits to be read.
    uniqueIndex('member_reports_unread')
      .on(table.reporterId, table.reportedId)
      .where(sql`${table.readAt} is null`),
    index('member_reports_reporter').on(table.reporterId, table.reportedAt),
    index('member_reports_reported').on(table.reportedId),
    index('member_reports_reader').on(table.readBy),
    check(
      'member_reports_state',
      sql`${table.reporterId} <> ${table.reportedId} and (${table.readBy} is null or ${table.readAt} is not null)`,
    ),
  ],
);
