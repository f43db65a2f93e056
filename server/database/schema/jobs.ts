import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, created, rowId } from './columns.ts';

/** Work to be done off the request's path; survives a killed server. */
export const jobs = pgTable(
  'jobs',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** How often it was begun since it last came to an end of any kind: it may end its server. */
    unended: integer('unended').notNull().default(0),
    runAt: at('run_at').notNull().defaultNow(),
    /** Taken by a runner until then. */
    lockedUntil: at('locked_until'),
    failedAt: at('failed_at'),
    lastError: text('last_error'),
    createdAt: created(),
  },
  (table) => [
    index('jobs_due').on(table.runAt, table.id),
    // One for all servers: each sweeps the same database.
    uniqueIndex('jobs_one_sweep').on(table.kind).where(sql`${table.kind} = 'sweep'`),
  ],
);
