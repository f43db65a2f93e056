import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { type ColorFamily, colorFamilies, hexToOklab } from '#contract/rules/color-families.ts';
import { fitFrom } from '#contract/rules/garment-fit.ts';
import { type SeasonMiss, seasonFit } from '#contract/rules/season-colors.ts';
import type { PaletteContent } from '#contract/schemas/blueprint-content.ts';
import type { Slot } from '../../stylist/facts.ts';
import { type NearShades, nearShadesOf } from './near-shades.ts';
import { type Clause, middle, type Part } from './part.ts';
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
/** A color of the season that is near none of the palette's shades fits as well as this. */
const unnamedFit = 0.9;
/** What is left of a color that the palette keeps away: nothing beside the face, little elsewhere. */
const keptAwayFit = { beside: 0, elsewhere: 0.3 };
/** The best score of a garment whose main color misses by far, or is kept away: away beside the face, near elsewhere. */
const bestOfMissed = { beside: (fitFrom.near - 1) / 10, elsewhere: (fitFrom.fits - 1) / 10 };
/** From here on a color is one of the member's own; below, as far as the middle, it is near them. */
const ownFrom = 0.66;
/** From here on a color that misses does so by little. */
const littleFrom = 0.25;

/** Makes the color part of a member's garments; null of a garment whose color nobody knows. */
export function colorPartOf(
  season: ColorSeason,
  palette: PaletteContent,
): (garment: ScoredGarment) => Part | null {
  const coloring = `${palette.title.split(',')[0]!.toLowerCase()} coloring`;
  const nearShades = nearShadesOf(palette);
  const known = new Map<ColorFamily, Fit>();
  const fitOf = (family: ColorFamily): Fit => {
    const kept = known.get(family);
    if (kept) return kept;
    const fit = readFit(family, season, nearShades(hexToOklab(colorFamilies[family].hex)));
    known.set(family, fit);
    return fit;
  };
  return (garment) => {
    const { families } = garment;
    if (families.length === 0) return null;
    const rest = families.length > 1 ? (1 - mainShare) / (families.length - 1) : 0;
    const place = colorShareOf(garment) >= nearFace ? 'beside' : 'elsewhere';
    const fits = families.map((family, at) => {
      const one = fitOf(family);
      const fit = one.isKeptAway ? keptAwayFit[place] : one.fit;
      return { ...one, fit, weight: at > 0 ? rest : families.length > 1 ? mainShare : 1 };
    });
    const value = fits.reduce((sum, { fit, weight }) => sum + fit * weight, 0);
    return {
      value,
      praise: value >= middle ? praiseOf(fits) : null,
      blame: blameOf(fits, place === 'beside', coloring),
      atMost: fits[0]!.isKeptAway || fits[0]!.fit < littleFrom ? bestOfMissed[place] : null,
    };
  };
}

/** How a color family suits a season and its palette. */
interface Fit extends NearShades {
  name: string;
  /** 0 to 1. */
  fit: number;
  miss: SeasonMiss | null;
}

function readFit(family: ColorFamily, season: ColorSeason, near: NearShades): Fit {
  const { fit, miss } = seasonFit(hexToOklab(colorFamilies[family].hex), season);
  const name = colorFamilies[family].label.toLowerCase();
  return { name, ...near, fit: near.own ? fit : fit * unnamedFit, miss };
}

function praiseOf(fits: readonly Fit[]): Clause {
  const own = fits.filter(({ fit }) => fit >= ownFrom);
  const named = own.flatMap((one) => one.own ?? []);
  if (named.length > 0)
    return { words: `close to your ${[...new Set(named)].slice(0, 2).join(' and ')}` };
  const [first] = own;
  return first
    ? { words: `${first.name} goes with your palette` }
    : { words: `${fits[0]!.name} is near your palette` };
}

/** Of the color that misses most; null where all are in the season. */
function blameOf(
  fits: readonly (Fit & { weight: number })[],
  isBeside: boolean,
  coloring: string,
): Clause | null {
  const [worst] = fits
    .filter(({ miss, fit, isKeptAway }) => isKeptAway || (miss !== null && fit < ownFrom))
    .sort((one, other) => other.weight * (1 - other.fit) - one.weight * (1 - one.fit));
  if (!worst) return null;
  const { name, isKeptAway, fit, miss } = worst;
  if (isKeptAway) {
    const advice = isBeside ? '; wear it away from your face' : '';
    return {
      words: `${name} is hard on ${coloring}${advice}`,
      behind: `${name} is not your shade`,
    };
  }
  const little = fit >= littleFrom ? 'a little ' : '';
  const clause = `${little}${miss} ${isBeside ? 'beside your face' : 'for your palette'}`;
  return fits.length > 1
    ? { words: `the ${name} is ${clause}`, behind: `the ${name} is ${little}${miss}` }
    : { words: clause, behind: `it is ${little}${miss}` };
}
