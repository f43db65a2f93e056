import type { ColorSeason } from '#contract/rules/blueprint.ts';
import type { BlueprintContent } from '../blueprint/read-content.ts';
import { type GarmentScore, garmentScorer } from '../blueprint/score/score-garment.ts';
import { type PointedAttributes, scoredGarment } from '../blueprint/score/scored-garment.ts';
import type { Database } from '../database/database.ts';
import { readProfile } from '../repositories/blueprint-profile.ts';
import type { FullScope } from '../repositories/scope.ts';
import type { ReadGarment } from '../stylist/garment.ts';

/** A garment that was read, with the attributes of its item. */
export interface ReadItem {
  read: ReadGarment;
  item: PointedAttributes;
}

/** The scores of garments, in their order, and the season that they were scored by; null where it is not known yet. */
export interface ScoresOfOwner {
  scores: GarmentScore[];
  season: ColorSeason | null;
}

/** Scores garments of the owner by their Style Blueprint ([Note: Scored garments]). */
export async function scoreGarments(
  scope: FullScope,
  database: Database,
  garments: readonly ReadItem[],
  content: BlueprintContent,
): Promise<ScoresOfOwner> {
  const profile = await readProfile(scope, database);
  const judge = garmentScorer(profile, content);
  const scores = garments.map(({ read, item }) => judge(scoredGarment(read, item)));
  return { scores, season: profile.season };
}
