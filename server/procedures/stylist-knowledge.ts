import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { FeatureFlag } from '#contract/rules/profile.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { BlueprintContent } from '../blueprint/read-content.ts';
import type { Database } from '../database/database.ts';
import type { JobServices } from '../ports/services.ts';
import { readTasteNotes } from '../repositories/lola-notes.ts';
import type { FullScope } from '../repositories/scope.ts';
import {
  readStylistWardrobe,
  readTasteOfDoings,
  type StoredGarment,
} from '../repositories/stylist-wardrobe.ts';
import { coreKey } from '../stylist/core-key.ts';
import { type Learned, learn } from '../stylist/learning.ts';
import { readWardrobe } from '../stylist/read-wardrobe.ts';
import type { WardrobePiece } from '../stylist/request.ts';
import { scoreGarments } from './garment-scores.ts';

/** All that the stylist knows of somebody. */
export interface Knowledge {
  garments: StoredGarment[];
  /** The same, read. */
  pieces: WardrobePiece[];
  learned: Learned;
  /**
   * The cores kept of the days' suggestions, and saved otherwise: each is among the outfits, and not suggested again
   * ({@link coreKey}).
   */
  keptCores: Set<string>;
}

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
 * The owner's wardrobe as the stylist knows it on a day, and what she learned of them; where nothing is judged by, what needs
 * that is left out. Throws `forbidden`.
 */
export async function readKnowledge(
  scope: FullScope,
  database: Database,
  today: string,
  by: JudgedBy | null,
): Promise<Knowledge> {
  const garments = await readStylistWardrobe(scope, database, today);
  const read = readWardrobe(garments);
  const { entitlements } = scope.actor;
  const isJudged = isUnlocked('wholeBlueprint', { features: by?.features ?? null, entitlements });
  const pieces =
    by && isJudged ? await withBlueprint(scope, database, garments, read, by.blueprint) : read;
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const notes = await readTasteNotes(scope, database);
  const doings = await readTasteOfDoings(scope, database);
  // What was kept is saved by that: it is learned from once.
  const keyOf = ({ garmentIds }: { garmentIds: readonly string[] }) =>
    garmentIds.toSorted().join(' ');
  const keptKeys = new Set(notes.events.filter(({ kind }) => kind === 'kept').map(keyOf));
  const done = doings.filter((one) => one.kind !== 'saved' || !keptKeys.has(keyOf(one)));
  const events = [...notes.events, ...done].filter(({ atMs }) => atMs > notes.allForgottenMs);
  const kept = [...notes.events, ...doings].filter(
    ({ kind }) => kind === 'kept' || kind === 'saved',
  );
  return {
    garments,
    pieces,
    learned: learn(events, pieces, notes.forgotten),
    keptCores: new Set(
      kept.map(({ garmentIds }) => coreKey(garmentIds.flatMap((id) => byId.get(id) ?? []))),
    ),
  };
}

/** The pieces with how each suits its owner's Style Blueprint, where it is scored. */
async function withBlueprint(
  scope: FullScope,
  database: Database,
  garments: readonly StoredGarment[],
  pieces: readonly WardrobePiece[],
  content: BlueprintContent,
): Promise<WardrobePiece[]> {
  const items = pieces.map((read, at) => ({ read, item: garments[at]!.item }));
  const { scores, season } = await scoreGarments(scope, database, items, content);
  const named = season === null ? {} : { season: seasonTitle(season) };
  return pieces.map((piece, at) => {
    const { score: fit, parts } = scores[at]!;
    return fit === null ? piece : { ...piece, blueprint: { fit, ...parts, ...named } };
  });
}
