import type { ColorSeason } from '#contract/rules/blueprint.ts';
import type { Database } from '../database/database.ts';
import type { FullScope } from './scope.ts';

/** Reads the owner's color season; null until it is known, which is always so without a color analysis. */
export async function readSeason(
  _scope: FullScope,
  _database: Database,
): Promise<ColorSeason | null> {
  return null;
}
