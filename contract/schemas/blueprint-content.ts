import * as v from 'valibot';
import { colorSeasons, personalityTypes } from '../rules/blueprint.ts';
import {
  type ColorFamily,
  colorFamilyKeys,
  hexToOklab,
  oklabDistance,
} from '../rules/color-families.ts';
import {
  categoryGroups,
  categoryLeaves,
  itemNecklines,
  itemPatterns,
  itemSleeveLengths,
  itemSleeveTypes,
} from '../rules/item-attributes.ts';
import { isVisibleLine } from '../rules/visible-text.ts';

/** Most characters of a page's address. */
const longestAddress = 500;
/** Two shades of a list are at least so far apart, in OKLab. */
const leastDistance = 0.03;

/** A line of text that is there, without spaces around it, of at most so many characters. */
export const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.minLength(1, 'is empty'),
    v.maxLength(longest, `is longer than ${longest} characters`),
    v.check((said) => said === said.trim() && !/\s{2}|\n/.test(said), 'has spaces to spare'),
    v.check(isVisibleLine, 'has a character that cannot be seen'),
  );

/** The address of a public page. */
export const pageAddress = v.pipe(
  v.string(),
  v.url('is no address'),
  v.regex(/^https?:\/\//, 'is no address of a web page'),
  v.maxLength(longestAddress, `is longer than ${longestAddress} characters`),
);

const title = text(28);
const subtitle = text(70);

/** What a text is said in: paragraphs without markup, since nothing renders any. */
const body = v.pipe(
  v.array(
    v.pipe(
      text(600),
      v.check((said) => !/[<>]|\]\(|https?:|^#|\*\*/.test(said), 'has markup or a link'),
    ),
  ),
  v.minLength(1, 'has no text'),
);

/** A color, `#rrggbb` in small letters. */
export const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is no #rrggbb in small letters'));
const someOf = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  v.optional(v.pipe(v.array(v.picklist(keys)), v.minLength(1)));

const leaf = v.pipe(
  v.string(),
  v.check((key) => categoryLeaves.has(key), 'is no leaf of the categories'),
);

/** Which of a member's pieces a statement points at: those that match every list that is given, by one value of each. */
export const pieces = v.strictObject({
  groups: someOf(categoryGroups as [(typeof categoryGroups)[number]]),
  leaves: v.optional(v.pipe(v.array(leaf), v.minLength(1))),
  patterns: someOf(itemPatterns),
  necklines: someOf(itemNecklines),
  sleeveLengths: someOf(itemSleeveLengths),
  sleeveTypes: someOf(itemSleeveTypes),
  families: someOf(colorFamilyKeys as [ColorFamily, ...ColorFamily[]]),
});
export type PiecesPointedAt = v.InferOutput<typeof pieces>;

const shade = v.strictObject({ name: text(20), hex });

/** Shades that one can tell apart, each with its own name. */
export const shades = (count: number) =>
  v.pipe(
    v.array(shade),
    v.length(count, `are not ${count}`),
    v.check((list) => areApart(list), 'has two shades that one cannot tell apart'),
    v.check((list) => areNamedApart(list), 'has the same name twice'),
  );

function areApart(list: readonly { hex: string }[]): boolean {
  const colors = list.map((one) => hexToOklab(one.hex));
  return colors.every((one, at) =>
    colors.slice(at + 1).every((other) => oklabDistance(one, other) >= leastDistance),
  );
}

function areNamedApart(list: readonly { name: string }[]): boolean {
  return new Set(list.map(({ name }) => name)).size === list.length;
}

/** A season's palette for one gender; the order of its shades: docs/decisions/101-a-season-is-a-few-boxes.md. */
export const paletteContent = v.strictObject({
  title,
  line: subtitle,
  shades: shades(24),
  keepAway: v.pipe(
    v.array(v.strictObject({ ...shade.entries, why: text(60) })),
    v.length(6),
    v.check((list) => areNamedApart(list), 'has the same name twice'),
  ),
  body,
});
export type PaletteContent = v.InferOutput<typeof paletteContent>;

const habits = v.pipe(
  v.array(v.strictObject({ text: text(90), pieces: v.optional(pieces) })),
  v.length(4),
);

/** What a personality type wears, for one gender. */
export const personalityContent = v.strictObject({
  title,
  line: subtitle,
  works: habits,
  avoids: habits,
  body,
});
export type PersonalityContent = v.InferOutput<typeof personalityContent>;

const statement = v.strictObject({
  title,
  why: text(110),
  pieces: v.optional(pieces),
  /** The address of a public page that says so, where one could doubt it. */
  source: v.optional(pageAddress),
});

/** What suits a value of a body's attribute, for one gender. */
export const shapeContent = v.strictObject({
  title,
  line: subtitle,
  works: v.pipe(v.array(statement), v.minLength(2), v.maxLength(4)),
  avoids: v.pipe(v.array(statement), v.maxLength(3)),
  body,
});
export type ShapeContent = v.InferOutput<typeof shapeContent>;
export type ShapeStatement = v.InferOutput<typeof statement>;

const styleName = { name: text(20), line: text(60) };

/** What the front matter of one style says: its name, and that in one line. */
export const styleContent = v.strictObject(styleName);

/** The style names of a gender: the default, and those of combinations. */
export const namesContent = v.strictObject({
  default: v.strictObject(styleName),
  names: v.array(
    v.pipe(
      v.strictObject({
        season: v.optional(v.picklist(colorSeasons)),
        /** The strongest type, and the one after it. */
        personality: v.optional(v.picklist(personalityTypes)),
        second: v.optional(v.picklist(personalityTypes)),
        /** A value of the attribute `shape`. */
        shape: v.optional(v.string()),
        ...styleName,
      }),
      v.check(
        ({ season, personality, shape }) => Boolean(season ?? personality ?? shape),
        'names no combination',
      ),
    ),
  ),
});
export type NamesContent = v.InferOutput<typeof namesContent>;
export type StyleName = NamesContent['default'];
