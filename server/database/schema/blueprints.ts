import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BlueprintGender, BodyAnswers, ColorSeason } from '#contract/rules/blueprint.ts';
import type { AnswerTimes } from '#contract/rules/blueprint-answers.ts';
import type { ReviewStatus } from '#contract/rules/color-reviews.ts';
import type { ColorSamples, SeasonEstimate } from '#contract/rules/color-season.ts';
import type { PersonalityAnswers } from '#contract/rules/personality-quiz.ts';
import { at, updated } from './columns.ts';
import { images, users } from './users-and-images.ts';

/** The answers of a member's Style Blueprint. */
export const styleBlueprints = pgTable('style_blueprints', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gender: text('gender').$type<BlueprintGender>().notNull(),
  /** The version of the quiz whose questions were answered last. */
  quizVersion: integer('quiz_version').notNull(),
  personality: jsonb('personality').$type<PersonalityAnswers>().notNull(),
  body: jsonb('body').$type<BodyAnswers>().notNull(),
  /** What was answered of a body as the other gender. */
  otherBody: jsonb('other_body').$type<BodyAnswers>().notNull().default({}),
  /** When each answer was given. */
  answeredMs: jsonb('answered_ms').$type<AnswerTimes>().notNull().default({}),
  updatedAt: updated(),
});

/** The color analysis of a member: the last portrait they sent, what was estimated of it, and what a stylist decided. */
export const colorAnalyses = pgTable(
  'color_analyses',
  {
    ownerId: uuid('owner_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null, as all that is known of the portrait, once it was withdrawn. */
    imageId: uuid('image_id').references(() => images.id),
    samples: jsonb('samples').$type<ColorSamples>(),
    estimate: jsonb('estimate').$type<SeasonEstimate>(),
    submittedAt: at('submitted_at').notNull(),
    /** The season that was decided; null while it is pending. */
    season: text('season').$type<ColorSeason>(),
    /** A word to the member. */
    note: text('note'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    /** When a stylist asked for another portrait, and with which words. */
    askedAt: at('asked_at'),
    askedNote: text('asked_note'),
    /** When its member had the portrait deleted. */
    withdrawnAt: at('withdrawn_at'),
    status: text('status')
      .$type<ReviewStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when withdrawn_at is not null then 'withdrawn' when season is not null then 'decided'
          when asked_at is not null then 'asked' else 'pending' end`,
      ),
  },
  (table) => [
    index('color_analyses_image').on(table.imageId),
    index('color_analyses_submitted').on(table.submittedAt, table.ownerId),
    index('color_analyses_status').on(table.status, table.submittedAt, table.ownerId),
    check(
      'color_analyses_withdrawn',
      sql`(${table.withdrawnAt} is null) = (${table.imageId} is not null
        and ${table.samples} is not null and ${table.estimate} is not null)`,
    ),
  ],
);
