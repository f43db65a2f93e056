import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import { type SeasonFit, seasonFit } from '#contract/rules/season-colors.ts';
import type { Slot } from '../../stylist/facts.ts';
import type { Lch } from '../../stylist/garment.ts';
import { middle, type Part } from './part.ts';
import type { ScoredGarment } from './scored-garment.ts';

/**
 * How much of its weight the color of a garment keeps, by where it is worn: beside the face all of it, since a season is
 * told by the face; further away less (docs/decisions/103-how-a-garment-is-scored.md).
 */
export const colorShares: Record<Slot, number> = {
  top: 1,
  layer: 1,
  'one-piece': 1,
  outer: 1,
  scarf: 1,
  hat: 0.9,
  tie: 0.9,
  eyewear: 0.8,
  earrings: 0.8,
  necklace: 0.8,
  hair: 0.8,
  jewelry: 0.6,
  swim: 0.6,
  bottom: 0.5,
  other: 0.5,
  bag: 0.35,
  shoes: 0.35,
  belt: 0.3,
  gloves: 0.3,
  sleep: 0.3,
  hosiery: 0.25,
  watch: 0.2,
  bracelet: 0.2,
  ring: 0.2,
  underwear: 0.2,
};

/** Of a garment of which nobody knows where it is worn. */
const shareOfUnknown = 0.7;
/** From here on a garment is beside the face. */
const nearFace = 0.8;

export const colorShareOf = ({ slot }: ScoredGarment): number =>
  slot === null ? shareOfUnknown : colorShares[slot];

/** What the main color counts of all, where there are others. */
const mainShare = 0.7;
/** From here on a color is one of the member's own; below, as far as the middle, it is near them. */
const ownFrom = 0.66;
/** From here on a color that misses does so by little. */
const littleFrom = 0.25;

/** How a garment's colors suit a season; null of a garment whose color nobody knows. */
export function colorPart(garment: ScoredGarment, season: ColorSeason): Part | null {
  const { families, colors } = garment;
  if (colors.length === 0) return null;
  const rest = colors.length > 1 ? (1 - mainShare) / (colors.length - 1) : 0;
  const main = colors.length > 1 ? mainShare : 1;
  const fits = colors.map((color, at) => ({
    name: labelOf(families[at]!),
    weight: at === 0 ? main : rest,
    ...fitOf(color, season),
  }));
  const value = fits.reduce((sum, { fit, weight }) => sum + fit * weight, 0);
  const isNear = colorShareOf(garment) >= nearFace;
  return { value, ...(value >= middle ? { clause: praise(fits) } : miss(fits, isNear)) };
}

interface Fit extends SeasonFit {
  name: string;
  weight: number;
}

const labelOf = (family: ColorFamily): string => colorFamilies[family].label.toLowerCase();

const praise = (fits: readonly Fit[]): string => {
  const own = fits.filter(({ fit }) => fit >= ownFrom).map(({ name }) => name);
  if (own.length > 1) return `${own[0]} and ${own[1]} are your shades`;
  return own[0] ? `${own[0]} is your shade` : `${fits[0]!.name} is near your shades`;
};

function miss(fits: readonly Fit[], isNear: boolean): Pick<Part, 'clause' | 'behind'> {
  const [worst] = fits.toSorted(
    (one, other) => other.weight * (1 - other.fit) - one.weight * (1 - one.fit),
  );
  const little = worst!.fit >= littleFrom ? 'a little ' : '';
  const clause = `${little}${worst!.miss} ${isNear ? 'beside your face' : 'for your palette'}`;
  return fits.length > 1
    ? { clause: `the ${worst!.name} is ${clause}` }
    : { clause, behind: `it is ${clause}` };
}

function fitOf({ l, c, h }: Lch, season: ColorSeason): SeasonFit {
  const turn = (h * Math.PI) / 180;
  return seasonFit({ l, a: c * Math.cos(turn), b: c * Math.sin(turn) }, season);
}
