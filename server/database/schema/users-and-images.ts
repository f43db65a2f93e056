import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultCurrency } from '#contract/rules/currencies.ts';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import type { CutoutSlot, CutoutState, ShownVersion } from '#contract/rules/images.ts';
import { firstMailKinds, type MailKind } from '#contract/rules/mail-kinds.ts';
import { at, created, textList, updated } from './columns.ts';
import type { CutoutBefore } from './cutout-before.ts';

/*
 * Users and images stand in one file because each names the other.
 *
 * [Note: Used pictures] Whatever names a picture refers to `images.id`, without an action on delete,
 * and the migration that makes the reference says `deferrable initially deferred` (drizzle cannot).
 * So a picture that is used cannot be deleted, and the sweep finds from these references what it may
 * forget. Deferred, because an account that is deleted takes its pictures and what names them along
 * in an order that is PostgreSQL's own: at its first step `restrict`, and `no action` checked at
 * once, would find pictures whose items are still to go.
 */

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    emailValidatedAt: at('email_validated_at'),
    /** Null of who signs in with a provider and has chosen none yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    screenName: text('screen_name'),
    gender: text('gender'),
    shippingCountry: text('shipping_country'),
    dateOfBirth: date('date_of_birth'),
    bio: text('bio'),
    imageId: uuid('image_id').references((): AnyPgColumn => images.id),
    bodyMeasurements: jsonb('body_measurements').$type<Record<string, number>>(),
    mostRecentCartId: text('most_recent_cart_id'),
    /** The currency in which they tell prices. */
    currency: text('currency').notNull().default(defaultCurrency),
    /** The kinds of notices that are mailed to them. */
    mailKinds: text('mail_kinds').array().$type<MailKind[]>().notNull().default(firstMailKinds),
    /** When the account is deleted, as its member asked; null where nobody did ([Note: End of an account]). */
    deletionAt: at('deletion_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_screen_name').on(sql`lower(${table.screenName})`),
    index('users_image').on(table.imageId),
    index('users_deletion').on(table.deletionAt),
    // What begins with something is found by these, whatever the database's collation.
    index('users_email_prefix').on(table.email.op('text_pattern_ops')),
    index('users_screen_name_prefix').on(sql`lower(${table.screenName}) text_pattern_ops`),
  ],
);

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    contentType: text('content_type').notNull(),
    byteLength: integer('byte_length').notNull(),
    contentHash: text('content_hash'),
    /** awaiting: no bytes named by a write yet. */
    status: text('status')
      .$type<'awaiting' | 'received' | 'ready' | 'refused'>()
      .notNull()
      .default('awaiting'),
    refusal: text('refusal'),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** The stored original's type once ready. */
    originalType: text('original_type'),
    mode: text('mode'),
    ring: text('ring'),
    mat: text('mat'),
    /** Found inside the cut-out, or in the photo where there is none ([Note: Whose color]). */
    mainColor: text('main_color'),
    furtherColors: textList('further_colors'),
    /** The categories it looks like, the likeliest first. */
    likelyCategories: textList('likely_categories'),
    /** The category that it has to all appearances ([Note: Whose category]). */
    sureCategory: text('sure_category'),
    /** The result of the last cut that ended, or `own`; null before any did ([Note: Cut-outs]). */
    cutout: text('cutout').$type<Exclude<CutoutState, 'waiting'>>(),
    /** The doubt of the cut-out that is stored ([Note: Doubts]). */
    cutoutDoubt: jsonb('cutout_doubt').$type<CutoutDoubt>(),
    /** Since when a cut is waited for, the first or another one; null where none is. */
    cutoutAskedAt: at('cutout_asked_at'),
    /** The version the owner chose to see; null: the cut-out if it is trusted. */
    shown: text('shown').$type<ShownVersion>(),
    /** Counts the cut-outs that were stored; 0: none is. */
    cutoutVersion: integer('cutout_version').notNull().default(0),
    /** The slot of the last one's files. */
    cutoutSlot: integer('cutout_slot').$type<CutoutSlot>().notNull().default(0),
    /** The cut-out that the drawn one took the place of ([Note: Taking a drawing back]). */
    cutoutBefore: jsonb('cutout_before').$type<CutoutBefore>(),
    /** Counts the cut-outs whose files were begun to be written: the next one's slot follows from it. */
    cutoutWrites: integer('cutout_writes').notNull().default(0),
    /** Of the trimmed cut-out, in pixels of its largest rendition. */
    cutoutWidth: integer('cutout_width').notNull().default(0),
    cutoutHeight: integer('cutout_height').notNull().default(0),
    /** How often the work on it was begun since it was last asked for. */
    cutoutTries: integer('cutout_tries').notNull().default(0),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('images_owner_hash').on(table.ownerId, table.contentHash),
    index('images_status').on(table.status, table.createdAt),
  ],
);
