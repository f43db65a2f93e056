import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SignInProvider } from '#contract/rules/sign-in.ts';
import { at, created } from './columns.ts';
import { sessions } from './credentials.ts';
import { users } from './users-and-images.ts';

/** Accounts at providers by which members sign in: one of each provider for a member, and one member for each. */
export const signInIdentities = pgTable(
  'sign_in_identities',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<SignInProvider>().notNull(),
    /** Who it is at the provider: `sub`, which stays when the address there changes. */
    subject: text('subject').notNull(),
    /** The address that the provider told last, trimmed and lower-cased; null where it told none that it had proven. */
    email: text('email'),
    linkedAt: created(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('sign_in_identities_user').on(table.userId, table.provider),
  ],
);

/** Somebody, as a provider told of them. */
export interface ToldIdentity {
  subject: string;
  /** The address, if the provider says that it has proven it. */
  email: string | null;
  /** Told by Apple at the first sign-in only. */
  firstName: string | null;
}

/** Sign-ins that were begun and may come back from a provider ([Note: Sign-in with a provider]). */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<SignInProvider>().notNull(),
    /** SHA-256 of what the provider brings back. */
    stateHash: text('state_hash').notNull(),
    /** SHA-256 of the secret that the browser has kept, base64url. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** The session whose member adds a way to sign in; null of a sign-in. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** When it came back: a state is good once. */
    returnedAt: at('returned_at'),
    /** SHA-256 of what the browser came back with; null until the provider's answer was found good. */
    ticketHash: text('ticket_hash'),
    identity: jsonb('identity').$type<ToldIdentity>(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sign_in_attempts_state').on(table.stateHash),
    uniqueIndex('sign_in_attempts_ticket').on(table.ticketHash),
    index('sign_in_attempts_session').on(table.sessionId),
    index('sign_in_attempts_expiry').on(table.expiresAt),
  ],
);
