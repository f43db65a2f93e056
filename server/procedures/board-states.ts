import type { LolaBoard } from '#contract/schemas/lola.ts';
import type { Database } from '../database/database.ts';
import { readTasteNotes } from '../repositories/lola-notes.ts';
import type { FullScope } from '../repositories/scope.ts';
import { readTasteOfDoings } from '../repositories/stylist-wardrobe.ts';

const keyOf = (itemIds: readonly string[]): string => itemIds.toSorted().join(' ');

/**
 * Says of boards what their owner did with them, by their pieces: saved them as an outfit, or did not want them again.
 * Throws `forbidden`.
 */
export async function readBoardStates(
  scope: FullScope,
  database: Database,
): Promise<(board: LolaBoard) => LolaBoard> {
  const { events } = await readTasteNotes(scope, database);
  const doings = await readTasteOfDoings(scope, database);
  const keysOf = (...kinds: string[]) =>
    new Set(
      [...events, ...doings]
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ garmentIds }) => keyOf(garmentIds)),
    );
  // Of several that are alike the newest, which comes first.
  const outfitIds = new Map(
    doings
      .toReversed()
      .flatMap(({ garmentIds, outfitId }) =>
        outfitId ? [[keyOf(garmentIds), outfitId] as const] : [],
      ),
  );
  const saved = keysOf('saved', 'kept');
  const passed = keysOf('not-for-me', 'passed');
  return (board) => {
    const key = keyOf(board.itemIds);
    const outfitId = outfitIds.get(key);
    return {
      ...board,
      ...(outfitId ? { outfitId } : {}),
      ...(saved.has(key) ? { isSaved: true } : {}),
      ...(passed.has(key) ? { isPassed: true } : {}),
    };
  };
}
