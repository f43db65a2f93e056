import type { ColorSeason } from './blueprint.ts';
import type { Oklab } from './color-families.ts';

/** From and to, both included. Hues may pass 360: 150 to 380 ends at 20. */
type Range = readonly [from: number, to: number];

/** A part of a season: OKLCH lightness (0..1), chroma (0 to about 0.3) and hue (degrees); without a hue, every hue. */
interface SeasonPart {
  l: Range;
  c: Range;
  hue?: Range;
}

/** What keeps a color out of a season. */
export type SeasonMiss =
  | 'too warm'
  | 'too cool'
  | 'too clear'
  | 'too soft'
  | 'too light'
  | 'too dark';

/** How well a color fits a season: 1 inside, falling to 0 with distance; and what failed, null inside. */
export interface SeasonFit {
  fit: number;
  miss: SeasonMiss | null;
}

/*
 * [Note: Season colors] A season is a few boxes in OKLCH: its colors, its neutrals, and where it has them its lights and
 * darks. A shade belongs to it that lies in one of them. Light is told by lightness, soft and clear by chroma, deep by lightness
 * above all, warm and cool by hue; what a season is not told by is left wide. Sources: docs/decisions/101-a-season-is-a-few-boxes.md.
 */

/** The ranges of each season. Men's and women's palettes are chosen from the same ones. */
export const seasonColors: Record<ColorSeason, readonly SeasonPart[]> = {
  light: [
    { l: [0.71, 0.96], c: [0.035, 0.125] },
    { l: [0.56, 0.985], c: [0, 0.035] },
  ],
  warm: [
    { l: [0.36, 0.92], c: [0.07, 0.2], hue: [28, 148] },
    { l: [0.42, 0.8], c: [0.06, 0.12], hue: [175, 202] },
    { l: [0.24, 0.965], c: [0.021, 0.08], hue: [38, 118] },
  ],
  'soft/muted': [
    { l: [0.38, 0.86], c: [0.03, 0.085] },
    { l: [0.3, 0.93], c: [0.004, 0.03] },
  ],
  deep: [
    { l: [0.24, 0.58], c: [0.045, 0.2] },
    { l: [0.14, 0.42], c: [0, 0.05] },
    { l: [0.94, 0.99], c: [0, 0.025] },
  ],
  cool: [
    { l: [0.28, 0.94], c: [0.03, 0.22], hue: [150, 380] },
    { l: [0.17, 0.985], c: [0, 0.045], hue: [200, 335] },
  ],
  clear: [
    { l: [0.44, 0.93], c: [0.115, 0.32] },
    { l: [0.905, 1], c: [0, 0.055] },
    { l: [0.12, 0.38], c: [0, 0.12] },
  ],
};

/** The two seasons that are told by their undertone, with what a color without it is. */
const undertones: { [Each in ColorSeason]?: SeasonMiss } = { warm: 'too cool', cool: 'too warm' };

/** Below this chroma nobody sees a hue. */
const grayChroma = 0.012;

/** Distance at which a color no longer fits at all; 0.02 is a just noticeable difference (`oklabDistance`). */
const farthest = 0.12;

/** Cloth may be a little lighter or darker than the palette before it looks wrong; color may not. */
const lightnessWeight = 0.6;

/** How far a value lies below (negative) or above (positive) a range; 0 inside. */
const outside = (value: number, [from, to]: Range): number =>
  Math.min(0, value - from) + Math.max(0, value - to);

/** How many degrees a hue lies outside a range of hues. */
function hueOutside(hue: number, [from, to]: Range): number {
  const turned = from + ((((hue - from) % 360) + 360) % 360);
  return turned <= to ? 0 : Math.min(turned - to, from + 360 - turned);
}

interface Distances {
  l: number;
  c: number;
  hue: number;
}

function distancesTo(part: SeasonPart, { l, a, b }: Oklab): Distances {
  const c = Math.hypot(a, b);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const turn = part.hue ? hueOutside(degrees, part.hue) : 0;
  return {
    l: outside(l, part.l) * lightnessWeight,
    c: outside(c, part.c),
    hue: c < grayChroma && part.c[0] < grayChroma ? 0 : 2 * c * Math.sin((turn * Math.PI) / 360),
  };
}

const total = ({ l, c, hue }: Distances): number => Math.hypot(l, c, hue);

function missOf(distances: Distances, season: ColorSeason, chroma: number): SeasonMiss {
  const { l, c, hue } = distances;
  const undertone = undertones[season];
  const grayed = c < 0 && undertone && chroma < 2 * grayChroma;
  if (Math.abs(l) >= Math.max(Math.abs(c), hue)) return l > 0 ? 'too light' : 'too dark';
  if (undertone && (hue >= Math.abs(c) || grayed)) return undertone;
  return c > 0 ? 'too clear' : 'too soft';
}

/** How well a color fits a season ([Note: Season colors]); what it misses is said of the season's colors, its first part. */
export function seasonFit(color: Oklab, season: ColorSeason): SeasonFit {
  const distances = seasonColors[season].map((part) => distancesTo(part, color));
  const distance = Math.min(...distances.map(total));
  if (distance === 0) return { fit: 1, miss: null };
  return {
    fit: Math.max(0, 1 - distance / farthest),
    miss: missOf(distances[0]!, season, Math.hypot(color.a, color.b)),
  };
}
