import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BlueprintGender, BodyAnswers } from '#contract/rules/blueprint.ts';
import type { PersonalityAnswers } from '#contract/rules/personality-quiz.ts';
import { updated } from './columns.ts';
import { users } from './users-and-images.ts';

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
  updatedAt: updated(),
});
