import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, created, rowId } from './columns.ts';
import { users } from './users-and-images.ts';

/** Work to be done off the request's path; survives a killed server. */
export const jobs = pgTable(
  'jobs',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /**
     * How often it was begun since it last ended in any way: a job that crashes its server never ends.
     */
    unended: integer('unended').notNull().default(0),
    runAt: at('run_at').notNull().defaultNow(),
    /** Taken by a runner until then. */
    lockedUntil: at('locked_until'),
    failedAt: at('failed_at'),
    lastError: text('last_error'),
    /**
     * When it was added, or was last started again by the operator; how long it is tried counts from
     * here.
     */
    createdAt: created(),
    /** Of a job that comes again, one for all servers; null for a job that is done once. */
    scheduleKey: text('schedule_key'),
    /** When it comes again, read in its time zone (an IANA name). */
    cron: text('cron'),
    timeZone: text('time_zone'),
    /** The member whose job comes again: it ends with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('jobs_due').on(table.runAt, table.id),
    uniqueIndex('jobs_schedule').on(table.scheduleKey),
    index('jobs_user').on(table.userId),
  ],
);
