import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import type { ScoredGarment } from './scored-garment.ts';

/** The lists that a statement may point by, those first that say most of why a piece was meant. */
const keys = [
  'necklines',
  'sleeveTypes',
  'patterns',
  'sleeveLengths',
  'leaves',
  'families',
  'groups',
] as const satisfies readonly (keyof PiecesPointedAt)[];
export type PointedBy = (typeof keys)[number];

const valuesOf: Record<PointedBy, (garment: ScoredGarment) => readonly (string | null)[]> = {
  necklines: ({ neckline }) => [neckline],
  sleeveTypes: ({ sleeveType }) => [sleeveType],
  patterns: ({ patterns }) => patterns,
  sleeveLengths: ({ sleeveLength }) => [sleeveLength],
  leaves: ({ leaf }) => [leaf],
  families: ({ families }) => families.slice(0, 1),
  groups: ({ group }) => [group],
};

/** By which of its lists a statement means a garment, and the garment's value in it. */
export interface Pointed {
  by: PointedBy;
  value: string;
}

/** What is made of cloth and seen in large areas: a statement that names no kind of piece speaks of these alone. */
const clothGroups: ReadonlySet<string | null> = new Set([
  'top',
  'bottom',
  'one-piece',
  'outerwear',
]);
const clothLeaves: ReadonlySet<string | null> = new Set(['scarf', 'tie']);

const namesKind = ({ groups, leaves, necklines, sleeveTypes, sleeveLengths }: PiecesPointedAt) =>
  Boolean(groups ?? leaves ?? necklines ?? sleeveTypes ?? sleeveLengths);

/**
 * Whether a statement points at a garment: by every list that it gives. Of colors the main one counts. Answers the list
 * that says most, null where it points at another; what is not known of a garment is never pointed at, and
 * what is said of patterns or colors alone is not meant of a belt, a bag or a shoe.
 */
export function pointedBy(pieces: PiecesPointedAt, garment: ScoredGarment): Pointed | null {
  if (!namesKind(pieces) && !clothGroups.has(garment.group) && !clothLeaves.has(garment.leaf)) {
    return null;
  }
  let first: Pointed | null = null;
  for (const by of keys) {
    const asked: readonly string[] | undefined = pieces[by];
    if (!asked) continue;
    const value = valuesOf[by](garment).find((one) => one !== null && asked.includes(one));
    if (!value) return null;
    first ??= { by, value };
  }
  return first;
}

/** How closely a statement describes the pieces that it points at: by more lists more, then by the list that says more. */
export const closenessOf = (pieces: PiecesPointedAt, { by }: Pointed): number =>
  keys.filter((key) => pieces[key]).length + (keys.length - keys.indexOf(by)) / 10;

/** Whether a statement is of a pattern, a color or a whole group alone: it is true of half a wardrobe, and counts half. */
export const isBroad = ({ leaves, necklines, sleeveTypes, sleeveLengths }: PiecesPointedAt) =>
  !(leaves ?? necklines ?? sleeveTypes ?? sleeveLengths);

/** Whether a statement names colors, and nothing else. */
export const isOfColorAlone = (pieces: PiecesPointedAt): boolean =>
  keys.every((key) => (key === 'families') === Boolean(pieces[key]));
