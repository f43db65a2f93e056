import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** The events that other services told us of, so that each is done once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    source: text('source').notNull(),
    /** The sender's id. */
    eventId: text('event_id').notNull(),
    /** As it came; it may name people, so it is null once it is done. */
    body: text('body'),
    receivedAt: at('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.eventId] }),
    index('webhook_events_received').on(table.receivedAt),
  ],
);
