import { eq, sql } from 'drizzle-orm';
import {
  type AnswersChange,
  readAnswers as answersIn,
  type BlueprintAnswers,
  withAnswersGiven,
} from '#contract/rules/blueprint-answers.ts';
import { quizVersion } from '#contract/rules/personality-quiz.ts';
import type { Database } from '../database/database.ts';
import { styleBlueprints } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

/** Reads the owner's answers; those to questions of another version are left out. */
export const readAnswers = async (
  scope: FullScope,
  database: Database,
): Promise<BlueprintAnswers> => answersIn(await readRow(scope, database));

async function readRow(scope: FullScope, database: Database) {
  const [row] = await database
    .select()
    .from(styleBlueprints)
    .where(eq(styleBlueprints.ownerId, scope.subject));
  return row;
}

/** Adds answers that were given at a moment to those that are kept. The owner's account is locked. */
export async function keepAnswers(
  scope: FullScope,
  database: Database,
  change: AnswersChange,
  givenMs: number,
): Promise<BlueprintAnswers> {
  const row = await readRow(scope, database);
  const before = row?.answeredMs ?? {};
  const { answers, times } = withAnswersGiven(answersIn(row), before, change, givenMs);
  const kept = { ...answers, gender: answers.gender!, quizVersion, answeredMs: times };
  await database
    .insert(styleBlueprints)
    .values({ ownerId: scope.subject, ...kept })
    .onConflictDoUpdate({
      target: styleBlueprints.ownerId,
      set: { ...kept, updatedAt: sql`now()` },
    });
  return answers;
}
