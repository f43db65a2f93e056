import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { FeatureFlag } from '#contract/rules/profile.ts';
import type { BlueprintContent } from '../blueprint/read-content.ts';
import { profileContent } from '../blueprint/score/profile-content.ts';
import type { Database } from '../database/database.ts';
import type { JobServices } from '../ports/services.ts';
import { readProfile } from '../repositories/blueprint-profile.ts';
import { readTasteNotes } from '../repositories/lola-notes.ts';
import type { FullScope } from '../repositories/scope.ts';
import { readStylistWardrobe, readTasteOfDoings } from '../repositories/stylist-wardrobe.ts';
import type { Known } from '../stylist-tasks/known.ts';

/** What pieces are judged by besides themselves. */
interface JudgedBy {
  /** The features of the configuration. */
  features: Readonly<Record<FeatureFlag, boolean>>;
  blueprint: BlueprintContent;
}

/** What pieces are judged by now. */
export const judgedBy = async (
  { config, content }: Pick<JobServices, 'config' | 'content'>,
  database: Database,
): Promise<JudgedBy> => ({
  features: config.features,
  blueprint: (await content.read(database)).blueprint,
});

/**
 * All that is stored of the owner for the stylist, on a day; where nothing is judged by, what needs that is left out.
 * Throws `forbidden`.
 */
export async function readKnown(
  scope: FullScope,
  database: Database,
  today: string,
  by: JudgedBy | null,
): Promise<Known> {
  const garments = await readStylistWardrobe(scope, database, today);
  const { entitlements } = scope.actor;
  const isJudged = isUnlocked('wholeBlueprint', { features: by?.features ?? null, entitlements });
  const { events, forgotten, allForgottenMs } = await readTasteNotes(scope, database);
  return {
    garments,
    notes: events,
    doings: await readTasteOfDoings(scope, database),
    forgotten: [...forgotten],
    allForgottenMs: Number.isFinite(allForgottenMs) ? allForgottenMs : null,
    blueprint:
      by && isJudged ? profileContent(await readProfile(scope, database), by.blueprint) : null,
  };
}
