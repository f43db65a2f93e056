import { eq, sql } from 'drizzle-orm';
import {
  type AnswersChange,
  readAnswers as answersIn,
  type BlueprintAnswers,
  withAnswers,
} from '#contract/rules/blueprint-answers.ts';
import { quizVersion } from '#contract/rules/personality-quiz.ts';
import type { Database } from '../database/database.ts';
import { styleBlueprints } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

/** Reads the owner's answers; those to questions of another version are left out. */
export async function readAnswers(scope: FullScope, database: Database): Promise<BlueprintAnswers> {
  const [row] = await database
    .select()
    .from(styleBlueprints)
    .where(eq(styleBlueprints.ownerId, scope.subject));
  return answersIn(row);
}

/** Adds answers to those that are kept. The owner's account is locked. */
export async function keepAnswers(
  scope: FullScope,
  database: Database,
  change: AnswersChange,
): Promise<BlueprintAnswers> {
  const answers = withAnswers(await readAnswers(scope, database), change);
  const kept = { ...answers, gender: answers.gender!, quizVersion };
  await database
    .insert(styleBlueprints)
    .values({ ownerId: scope.subject, ...kept })
    .onConflictDoUpdate({
      target: styleBlueprints.ownerId,
      set: { ...kept, updatedAt: sql`now()` },
    });
  return answers;
}
