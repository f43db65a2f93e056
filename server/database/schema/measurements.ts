import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FigureBuild, MeasureMethod, MeasureType } from '#contract/rules/measurements.ts';
import { at, created, rowId, textList } from './columns.ts';
import { users } from './users-and-images.ts';

/** One measurement of somebody. */
export interface KeptMeasure {
  meters: number;
  method: MeasureMethod;
  /** ISO 8601. */
  measuredDate: string;
  /** The session or phone it came from; not known of older ones. */
  from?: string;
}

/** When a measurement was taken away, so that what was typed before does not bring it back. */
export interface RemovedMeasure {
  /** ISO 8601. */
  removedDate: string;
  /** The session or phone that took it away. */
  from: string;
}

/** Everybody whose measurements a member keeps. */
export const measuredPeople = pgTable(
  'measured_people',
  {
    id: rowId('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null of the member. */
    name: text('name'),
    build: text('build').$type<FigureBuild>().notNull(),
    weightKg: doublePrecision('weight_kg'),
    values: jsonb('values').$type<Partial<Record<MeasureType, KeptMeasure>>>().notNull(),
    removed: jsonb('removed')
      .$type<Partial<Record<MeasureType, RemovedMeasure>>>()
      .notNull()
      .default({}),
    /**
     * How often values were saved: a save that knew of fewer than there are now comes too late ([Note: Late saves]).
     */
    revision: integer('revision').notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    index('measured_people_owner').on(table.ownerId, table.id),
    uniqueIndex('measured_people_self').on(table.ownerId).where(sql`${table.name} is null`),
  ],
);

/** A form on which somebody is measured by phone, beside the page that began it. */
export const measuringSessions = pgTable(
  'measuring_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: rowId('person_id')
      .notNull()
      .references(() => measuredPeople.id, { onDelete: 'cascade' }),
    types: textList('types'),
    /** The measurement that the phone asks for at present. */
    activeType: text('active_type'),
    /** SHA-256 of the key that the phone got for its link, hex; null until it did. */
    phoneKeyHash: text('phone_key_hash'),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    index('measuring_sessions_owner').on(table.ownerId),
    uniqueIndex('measuring_sessions_phone').on(table.phoneKeyHash),
  ],
);

/** The links to a form: one shown as a code, others sent as text messages; the first one opened counts. */
export const measuringLinks = pgTable(
  'measuring_links',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => measuringSessions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('measuring_links_session').on(table.sessionId)],
);
