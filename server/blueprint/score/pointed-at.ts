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

/**
 * Whether a statement points at a garment: by every list that it gives. Of colors the main one counts. Answers the list
 * that says most, null where it points at another; what is not known of a garment is never pointed at.
 */
export function pointedBy(pieces: PiecesPointedAt, garment: ScoredGarment): Pointed | null {
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
