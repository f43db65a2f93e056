import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentVersionKind } from '#contract/rules/content-slots.ts';
import { at, created, rowId, updated } from './columns.ts';
import { users } from './users-and-images.ts';

/** The texts of Hem, version by version: nothing is changed, a change is another version. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The place of the text ([Note: Content]). */
    slot: text('slot').notNull(),
    /** Markdown with front matter; empty where the text was taken down. */
    source: text('source').notNull(),
    kind: text('kind').$type<ContentVersionKind>().notNull().default('shown'),
    /** The name of who published it, as it was then; null of what came with the program. */
    author: text('author'),
    createdAt: created(),
  },
  (table) => [index('content_versions_slot').on(table.slot, table.id)],
);

/** What is shown in each place; nothing where its version is of the kind *taken-down*. */
export const contentSlots = pgTable('content_slots', {
  slot: text('slot').primaryKey(),
  publishedId: rowId('published_id')
    .notNull()
    .references(() => contentVersions.id),
  publishedAt: at('published_at').notNull(),
  /** The SHA-256 of the text that came with the program last, in hex; null where none did. */
  seededHash: text('seeded_hash'),
  /** Whether the text that came with the program is the one that is shown. */
  isSeeded: boolean('is_seeded').notNull(),
});

/** One row: it counts up with each change of what is shown, so that a server knows when to read it again. */
export const contentState = pgTable('content_state', {
  id: integer('id').primaryKey(),
  revision: rowId('revision').notNull(),
  /** When it counted up last, by the database's clock. */
  changedAt: at('changed_at').notNull().defaultNow(),
});

/** Texts that staff are writing: of each place, one for each of them. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    slot: text('slot').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** The version that was shown when it was begun; null where none was. */
    basedOn: rowId('based_on').references(() => contentVersions.id),
    /** Another one for each time that it is kept, so that a page knows whether another page wrote it. */
    revision: uuid('revision').notNull().defaultRandom(),
    updatedAt: updated(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.authorId] })],
);

/** Texts that are to be shown later: of each place at most one. */
export const contentSchedules = pgTable('content_schedules', {
  /** Another one for each time that it is set, so that a job knows its own. */
  id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
  slot: text('slot').notNull().unique(),
  source: text('source').notNull(),
  /** The version that was shown when it was set: where another is by then, it waits for somebody. */
  basedOn: rowId('based_on').references(() => contentVersions.id),
  publishAt: at('publish_at').notNull(),
  author: text('author').notNull(),
  /** Its time came, and another version was shown than it was made from, or another piece had its name. */
  isHeld: boolean('is_held').notNull().default(false),
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
