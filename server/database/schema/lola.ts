import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TasteKind, ToldNeed } from '#contract/rules/stylist.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import type { DayRow } from '../../stylist/day.ts';
import { at, created, rowId } from './columns.ts';
import { items } from './items.ts';
import { users } from './users-and-images.ts';

/** Turns: what was asked of the stylist, and what she answered, a picture of that moment. */
export const lolaTurns = pgTable(
  'lola_turns',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text'),
    asked: jsonb('asked').$type<LolaTurn['asked']>().notNull(),
    answer: jsonb('answer')
      .$type<Omit<LolaTurn, 'turnId' | 'text' | 'asked' | 'createDate'>>()
      .notNull(),
    createdAt: created(),
  },
  (table) => [index('lola_turns_owner').on(table.ownerId, table.id)],
);

/** Notes of what somebody thought of what was suggested. What they wore and saved is told by plans and outfits. */
export const lolaNotes = pgTable(
  'lola_notes',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TasteKind>().notNull(),
    /** Ids of items; those that are gone tell nothing any more. */
    itemIds: jsonb('item_ids').$type<string[]>().notNull(),
    createdAt: created(),
  },
  (table) => [index('lola_notes_owner').on(table.ownerId, table.id)],
);

/** Moments at which the stylist was told to forget: nothing from before counts for it. */
export const lolaForgotten = pgTable(
  'lola_forgotten',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    forgottenAt: at('forgotten_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);

/** What members said of their pieces when the stylist asked: whether one meets a need. */
export const lolaItemNeeds = pgTable(
  'lola_item_needs',
  {
    itemId: rowId('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    need: text('need').$type<ToldNeed>().notNull(),
    /** Null: its owner is not sure, and is not asked again. */
    fits: boolean('fits'),
    toldAt: at('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.need] })],
);

/** Places where members said that they will be, for the weather there. */
export const lolaPlaces = pgTable('lola_places', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null where the device told where it is. */
  name: text('name'),
  /** In degrees, to two decimals. */
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  createdAt: created(),
});

/** Consents of members who let the stylist ask a language model. */
export const lolaModelConsents = pgTable('lola_model_consents', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Whom: who ran the model when it was allowed. */
  provider: text('provider').notNull(),
  createdAt: created(),
});

/** At which hour of which time zone a member's outfits are laid out each day, and those of the last day. */
export const lolaMornings = pgTable('lola_mornings', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hour: integer('hour').notNull(),
  /** By its IANA name. */
  timeZone: text('time_zone').notNull(),
  /** The last day for which they were laid out; null before the first. */
  readyDay: date('ready_day'),
  rows: jsonb('rows').$type<DayRow[]>(),
});
