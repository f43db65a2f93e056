import { areaOf } from '#contract/rules/content-slots.ts';
import { programBlueprint } from '../blueprint/kept-content.ts';
import {
  blueprintContentFolder,
  blueprintContentOf,
  readBlueprintSources,
  readBlueprintText,
} from '../blueprint/read-content.ts';
import type { ContentShelf, ShownContent } from '../ports/content-shelf.ts';
import { readContentRevision, readPublished, type SlotText } from '../repositories/content.ts';
import { labRooms, readLabPiece, type WrittenPiece } from '../style-lab/lab-piece.ts';
import { readLabSources } from '../style-lab/lab-sources.ts';

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

/** Every text that comes with the program. */
export const programTexts = (): SlotText[] => [
  ...readLabSources(),
  ...readBlueprintSources(blueprintContentFolder()),
];

/** A text that cannot be read is told, and left out. */
type OnFault = (slot: string, error: unknown) => void;

function shownOf(texts: readonly SlotText[], onFault: OnFault): ShownContent {
  const attempt = <Read>(slot: string, read: () => Read): Read[] => {
    try {
      return [read()];
    } catch (error) {
      onFault(slot, error);
      return [];
    }
  };
  const lab: WrittenPiece[] = [];
  const blueprint = new Map(programBlueprint().texts);
  for (const { slot, source } of texts) {
    const area = areaOf(slot);
    const room = labRooms.find((one) => one === area);
    if (room) {
      const pieceId = slot.split('/')[2]!;
      lab.push(...attempt(slot, () => readLabPiece(room, pieceId, source)));
    } else if (area) {
      for (const text of attempt(slot, () => readBlueprintText(area, source))) {
        blueprint.set(slot, text);
      }
    }
  }
  const newestFirst = (one: WrittenPiece, other: WrittenPiece) =>
    other.date.localeCompare(one.date) || one.pieceId.localeCompare(other.pieceId);
  return { lab: lab.sort(newestFirst), blueprint: blueprintContentOf(blueprint) };
}
