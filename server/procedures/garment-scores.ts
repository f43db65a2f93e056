import { blueprintContent } from '../blueprint/kept-content.ts';
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

/** Scores garments of the owner by their Style Blueprint, in their order ([Note: Scored garments]). */
export async function scoreGarments(
  scope: FullScope,
  database: Database,
  garments: readonly ReadItem[],
): Promise<GarmentScore[]> {
  const judge = garmentScorer(await readProfile(scope, database), blueprintContent());
  return garments.map(({ read, item }) => judge(scoredGarment(read, item)));
}
