import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, created } from './columns.ts';
import { users } from './users-and-images.ts';

/** The answers of writes, so that the same write sent again happens once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of the input, hex. */
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/**
 * Calls that were counted against a limit. Unlogged (its migration says so): nothing is lost with
 * it, and a call that is only counted waits for no disk.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('call_counts_ends').on(table.endsAt)],
);
