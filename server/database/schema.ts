import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

// Millisecond precision: what JavaScript reads back must equal what is stored, or a cursor skips rows.
const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const created = () => at('created_at').notNull().defaultNow();
const updated = () => at('updated_at').notNull().defaultNow();
const rowId = (name: string) => bigint(name, { mode: 'number' });
const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and lower-cased. */
    email: text('email').notNull(),
    emailValidatedAt: at('email_validated_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    screenName: text('screen_name'),
    gender: text('gender'),
    shippingCountry: text('shipping_country'),
    dateOfBirth: date('date_of_birth'),
    bio: text('bio'),
    imageId: uuid('image_id'),
    bodyMeasurements: jsonb('body_measurements').$type<Record<string, number>>(),
    mostRecentCartId: text('most_recent_cart_id'),
    entitlements: textList('entitlements'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_screen_name').on(sql`lower(${table.screenName})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    createdAt: created(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_user').on(table.userId),
  ],
);

/** Links and codes that work once: email validation, email change and its stop, password reset. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose')
      .$type<'validate-email' | 'change-email' | 'stop-email-change' | 'reset-password'>()
      .notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash'),
    /** The address that the link proves; of a stop, the one that is kept. */
    email: text('email').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('one_time_links_token_hash').on(table.tokenHash),
    index('one_time_links_user').on(table.userId, table.purpose),
    index('one_time_links_email').on(table.email, table.purpose),
  ],
);

/** Short-lived keys that passwords are sealed with on their way. */
export const loginKeys = pgTable('login_keys', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** Nonces that were used, until they would have expired anyway. */
export const usedNonces = pgTable('used_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: at('expires_at').notNull(),
});

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
    mainColor: text('main_color'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('images_owner_hash').on(table.ownerId, table.contentHash),
    index('images_status').on(table.status, table.createdAt),
  ],
);

export const wardrobes = pgTable(
  'wardrobes',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('wardrobes_owner').on(table.ownerId, table.id)],
);

export const items = pgTable(
  'items',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    brand: text('brand'),
    category: text('category'),
    size: text('size'),
    condition: text('condition').notNull(),
    color: text('color'),
    mainColor: text('main_color'),
    patterns: textList('patterns'),
    neckline: text('neckline'),
    sleeveType: text('sleeve_type'),
    sleeveLength: text('sleeve_length'),
    seasons: textList('seasons'),
    occasions: textList('occasions'),
    type: text('type'),
    secondhand: boolean('secondhand').notNull().default(false),
    purchaseDate: date('purchase_date'),
    purchasePriceCents: integer('purchase_price_cents'),
    notes: text('notes'),
    personalTags: textList('personal_tags'),
    availability: text('availability').notNull().default('ready'),
    /** Derived: the category's group; rebuilt by refreshCache. */
    categoryGroup: text('category_group'),
    /** Derived: what a search looks through, lower case; rebuilt by refreshCache. */
    searchText: text('search_text').notNull().default(''),
    /** Set while a deletion may still be taken back. */
    deletedAt: at('deleted_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('items_owner').on(table.ownerId, table.createdAt, table.id)],
);

export const itemImages = pgTable(
  'item_images',
  {
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.imageId] }),
    index('item_images_image').on(table.imageId),
  ],
);

export const wardrobeItems = pgTable(
  'wardrobe_items',
  {
    wardrobeId: rowId('wardrobe_id')
      .notNull()
      .references(() => wardrobes.id, { onDelete: 'cascade' }),
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.wardrobeId, table.itemId] }),
    index('wardrobe_items_item').on(table.itemId),
  ],
);

/** What a write answered, so that the same write sent again happens once. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of the input, hex. */
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/**
 * Calls that were counted against a limit. Unlogged (its migration says so): nothing is lost with
 * it, and a call that is only counted waits for no disk.
 */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    calls: integer('calls').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('call_counts_ends').on(table.endsAt)],
);

/** Work to be done off the request's path; survives a killed server. */
export const jobs = pgTable(
  'jobs',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** How often it was begun since it last came to an end of any kind: it may end its server. */
    unended: integer('unended').notNull().default(0),
    runAt: at('run_at').notNull().defaultNow(),
    /** Taken by a runner until then. */
    lockedUntil: at('locked_until'),
    failedAt: at('failed_at'),
    lastError: text('last_error'),
    createdAt: created(),
  },
  (table) => [
    index('jobs_due').on(table.runAt, table.id),
    // One for all servers: each sweeps the same database.
    uniqueIndex('jobs_one_sweep').on(table.kind).where(sql`${table.kind} = 'sweep'`),
  ],
);
