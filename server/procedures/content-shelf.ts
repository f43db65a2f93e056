import type { ContentShelf, ShownContent } from '../ports/content-shelf.ts';
import { readContentRevision, readPublished, type SlotText } from '../repositories/content.ts';
import { type LabRoom, labRooms, readLabPiece, type WrittenPiece } from '../style-lab/lab-piece.ts';

/** Makes a shelf. `onFault` is told of a text that cannot be read: it is left out, the others are shown. */
export function createContentShelf(onFault: (slot: string, error: unknown) => void): ContentShelf {
  let kept: { revision: number; content: ShownContent } | null = null;
  return {
    async read(database) {
      const revision = await readContentRevision(database);
      if (kept?.revision !== revision) {
        kept = { revision, content: shownOf(await readPublished(database), onFault) };
      }
      return kept.content;
    },
  };
}

function shownOf(
  texts: readonly SlotText[],
  onFault: (slot: string, error: unknown) => void,
): ShownContent {
  const lab = texts.flatMap(({ slot, source }) => {
    const [, room, pieceId] = /^lab\/(\w+)\/([\w-]+)$/.exec(slot) ?? [];
    if (!pieceId || !labRooms.includes(room as LabRoom)) return [];
    try {
      return [readLabPiece(room as LabRoom, pieceId, source)];
    } catch (error) {
      onFault(slot, error);
      return [];
    }
  });
  const newestFirst = (one: WrittenPiece, other: WrittenPiece) =>
    other.date.localeCompare(one.date) || one.pieceId.localeCompare(other.pieceId);
  return { lab: lab.sort(newestFirst) };
}
