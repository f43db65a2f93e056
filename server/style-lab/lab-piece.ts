import type * as v from 'valibot';
import type { LabKind } from '#contract/rules/style-lab.ts';
import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import type { Block, LabFigure, LabLaid } from '#contract/schemas/lab.ts';
import { classMatter, reportMatter, tipMatter } from '#contract/schemas/lab-content.ts';
import { ContentFault } from '../content/content-fault.ts';
import { type ContentParts, checkContent, takeApart } from '../content/front-matter.ts';
import { type ContentText, readText } from '../content/read-text.ts';

/** Words about pieces that a member owns. */
export interface LabSays {
  says: string;
  pieces: PiecesPointedAt;
}

/** A chapter or a section of a piece, as it was written. */
export interface WrittenPart {
  title: string;
  blocks: Block[];
  picture: readonly string[] | null;
  figure: LabFigure | null;
  step: string | null;
  says: LabSays | null;
}

/** A piece of the Style Lab, as it was written: the same for everybody. */
export interface WrittenPiece {
  pieceId: string;
  kind: LabKind;
  title: string;
  line: string;
  date: string;
  isFree: boolean;
  picture: readonly string[];
  board: readonly LabLaid[];
  shades: readonly { name: string; hex: string }[];
  beside: readonly string[];
  moves: readonly { title: string; text: string }[];
  intro: Block[];
  parts: WrittenPart[];
  says: LabSays | null;
  sources: readonly { title: string; address: string }[];
}

/** The folders of the Lab's content. */
export const labRooms = ['classes', 'reports', 'tips'] as const;
export type LabRoom = (typeof labRooms)[number];

type Every = Pick<
  v.InferOutput<typeof tipMatter>,
  'title' | 'line' | 'date' | 'access' | 'sources'
>;

/** Reads a piece of the Lab from the source of its file. Throws {@link ContentFault}. */
export function readLabPiece(room: LabRoom, pieceId: string, source: string): WrittenPiece {
  const parts = takeApart(source);
  const text = readText(parts.text, parts.linesBefore);
  if (text.intro.length === 0) throw new ContentFault('text', 'begins without a paragraph');
  return readers[room](pieceId, parts, text);
}

const readers: Record<
  LabRoom,
  (pieceId: string, parts: ContentParts, text: ContentText) => WrittenPiece
> = {
  classes(pieceId, { matter }, text) {
    const { chapters, ...read } = checkContent(classMatter, matter);
    if (chapters.length !== text.parts.length) {
      const counts = `${chapters.length} chapters in the front matter, ${text.parts.length} headings`;
      throw new ContentFault('chapters', counts);
    }
    return {
      ...writtenHead(pieceId, 'class', read, text),
      picture: read.picture.garments,
      parts: text.parts.map((part, at) => {
        const { picture, figure, step, ...points } = chapters[at]!;
        return {
          ...part,
          picture: picture.garments,
          figure: figure ? { ...figure, avoid: figure.avoid ?? null } : null,
          step,
          says: saysOf(points),
        };
      }),
    };
  },
  reports(pieceId, { matter }, text) {
    const read = checkContent(reportMatter, matter);
    if (text.parts.length === 0) throw new ContentFault('text', 'has no heading');
    const { shades, beside } = read.kind === 'color' ? read : { shades: [], beside: [] };
    return {
      ...writtenHead(pieceId, read.kind, read, text),
      picture: read.kind === 'trend' ? read.picture.garments : [],
      shades,
      beside,
      says: saysOf(read),
    };
  },
  tips(pieceId, { matter }, text) {
    const read = checkContent(tipMatter, matter);
    return {
      ...writtenHead(pieceId, 'tip', read, text),
      board: read.board,
      moves: read.moves,
    };
  },
};

const writtenHead = (
  pieceId: string,
  kind: LabKind,
  { title, line, date, access, sources }: Every,
  { intro, parts }: ContentText,
): WrittenPiece => ({
  pieceId,
  kind,
  title,
  line,
  date,
  isFree: access === 'free',
  picture: [],
  board: [],
  shades: [],
  beside: [],
  moves: [],
  intro,
  parts: parts.map((part) => ({ ...part, picture: null, figure: null, step: null, says: null })),
  says: null,
  sources,
});

const saysOf = (said: {
  pieces?: PiecesPointedAt | undefined;
  says?: string | undefined;
}): LabSays | null => (said.pieces && said.says ? { says: said.says, pieces: said.pieces } : null);
