import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ColorSeason } from '#contract/rules/blueprint.ts';
import type { ColorReviewEntry } from '#contract/schemas/color-review.ts';
import { at, rowId } from './columns.ts';
import { users } from './users-and-images.ts';

const ofMember = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What happened to a member's color analysis: every portrait, who looked at it, what was decided. */
export const colorReviews = pgTable(
  'color_reviews',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ofMember(),
    /** The portrait that it is about, by when that was sent. */
    submittedAt: at('submitted_at').notNull(),
    kind: text('kind').$type<ColorReviewEntry['kind']>().notNull(),
    /** What was decided, or estimated. */
    season: text('season').$type<ColorSeason>(),
    note: text('note'),
    /** Who of the staff did it; null of what the member did, and once that account is gone. */
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Their name as it was. */
    byName: text('by_name'),
    at: at('at').notNull(),
  },
  (table) => [
    index('color_reviews_owner').on(table.ownerId, table.id),
    index('color_reviews_by').on(table.byId),
  ],
);

/** Who of the staff has a review open, and until when that counts. */
export const colorReviewLeases = pgTable(
  'color_review_leases',
  {
    ownerId: ofMember(),
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    byName: text('by_name').notNull(),
    /** The portrait that they see, by when it was sent. */
    submittedAt: at('submitted_at').notNull(),
    openedAt: at('opened_at').notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.byId] }),
    index('color_review_leases_by').on(table.byId),
    index('color_review_leases_until').on(table.until),
  ],
);
