import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { users } from './users-and-images.ts';

const someone = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * What two members are to each other, in one row, so that whatever they do at the same time comes one after the other
 * ([Note: Pairs]). The lower id comes first.
 */
export const relationships = pgTable(
  'relationships',
  {
    lowerId: someone('lower_id'),
    higherId: someone('higher_id'),
    /** Since when they are friends; null while they are not. */
    friendsSince: at('friends_since'),
    /** Who of the two made them friends by a yes, or by following a link; null of what was before this was kept. */
    acceptedBy: uuid('accepted_by'),
    /** Who of the two asked the other one; null where nobody waits for an answer. */
    askedBy: uuid('asked_by'),
    askedAt: at('asked_at'),
    /** When the request was declined, which who asked is not told. */
    declinedAt: at('declined_at'),
    /** When who asked took a declined request back: it is gone for them, and remembered for the other one. */
    withdrawnAt: at('withdrawn_at'),
    /** When the one with the lower id blocked the other one. */
    lowerBlockedAt: at('lower_blocked_at'),
    higherBlockedAt: at('higher_blocked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lowerId, table.higherId] }),
    index('relationships_higher').on(table.higherId),
    check('relationships_order', sql`${table.lowerId} < ${table.higherId}`),
    check(
      'relationships_state',
      sql`(${table.friendsSince} is null or ${table.askedBy} is null)
        and (${table.friendsSince} is null
          or (${table.lowerBlockedAt} is null and ${table.higherBlockedAt} is null))
        and (${table.askedBy} is null) = (${table.askedAt} is null)
        and (${table.askedBy} is null or ${table.askedBy} in (${table.lowerId}, ${table.higherId}))
        and (${table.declinedAt} is null or ${table.askedBy} is not null)
        and (${table.withdrawnAt} is null or ${table.declinedAt} is not null)`,
    ),
  ],
);

/** Requests to whoever has an address, whether or not there is an account of it: who asks is not told. */
export const friendInvitations = pgTable(
  'friend_invitations',
  {
    inviterId: someone('inviter_id'),
    email: text('email').notNull(),
    askedAt: at('asked_at').notNull(),
    declinedAt: at('declined_at'),
    /** When who invited took it back. It is kept, so that no other mail is sent at once. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.inviterId, table.email] }),
    index('friend_invitations_email').on(table.email),
  ],
);

/** Links that make friends, once. What makes one secret is the server's signature of its id. */
export const friendLinks = pgTable(
  'friend_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: someone('owner_id'),
    expiresAt: at('expires_at').notNull(),
    /** When it was followed, or revoked. */
    endedAt: at('ended_at'),
  },
  (table) => [
    // Of one owner one is open at most.
    uniqueIndex('friend_links_open').on(table.ownerId).where(sql`${table.endedAt} is null`),
  ],
);

/** When a member asked somebody, for a day: withdrawn requests count too. */
export const friendAsks = pgTable(
  'friend_asks',
  { askerId: someone('asker_id'), askedAt: at('asked_at').notNull() },
  (table) => [index('friend_asks_asker').on(table.askerId, table.askedAt)],
);
