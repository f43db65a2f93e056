import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { logEvents } from '#contract/rules/impersonation.ts';
import type { ImpersonationEnd } from '#contract/schemas/impersonation.ts';
import { at, rowId } from './columns.ts';
import { sessions } from './credentials.ts';

/*
 * Who was in whose account outlives both accounts: it refers to neither, and keeps their names as they were.
 */

/** The times that somebody of the staff was in a member's account. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The session in the member's account; null once it is gone. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    reason: text('reason').notNull(),
    startedAt: at('started_at').notNull(),
    /** When it is over by itself; never moved. */
    endsAt: at('ends_at').notNull(),
    /** When its end was written down; null until then. */
    endedAt: at('ended_at'),
    endedBy: text('ended_by').$type<ImpersonationEnd>(),
  },
  (table) => [
    uniqueIndex('impersonations_session').on(table.sessionId),
    index('impersonations_subject').on(table.subjectId, table.startedAt),
    index('impersonations_open').on(table.staffId).where(sql`${table.endedAt} is null`),
    check('impersonations_of_another', sql`${table.staffId} <> ${table.subjectId}`),
  ],
);

/**
 * The log of all that was done in members' accounts ([Note: Log of impersonations]). Triggers of its migration refuse
 * any change of a row, any deletion and any truncation.
 */
export const impersonationLog = pgTable(
  'impersonation_log',
  {
    /** Counts from 1, without a gap. */
    id: rowId('id').primaryKey(),
    at: at('at').notNull(),
    impersonationId: uuid('impersonation_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    event: text('event').$type<(typeof logEvents)[number]>().notNull(),
    operation: text('operation'),
    kind: text('kind').$type<'read' | 'write'>(),
    about: text('about'),
    detail: text('detail'),
    /** SHA-256 of the hash before it and of the row, hex. */
    hash: text('hash').notNull(),
    /** The server's signature of the hash. */
    signature: text('signature').notNull(),
  },
  (table) => [
    index('impersonation_log_of').on(table.impersonationId, table.id),
    index('impersonation_log_subject').on(table.subjectId, table.id),
    index('impersonation_log_staff').on(table.staffId, table.id),
  ],
);

/** The last link of the log's chain, in one row, whose lock puts the writes of the log one after another. */
export const impersonationLogHead = pgTable(
  'impersonation_log_head',
  {
    id: integer('id').primaryKey().default(1),
    /** How many rows there are. */
    entries: bigint('entries', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [check('impersonation_log_head_one', sql`${table.id} = 1`)],
);
