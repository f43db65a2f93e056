import type { Slot, StyleName, Styles } from '../facts.ts';
import type { ReadGarment } from '../garment.ts';
import type { Occasion, StylistRequest } from '../request.ts';
import { dressCodes, dressinessStep } from '../rules/dress-code.ts';
import { isCalled } from './called-kinds.ts';

/** Ways of dressing that an occasion calls for. */
const manners: Partial<Record<Occasion, Styles>> = {
  Everyday: { relaxed: 0.8, minimal: 0.4, classic: 0.4 },
  Work: { classic: 0.9, minimal: 0.6, preppy: 0.4 },
  Business: { classic: 1, minimal: 0.6 },
  Evening: { glamorous: 1, minimal: 0.4, edgy: 0.3, romantic: 0.4 },
  Formal: { glamorous: 0.8, classic: 0.8, romantic: 0.4 },
  Wedding: { romantic: 1, glamorous: 0.6, classic: 0.4 },
  Date: { romantic: 0.8, minimal: 0.4, glamorous: 0.4, edgy: 0.2 },
  Party: { glamorous: 1, edgy: 0.5, romantic: 0.3 },
  Travel: { relaxed: 1, sporty: 0.4, minimal: 0.4 },
  Outdoors: { outdoor: 1, sporty: 0.7, relaxed: 0.4 },
  Sport: { sporty: 1, outdoor: 0.5 },
  Beach: { beach: 1, relaxed: 0.6, bohemian: 0.4 },
  Home: { relaxed: 1, sporty: 0.4 },
};
/** How much of a garment's fit is its manner, and its kind, where they are known. */
const mannerShare = 0.3;
const kindShare = 0.35;
/** A kind that an occasion calls for is right; another one may be worn. */
const calledFit = 0.85;
const kindFit = { called: 1, other: 0.3 };
/** The slots worn for their kind; what else there is comes in any. */
const ofKind = new Set<Slot | null>(['top', 'bottom', 'one-piece', 'layer', 'outer', 'shoes']);

/** So far from the best of a dress code a garment is half right. */
const halfway = 0.3;

/**
 * How right a garment is for the asked occasion, 0 to 1; null where none is asked for, or its formality is not known.
 * Dressier or easier without an occasion is meant beside an ordinary day.
 */
export function occasionFit(
  garment: ReadGarment,
  { occasion, dressiness }: StylistRequest,
): number | null {
  const { occasions, formality, styles, slot } = garment;
  if (occasion === null) {
    if (dressiness === 0 || formality === null) return null;
    return Math.min(1, Math.max(0, 0.5 + dressiness * (formality - dressCodes.Everyday.best) * 2));
  }
  if (occasions.includes(occasion)) return 1;
  if (formality === null) return null;
  const apart = Math.abs(formality - dressCodes[occasion].best - dressiness * dressinessStep);
  // What its owner wears for something else is less likely meant.
  const other = occasions.length > 0 ? 0.1 : 0;
  const isRight = ofKind.has(slot) ? isCalled(garment, occasion) : null;
  const exact = 1 / (1 + (apart / halfway) ** 2);
  // Its words say little of how dressed up a garment is; that its kind is called for says more.
  const dressed = isRight ? Math.max(exact, calledFit) : exact;
  const manner = mannerFit(styles, occasion);
  const fit = manner === null ? dressed : dressed * (1 - mannerShare) + manner * mannerShare;
  const kind = isRight === null ? fit : isRight ? kindFit.called : kindFit.other;
  return Math.max(0, fit * (1 - kindShare) + kind * kindShare - other);
}

/** How far a garment's manner is what an occasion calls for, 0 to 1; null where it has none. */
function mannerFit(styles: Styles, occasion: Occasion): number | null {
  const own = Object.entries(styles) as [StyleName, number][];
  if (own.length === 0) return null;
  const called = manners[occasion] ?? {};
  return Math.min(
    1,
    own.reduce((sum, [name, value]) => sum + value * (called[name] ?? 0), 0),
  );
}
