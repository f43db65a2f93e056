import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { FeatureFlag } from '#contract/rules/profile.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { Database } from '../database/database.ts';
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

/** The features of the configuration; null where what needs one is left out. */
type Features = Readonly<Record<FeatureFlag, boolean>> | null;

/** The owner's wardrobe as the stylist knows it on a day, and what she learned of them. Throws `forbidden`. */
export async function readKnowledge(
  scope: FullScope,
  database: Database,
  today: string,
  features: Features,
): Promise<Knowledge> {
  const garments = await readStylistWardrobe(scope, database, today);
  const read = readWardrobe(garments);
  const { entitlements } = scope.actor;
  const pieces = isUnlocked('wholeBlueprint', { features, entitlements })
    ? await withBlueprint(scope, database, garments, read)
    : read;
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
): Promise<WardrobePiece[]> {
  const items = pieces.map((read, at) => ({ read, item: garments[at]!.item }));
  const { scores, season } = await scoreGarments(scope, database, items);
  const named = season === null ? {} : { season: seasonTitle(season) };
  return pieces.map((piece, at) => {
    const { score: fit, parts } = scores[at]!;
    return fit === null ? piece : { ...piece, blueprint: { fit, ...parts, ...named } };
  });
}
