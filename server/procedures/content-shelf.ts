import { areaOf } from '#contract/rules/content-slots.ts';
import { programBlueprint } from '../blueprint/kept-content.ts';
import {
  blueprintContentFolder,
  blueprintContentOf,
  readBlueprintSources,
  readBlueprintText,
} from '../blueprint/read-content.ts';
import type { ContentShelf, ShownContent } from '../ports/content-shelf.ts';
import {
  readContentRevision,
  readPublished,
  type ShownText,
  type SlotText,
} from '../repositories/content.ts';
import { labRooms, readLabPiece, type WrittenPiece } from '../style-lab/lab-piece.ts';
import { readLabSources } from '../style-lab/lab-sources.ts';

/** Makes a shelf. `onFault` is told once of a text that cannot be read: it is left out, the others are shown. */
export function createContentShelf(onFault: (slot: string, error: unknown) => void): ContentShelf {
  let kept: { revision: number; content: ShownContent } | null = null;
  let readTexts: ReadonlyMap<number, ReadText | null> = new Map();
  return {
    async read(database) {
      const revision = await readContentRevision(database);
      if (kept?.revision !== revision) {
        const texts = await readPublished(database);
        readTexts = readAll(texts, readTexts, onFault);
        kept = { revision, content: shownOf([...readTexts.values()]) };
      }
      return kept.content;
    },
  };
}

/** Every text that comes with the program. */
export const programTexts = (): SlotText[] => [
  ...readLabSources(),
  ...readBlueprintSources(blueprintContentFolder()),
];

/** A text that was read. */
type ReadText = { piece: WrittenPiece } | { slot: string; words: object };

/** The texts by their versions, null of one that cannot be read: those that were read before are not read again. */
function readAll(
  texts: readonly ShownText[],
  before: ReadonlyMap<number, ReadText | null>,
  onFault: (slot: string, error: unknown) => void,
): Map<number, ReadText | null> {
  return new Map(
    texts.map((text) => {
      const known = before.get(text.versionId);
      if (known !== undefined) return [text.versionId, known];
      try {
        return [text.versionId, readOne(text)];
      } catch (error) {
        onFault(text.slot, error);
        return [text.versionId, null];
      }
    }),
  );
}

function readOne({ slot, source }: SlotText): ReadText | null {
  const area = areaOf(slot);
  const room = labRooms.find((one) => one === area);
  if (room) return { piece: readLabPiece(room, slot.split('/')[2]!, source) };
  return area && { slot, words: readBlueprintText(area, source) };
}

function shownOf(texts: readonly (ReadText | null)[]): ShownContent {
  const lab: WrittenPiece[] = [];
  const blueprint = new Map(programBlueprint().texts);
  for (const text of texts) {
    if (text && 'piece' in text) lab.push(text.piece);
    else if (text) blueprint.set(text.slot, text.words);
  }
  const newestFirst = (one: WrittenPiece, other: WrittenPiece) =>
    other.date.localeCompare(one.date) || one.pieceId.localeCompare(other.pieceId);
  return { lab: lab.sort(newestFirst), blueprint: blueprintContentOf(blueprint) };
}
