import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, rowId } from './columns.ts';
import { users } from './users-and-images.ts';

const someone = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Days for which somebody dresses together with friends, in the account of who asked them ([Note: Shared days]). */
export const sharedDays = pgTable(
  'shared_days',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    hostId: someone('host_id'),
    title: text('title').notNull(),
    /** [Note: Calendar days] */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** When they were shared, or all guests were asked anew. */
    askedAt: at('asked_at').notNull(),
  },
  (table) => [
    index('shared_days_host').on(table.hostId),
    index('shared_days_last_day').on(table.lastDay),
    check('shared_days_order', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
);

/** The friends who were asked. */
export const sharedDayGuests = pgTable(
  'shared_day_guests',
  {
    sharedDayId: rowId('shared_day_id')
      .notNull()
      .references(() => sharedDays.id, { onDelete: 'cascade' }),
    guestId: someone('guest_id'),
    /** The beginning of the friendship in which they were asked: in another one it counts no more. */
    friendsSince: at('friends_since').notNull(),
    /** When they were asked, or asked anew. */
    askedAt: at('asked_at').notNull(),
    /** What they said last; null before they did. */
    isComing: boolean('is_coming'),
    answeredAt: at('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sharedDayId, table.guestId] }),
    index('shared_day_guests_guest').on(table.guestId),
  ],
);
