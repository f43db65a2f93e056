import { areaOf } from '#contract/rules/content-slots.ts';
import { unread } from '#contract/rules/style-lab.ts';
import type {
  NamesContent,
  PaletteContent,
  PersonalityContent,
  ShapeContent,
} from '#contract/schemas/blueprint-content.ts';
import type { ContentPreview } from '#contract/schemas/content.ts';
import { readBlueprintText, type StyleWords } from '../blueprint/read-content.ts';
import { ContentFault } from '../content/content-fault.ts';
import { labRooms, readLabPiece } from '../style-lab/lab-piece.ts';
import { labPiece } from './lab-pieces.ts';

/** How a text of a place would be seen by somebody who may read all of it. Throws `ContentFault`. */
export function previewOf(slot: string, source: string): ContentPreview {
  const area = areaOf(slot);
  const room = labRooms.find((one) => one === area);
  if (room) {
    const piece = readLabPiece(room, slot.split('/')[2]!, source);
    return { kind: 'lab', piece: labPiece(piece, true, unread, () => []) };
  }
  if (!area) throw new ContentFault('place', 'is none of a text');
  const text = readBlueprintText(area, source);
  switch (area) {
    case 'styles': {
      const { name, line, reasons } = text as StyleWords;
      return { kind: 'style', name, line, reasons };
    }
    case 'palettes':
      return { kind: 'palette', ...(text as PaletteContent) };
    case 'names':
      return { kind: 'names', names: namesOf(text as NamesContent) };
    default:
      return { kind: 'statements', ...statementsOf(text as PersonalityContent | ShapeContent) };
  }
}

function namesOf(content: NamesContent) {
  return [
    { of: 'Whoever has no other', ...content.default },
    ...content.names.map(({ name, line, ...of }) => ({
      of: Object.values(of).join(', '),
      name,
      line,
    })),
  ];
}

function statementsOf({ title, line, body, works, avoids }: PersonalityContent | ShapeContent) {
  const said = (one: { text: string } | { title: string; why: string }) =>
    'text' in one ? { title: one.text, why: null } : { title: one.title, why: one.why };
  return { title, line, body, works: works.map(said), avoids: avoids.map(said) };
}
