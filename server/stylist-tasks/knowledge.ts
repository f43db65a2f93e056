import { seasonTitle } from '#contract/rules/season-title.ts';
import { scoringContent } from '../blueprint/score/profile-content.ts';
import { garmentScorer } from '../blueprint/score/score-garment.ts';
import { scoredGarment } from '../blueprint/score/scored-garment.ts';
import { coreKey } from '../stylist/core-key.ts';
import { type Learned, learn, type TasteEvent } from '../stylist/learning.ts';
import { readWardrobe } from '../stylist/read-wardrobe.ts';
import type { WardrobePiece } from '../stylist/request.ts';
import type { Known } from './known.ts';

/** A piece with what its owner calls it. */
export type NamedPiece = WardrobePiece & { title: string; brand: string | null };

/** All that the stylist knows of somebody, thought about. */
export interface Knowledge {
  pieces: NamedPiece[];
  learned: Learned;
  /**
   * The cores kept of the days' suggestions, and saved otherwise: each is among the outfits, and not suggested again
   * ({@link coreKey}).
   */
  keptCores: Set<string>;
}

/** Reads the words of somebody's garments, and learns from what they did. Takes 50 ms for each 1,000 garments. */
export function think({ garments, notes, doings, ...known }: Known): Knowledge {
  const pieces = withBlueprint(readWardrobe(garments), { garments, ...known }).map(
    (piece, at): NamedPiece => ({
      ...piece,
      title: garments[at]!.title ?? '',
      brand: garments[at]!.brand ?? null,
    }),
  );
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  // What was kept is saved by that: it is learned from once.
  const keyOf = ({ garmentIds }: TasteEvent) => garmentIds.toSorted().join(' ');
  const keptKeys = new Set(notes.filter(({ kind }) => kind === 'kept').map(keyOf));
  const done = doings.filter((one) => one.kind !== 'saved' || !keptKeys.has(keyOf(one)));
  const since = known.allForgottenMs ?? Number.NEGATIVE_INFINITY;
  const events = [...notes, ...done].filter(({ atMs }) => atMs > since);
  const kept = [...notes, ...doings].filter(({ kind }) => kind === 'kept' || kind === 'saved');
  return {
    pieces,
    learned: learn(events, pieces, new Map(known.forgotten)),
    keptCores: new Set(
      kept.map(({ garmentIds }) => coreKey(garmentIds.flatMap((id) => byId.get(id) ?? []))),
    ),
  };
}

/** The pieces with how each suits its owner's Style Blueprint, where it is scored. */
function withBlueprint(
  pieces: WardrobePiece[],
  { garments, blueprint }: Pick<Known, 'garments' | 'blueprint'>,
): WardrobePiece[] {
  if (!blueprint) return pieces;
  const { profile } = blueprint;
  const judge = garmentScorer(profile, scoringContent(blueprint));
  const named = profile.season === null ? {} : { season: seasonTitle(profile.season) };
  return pieces.map((piece, at) => {
    const { score: fit, parts } = judge(scoredGarment(piece, garments[at]!.item));
    return fit === null ? piece : { ...piece, blueprint: { fit, ...parts, ...named } };
  });
}
