import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CircleCredit, CirclePlanKey } from '#contract/rules/circle.ts';
import type { PaidFacts } from '#contract/rules/membership.ts';
import { at, created } from './columns.ts';
import { users } from './users-and-images.ts';

/** Members as the provider of payments knows them, and what was read of them last (decision 090). */
export const circleCustomers = pgTable(
  'circle_customers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    /** How many readings were begun. */
    asked: integer('asked').notNull().default(0),
    /** The number of the reading whose facts these are; 0 before the first. */
    read: integer('read').notNull().default(0),
    facts: jsonb('facts').$type<PaidFacts>(),
    /** When they are to be read again; null of who pays nothing. */
    lookAt: at('look_at'),
    /** Until when a checkout that was begun may be paid. */
    awaitedUntil: at('awaited_until'),
    /** When the first trial began, of whichever plan: a trial is had once. */
    trialAt: at('trial_at'),
    /** The end of the days of grace that they were last mailed about. */
    graceToldUntil: at('grace_told_until'),
    createdAt: created(),
  },
  (table) => [index('circle_customers_look').on(table.lookAt)],
);

/** What plans have members take off once at the store: a row for each plan that was ever paid for. US cents. */
export const circleCredits = pgTable(
  'circle_credits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').$type<CirclePlanKey>().notNull(),
    of: text('of').$type<CircleCredit['of']>().notNull(),
    cents: integer('cents').notNull(),
    leftCents: integer('left_cents').notNull(),
    /** Whether the member has the plan, or a longer one. */
    isUsable: boolean('is_usable').notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.plan] })],
);
