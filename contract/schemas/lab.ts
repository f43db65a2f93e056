import * as v from 'valibot';
import { labKinds, longestPieceName, mostChapters } from '../rules/style-lab.ts';
import { itemCard } from './item.ts';
import { uuid } from './scalars.ts';

/** A piece's name in its address: its file's. */
export const labPieceId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  v.maxLength(longestPieceName),
);

const span = v.object({ text: v.string(), isStrong: v.boolean() });

/** A run of text in one weight. */
export type Span = v.InferOutput<typeof span>;

/** A paragraph or a list. */
export const block = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), spans: v.array(span) }),
  v.object({ kind: v.literal('list'), items: v.array(v.array(span)) }),
]);

/** A paragraph or a list of a text: nothing else is shown of it, and no markup. */
export type Block = v.InferOutput<typeof block>;

const shade = v.object({ name: v.string(), hex: v.string() });

const head = {
  pieceId: v.string(),
  kind: v.picklist(labKinds),
  title: v.string(),
  line: v.string(),
  /** The day since when it is there, `YYYY-MM-DD`. */
  date: v.string(),
  isFree: v.boolean(),
  /** Whether this member may read all of it. */
  isOpen: v.boolean(),
  /** The drawn garments of its picture, none of a color report or a tip. */
  picture: v.array(v.string()),
  /** The board of a collage tip, the hindmost first: middles and heights in percent of it; none of any other. */
  board: v.array(
    v.object({ garment: v.string(), left: v.number(), top: v.number(), height: v.number() }),
  ),
  /** The shades of a color report; none of any other. */
  shades: v.array(shade),
};

const reading = v.object({
  isOpened: v.boolean(),
  isSaved: v.boolean(),
  /** The chapters whose end was seen: 0 is the first. */
  read: v.array(v.number()),
});

const card = v.object({
  ...head,
  /** How many chapters a class has; 0 of any other. */
  chapters: v.number(),
  /** The words of what this member may read of it, in small letters, each once, by the alphabet: what a search looks through. */
  words: v.string(),
  reading,
});

/** A garment on the board of a collage tip. */
export type LabLaid = LabCard['board'][number];

/** A piece, as the list of the Lab shows it. */
export type LabCard = v.InferOutput<typeof card>;

const own = v.object({ says: v.string(), items: v.array(itemCard) });

/** What a text says of the member's own pieces: at least one. */
export type LabOwn = v.InferOutput<typeof own>;

const figure = v.object({
  /** Places to choose from, the highest first: in percent of the way from the form's head to the floor. */
  lines: v.array(v.object({ at: v.number(), label: v.string(), text: v.string() })),
  /** Where not; null where that is not said. */
  avoid: v.nullable(v.object({ from: v.number(), to: v.number(), label: v.string() })),
});

/** Places on a dress form. */
export type LabFigure = v.InferOutput<typeof figure>;

const part = v.object({
  title: v.string(),
  /** Its text; null where it is not for this member. */
  blocks: v.nullable(v.array(block)),
  /** Of a chapter, and where the member may read it: its picture, what to do, and the own pieces that it is about. */
  picture: v.nullable(v.array(v.string())),
  figure: v.nullable(figure),
  step: v.nullable(v.string()),
  own: v.nullable(own),
});

/** A chapter of a class, or a section of a report. */
export type LabPart = v.InferOutput<typeof part>;

/** A piece, as it is told. */
export const labPiece = v.object({
  ...head,
  intro: v.array(block),
  parts: v.array(part),
  /** What the colors of a color report sit beside. */
  beside: v.array(v.string()),
  /** The moves of a collage tip. */
  moves: v.array(v.object({ title: v.string(), text: v.string() })),
  own: v.nullable(own),
  sources: v.array(v.object({ title: v.string(), address: v.string() })),
  reading,
});

/** A piece, whole, or as far as this member may read it. */
export type LabPiece = v.InferOutput<typeof labPiece>;

/** The Style Lab, and how far a member has read in it. */
export const labSchemas = {
  /** Every piece, the newest first. */
  getLab: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ pieces: v.array(card) }),
  },
  /** One piece. Throws `not-found`. */
  getLabPiece: {
    input: v.strictObject({ owner: uuid, pieceId: labPieceId }),
    output: v.object({ piece: labPiece }),
  },
  /** Says that a piece was opened, and what more was done with it. Throws `not-found`. */
  saveLabReading: {
    input: v.strictObject({
      owner: uuid,
      pieceId: labPieceId,
      isSaved: v.optional(v.boolean()),
      read: v.optional(
        v.pipe(
          v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostChapters - 1))),
          v.maxLength(mostChapters),
        ),
      ),
    }),
    output: v.object({ reading }),
  },
};
