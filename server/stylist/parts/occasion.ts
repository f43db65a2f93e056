import { codeOf, occasionOf, ordinary } from '../dress-codes/codes.ts';
import type { DressCode } from '../dress-codes/dress-code.ts';
import { type Standing, standingOf } from '../dress-codes/standing.ts';
import type { StyleName, Styles } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';
import { dressinessStep } from '../rules/dress-code.ts';

/** How much of a garment's fit is its manner, and its kind, where they are known. */
const mannerShare = 0.25;
const kindShare = 0.5;
/** What a kind that the code thinks of first, calls for, bears or does not name is worth. */
const kindFit: Record<Standing, number> = {
  first: 1,
  right: 0.8,
  tolerated: 0.45,
  other: 0.15,
  never: 0,
};
/** Its words say little of how dressed up a garment is; that its kind is called for says more. */
const calledFit: Partial<Record<Standing, number>> = { first: 0.92, right: 0.85 };
/** How much a color or a fabric moves the fit, where the code says which are right. */
const colorStep = 0.08;
const fabricStep = 0.03;
/** How much less what its owner wears for something else is likely meant. */
const otherOccasion = 0.1;
/** What its owner wears for it is at least so right. */
const taggedFit = 0.95;

/** So far from the best of a dress code a garment is half right. */
const halfway = 0.3;

/**
 * How right a garment is for what is asked for, 0 to 1; null where nothing is, or its formality is not known. Dressier or
 * easier without an occasion is meant beside an ordinary day.
 */
export function occasionFit(garment: ReadGarment, request: StylistRequest): number | null {
  const { occasions, formality, styles } = garment;
  const { dressiness } = request;
  const code = codeOf(request);
  if (!code) {
    if (dressiness === 0 || formality === null) return null;
    return Math.min(1, Math.max(0, 0.5 + dressiness * (formality - ordinary.best) * 2));
  }
  const occasion = occasionOf(request);
  const isTagged = occasion !== null && occasions.includes(occasion);
  if (isTagged && request.event === null) return 1;
  if (formality === null) return null;
  const standing = standingOf(garment, code);
  const apart = Math.abs(formality - code.formality.best - dressiness * dressinessStep);
  const exact = 1 / (1 + (apart / halfway) ** 2);
  const dressed = Math.max(exact, calledFit[standing] ?? 0);
  const manner = mannerFit(styles, code.manner);
  const fit = manner === null ? dressed : dressed * (1 - mannerShare) + manner * mannerShare;
  const worn = fit * (1 - kindShare) + kindFit[standing] * kindShare + clothFit(garment, code);
  // An event is closer than the occasion that its owner wears the garment on, so that its kind still counts.
  const tagged = isTagged ? worn * 0.5 + taggedFit * 0.5 : worn;
  const other = occasions.length > 0 && !isTagged ? otherOccasion : 0;
  return Math.min(1, Math.max(0, tagged - other));
}

/** What a garment's color and fabric add, where the code says which are right. */
function clothFit({ families, fabrics }: ReadGarment, { colors, ...code }: DressCode): number {
  const [main] = families;
  const color = main && colors?.right ? (colors.right.split(', ').includes(main) ? 1 : -1) : 0;
  const right = code.fabrics?.right?.split(', ') ?? [];
  return color * colorStep + (fabrics.some((one) => right.includes(one)) ? fabricStep : 0);
}

/** How far a garment's manner is what a code calls for, 0 to 1; null where it has none. */
function mannerFit(styles: Styles, called: Styles): number | null {
  const own = Object.entries(styles) as [StyleName, number][];
  if (own.length === 0) return null;
  return Math.min(
    1,
    own.reduce((sum, [name, value]) => sum + value * (called[name] ?? 0), 0),
  );
}
