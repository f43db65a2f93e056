import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { users } from './users-and-images.ts';

/** Notices that somebody has seen. What they tell is stored nowhere of its own ([Note: Notices]). */
export const noticeReads = pgTable(
  'notice_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: text('notice_id').notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noticeId] }),
    index('notice_reads_read').on(table.readAt),
  ],
);

/** Notices that were mailed to somebody, or were there before they chose to have such mailed: they are mailed once. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: text('notice_id').notNull(),
    mailedAt: at('mailed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noticeId] }),
    index('notice_mails_mailed').on(table.mailedAt),
  ],
);
