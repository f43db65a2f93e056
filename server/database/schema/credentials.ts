import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, created } from './columns.ts';
import { users } from './users-and-images.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    /** The session that opened this one, and takes it along when it ends; null of a sign-in. */
    openedBy: uuid('opened_by').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    createdAt: created(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_opened_by').on(table.openedBy),
  ],
);

/** Links and codes that work once: email validation, email change and its stop, password reset. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose')
      .$type<'validate-email' | 'change-email' | 'stop-email-change' | 'reset-password'>()
      .notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash'),
    /** The address that the link proves; of a stop, the one that is kept. */
    email: text('email').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('one_time_links_token_hash').on(table.tokenHash),
    index('one_time_links_user').on(table.userId, table.purpose),
    index('one_time_links_email').on(table.email, table.purpose),
  ],
);

/** Short-lived keys that passwords are sealed with on their way. */
export const loginKeys = pgTable('login_keys', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** Nonces that were used, until they would have expired anyway. */
export const usedNonces = pgTable('used_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: at('expires_at').notNull(),
});
