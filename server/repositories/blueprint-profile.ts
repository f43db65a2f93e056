import { isQuizDone, personalityShares } from '#contract/rules/personality-quiz.ts';
import type { BlueprintProfile } from '../blueprint/score/scored-garment.ts';
import type { Database } from '../database/database.ts';
import { readAnswers } from './blueprints.ts';
import { readSeason } from './color-analyses.ts';
import type { FullScope } from './scope.ts';

/** Reads what is known of the owner's style: a personality once its quiz is done, of the body what was answered. */
export async function readProfile(scope: FullScope, database: Database): Promise<BlueprintProfile> {
  const { gender, personality, body } = await readAnswers(scope, database);
  const shares = isQuizDone(personality) ? personalityShares(personality) : [];
  return {
    season: await readSeason(scope, database),
    personalities: shares.length > 0 ? shares : null,
    gender,
    body: Object.keys(body).length > 0 ? body : null,
  };
}
