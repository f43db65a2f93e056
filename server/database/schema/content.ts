import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, created, rowId, updated } from './columns.ts';
import { users } from './users-and-images.ts';

/** The texts of Hem, version by version: nothing is changed, a change is another version. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The place of the text ([Note: Content]). */
    slot: text('slot').notNull(),
    /** Markdown with front matter. */
    source: text('source').notNull(),
    createdAt: created(),
  },
  (table) => [index('content_versions_slot').on(table.slot, table.id)],
);

/** What is shown in each place. */
export const contentSlots = pgTable('content_slots', {
  slot: text('slot').primaryKey(),
  publishedId: rowId('published_id')
    .notNull()
    .references(() => contentVersions.id),
  publishedAt: at('published_at').notNull(),
  /** The SHA-256 of the text that came with the program last, in hex. */
  seededHash: text('seeded_hash').notNull(),
  /** Whether the text that came with the program is the one that is shown. */
  isSeeded: boolean('is_seeded').notNull(),
});

/** One row: it counts up with each change of what is shown, so that a server knows when to read it again. */
export const contentState = pgTable('content_state', {
  id: integer('id').primaryKey(),
  revision: rowId('revision').notNull(),
});

/** What members did with the pieces of the Style Lab. */
export const labReadings = pgTable(
  'lab_readings',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pieceId: text('piece_id').notNull(),
    isSaved: boolean('is_saved').notNull(),
    /** The chapters whose end was seen: 0 is the first. */
    read: integer('read').array().notNull(),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.pieceId] })],
);
