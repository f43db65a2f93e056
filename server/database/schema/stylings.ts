import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Layer } from '#contract/rules/collage.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import { at, rowId } from './columns.ts';
import { outfits } from './outfits.ts';
import { users } from './users-and-images.ts';

const someone = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** An outfit that a friend laid of somebody's pieces, in the account of whose pieces they are ([Note: Stylings]). */
export const stylings = pgTable(
  'stylings',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: someone('owner_id'),
    senderId: someone('sender_id'),
    /** The beginning of the friendship in which it was sent: in another one it counts no more. */
    friendsSince: at('friends_since').notNull(),
    title: text('title').notNull(),
    note: text('note'),
    /** The day that it was laid for, and its part. */
    day: date('day'),
    slot: text('slot').$type<PlanSlot>(),
    background: text('background').notNull(),
    /** From the back to the front ([Note: Collage]). Pieces that are gone by now stay named. */
    layers: jsonb('layers').$type<Layer[]>().notNull(),
    sentAt: at('sent_at').notNull(),
    /** When its owner opened it first. */
    seenAt: at('seen_at'),
    /** When its owner wanted no more of it, which its friend is not told. */
    passedAt: at('passed_at'),
    keptAt: at('kept_at'),
    /** The outfit that it was kept as; null once that is gone. */
    outfitId: rowId('outfit_id').references(() => outfits.id, { onDelete: 'set null' }),
    /** When its friend took it back. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    index('stylings_owner').on(table.ownerId, table.senderId),
    index('stylings_sender').on(table.senderId),
    index('stylings_outfit').on(table.outfitId),
    check(
      'stylings_state',
      sql`${table.ownerId} <> ${table.senderId} and (${table.day} is null) = (${table.slot} is null)
        and (${table.keptAt} is null or (${table.passedAt} is null and ${table.withdrawnAt} is null))`,
    ),
  ],
);
