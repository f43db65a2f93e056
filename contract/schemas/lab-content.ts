import * as v from 'valibot';
import { drawnGarments, mostChapters } from '../rules/style-lab.ts';
import { pageAddress, pieces, shades, text } from './blueprint-content.ts';
import { day } from './scalars.ts';

const says = text(90);

const picture = v.strictObject({
  garments: v.pipe(
    v.array(v.picklist(drawnGarments, 'is no drawn garment')),
    v.minLength(2, 'has fewer than two garments'),
    v.maxLength(6, 'has more than six garments'),
  ),
});

/** What the front matter of every piece says. */
const every = {
  title: text(28),
  line: text(70),
  date: day,
  access: v.picklist(['free', 'circle']),
  sources: v.optional(v.array(v.strictObject({ title: text(120), address: pageAddress })), []),
};

const percent = v.pipe(v.number(), v.minValue(1), v.maxValue(100));

const pointsAt = <Entries extends { pieces?: unknown; says?: unknown }>({
  pieces,
  says,
}: Entries) => (pieces === undefined) === (says === undefined);

/** A place on the dress form, in percent of the way from its head to the floor. */
const height = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const figure = v.strictObject({
  /** Places to choose from, the highest first. */
  lines: v.pipe(
    v.array(v.strictObject({ at: height, label: text(20), text: text(120) })),
    v.minLength(2),
    v.maxLength(3),
  ),
  /** Where not. */
  avoid: v.optional(v.strictObject({ from: height, to: height, label: text(16) })),
});

const chapter = v.pipe(
  v.strictObject({
    picture,
    /** The dress form in place of the garments, with places on it. */
    figure: v.optional(figure),
    /** What to do. */
    step: text(90),
    pieces: v.optional(pieces),
    says: v.optional(says),
  }),
  v.check(pointsAt, 'has pieces without words, or words without pieces'),
);

/** The front matter of a class. Its chapters are the headings of its text, in their order. */
export const classMatter = v.strictObject({
  ...every,
  picture,
  chapters: v.pipe(v.array(chapter), v.minLength(4), v.maxLength(mostChapters)),
});

/** The front matter of a report of colors, or of a trend. */
export const reportMatter = v.pipe(
  v.variant('kind', [
    v.strictObject({
      ...every,
      kind: v.literal('color'),
      shades: shades(12),
      /** What these colors sit beside. */
      beside: v.pipe(v.array(text(120)), v.minLength(3), v.maxLength(5)),
      pieces: v.optional(pieces),
      says: v.optional(says),
    }),
    v.strictObject({
      ...every,
      kind: v.literal('trend'),
      picture,
      pieces: v.optional(pieces),
      says: v.optional(says),
    }),
  ]),
  v.check(pointsAt, 'has pieces without words, or words without pieces'),
);

/** The front matter of a collage tip: a board, and the moves that lay it. */
export const tipMatter = v.strictObject({
  ...every,
  /** The hindmost first. The middle of each piece and its height, in percent of the board, which is as high as wide. */
  board: v.pipe(
    v.array(
      v.strictObject({
        garment: v.picklist(drawnGarments, 'is no drawn garment'),
        left: percent,
        top: percent,
        height: percent,
      }),
    ),
    v.minLength(2),
    v.maxLength(6),
  ),
  moves: v.pipe(v.array(v.strictObject({ title: text(28), text: text(120) })), v.length(3)),
});
