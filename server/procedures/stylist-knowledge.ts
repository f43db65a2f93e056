import type { Database } from '../database/database.ts';
import { readTasteNotes } from '../repositories/lola-notes.ts';
import type { FullScope } from '../repositories/scope.ts';
import { readStylistWardrobe, readTasteOfDoings } from '../repositories/stylist-wardrobe.ts';
import { coreKey } from '../stylist/core-key.ts';
import { type Learned, learn } from '../stylist/learning.ts';
import { readWardrobe } from '../stylist/read-wardrobe.ts';
import type { WardrobeGarment, WardrobePiece } from '../stylist/request.ts';

/** All that the stylist knows of somebody. */
export interface Knowledge {
  garments: WardrobeGarment[];
  /** The same, read. */
  pieces: WardrobePiece[];
  learned: Learned;
  /**
   * The cores kept of the days' suggestions, and saved otherwise: each is among the outfits, and not suggested again
   * ({@link coreKey}).
   */
  keptCores: Set<string>;
}

/** The owner's wardrobe as the stylist knows it on a day, and what she learned of them. Throws `forbidden`. */
export async function readKnowledge(
  scope: FullScope,
  database: Database,
  today: string,
): Promise<Knowledge> {
  const garments = await readStylistWardrobe(scope, database, today);
  const pieces = readWardrobe(garments);
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
