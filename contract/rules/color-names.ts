import type { ColorFamily, Oklab } from './color-families.ts';

/** From (included) and to (not included). */
type Range = readonly [number, number];
const any: Range = [-1, 9];
const below = (to: number): Range => [-1, to];
const above = (from: number): Range => [from, 9];

/** The name of a color whose lightness and chroma lie in these ranges. */
type Name = readonly [ColorFamily, light: Range, chroma: Range];

const nearlyBlack = { light: 0.2, chroma: 0.045, navyChroma: 0.028 };
const blueHues: Range = [215, 300];

/** The names of what has hardly any color, by lightness. */
const neutrals: readonly Name[] = [
  ['black', below(0.315), any],
  ['charcoal', below(0.43), any],
  ['grey', below(0.76), any],
  ['silver', below(0.815), any],
  ['white', any, any],
];

/*
 * [Note: Color names] Where the name of a color ends is no matter of distance to a swatch: a dark orange is
 * brown, a dark dull blue navy, a pale yellow cream, and a dark red stays red longer than a dull one. So each
 * band of hues has its own names, the first that fits counts. Chroma and lightness are OKLCH's, of cloth in
 * photos, which are duller than swatches (decision 041).
 */
const hues: readonly { hue: Range; names: readonly Name[] }[] = [
  {
    hue: [0, 15],
    names: [
      ['brown', below(0.5), below(0.045)],
      ['burgundy', below(0.38), any],
      ['pink', any, any],
    ],
  },
  {
    hue: [15, 30],
    names: [
      ['brown', below(0.6), below(0.045)],
      ['burgundy', below(0.43), below(0.14)],
      ['pink', above(0.61), below(0.19)],
      ['pink', above(0.6), below(0.045)],
      ['red', any, any],
    ],
  },
  {
    hue: [30, 35],
    names: [
      ['pink', above(0.62), below(0.09)],
      ['brown', any, below(0.075)],
      ['burgundy', below(0.4), any],
      ['red', any, any],
    ],
  },
  {
    hue: [35, 48],
    names: [
      ['red', below(0.6), above(0.15)],
      ['beige', above(0.64), below(0.09)],
      ['brown', any, below(0.075)],
      ['rust', any, below(0.13)],
      ['orange', any, any],
    ],
  },
  {
    hue: [48, 65],
    names: [
      ['orange', above(0.6), above(0.12)],
      ['cream', above(0.85), any],
      ['cream', above(0.77), below(0.03)],
      ['beige', above(0.72), below(0.085)],
      ['camel', above(0.72), any],
      ['camel', above(0.54), above(0.07)],
      ['rust', any, above(0.09)],
      ['camel', above(0.61), above(0.03)],
      ['beige', above(0.61), any],
      ['brown', any, any],
    ],
  },
  {
    hue: [65, 84],
    names: [
      ['yellow', above(0.74), above(0.12)],
      ['camel', any, above(0.12)],
      ['cream', above(0.83), below(0.07)],
      ['cream', above(0.77), below(0.03)],
      ['beige', above(0.83), any],
      ['camel', above(0.6), above(0.064)],
      ['beige', above(0.56), below(0.075)],
      ['brown', any, any],
    ],
  },
  {
    hue: [84, 100],
    names: [
      ['yellow', above(0.68), above(0.12)],
      ['cream', above(0.83), below(0.1)],
      ['cream', above(0.77), below(0.03)],
      ['yellow', above(0.7), above(0.1)],
      ['camel', above(0.6), above(0.075)],
      ['beige', above(0.56), below(0.075)],
      ['olive', any, any],
    ],
  },
  {
    hue: [100, 122],
    names: [
      ['citron', above(0.62), above(0.1)],
      ['citron', above(0.82), above(0.06)],
      ['cream', above(0.82), any],
      ['beige', above(0.68), below(0.045)],
      ['olive', any, any],
    ],
  },
  {
    hue: [122, 135],
    names: [
      ['olive', below(0.6), below(0.09)],
      ['mint', above(0.76), below(0.085)],
      ['green', any, any],
    ],
  },
  {
    hue: [135, 174],
    names: [
      ['mint', above(0.76), below(0.085)],
      ['green', any, any],
    ],
  },
  {
    hue: [174, 195],
    names: [
      ['mint', above(0.76), below(0.085)],
      ['teal', any, any],
    ],
  },
  {
    hue: [195, 215],
    names: [
      ['sky', above(0.76), below(0.07)],
      ['teal', any, any],
    ],
  },
  {
    hue: [215, 232],
    names: [
      ['sky', above(0.76), below(0.07)],
      ['teal', any, above(0.04)],
      ['sky', above(0.62), any],
      ['navy', below(0.36), any],
      ['blue', any, any],
    ],
  },
  {
    hue: [232, 292],
    names: [
      ['navy', below(0.41), below(0.085)],
      ['navy', below(0.3), below(0.095)],
      ['sky', above(0.7), any],
      ['blue', any, any],
    ],
  },
  {
    hue: [292, 330],
    names: [
      ['black', below(0.27), below(0.05)],
      ['purple', any, any],
    ],
  },
  {
    hue: [330, 350],
    names: [
      ['burgundy', below(0.38), any],
      ['purple', any, below(0.1)],
      ['pink', any, any],
    ],
  },
  {
    hue: [350, 360],
    names: [
      ['brown', below(0.5), below(0.045)],
      ['burgundy', below(0.38), any],
      ['pink', any, any],
    ],
  },
];

/** The family that people would call a color of cloth ([Note: Color names]). */
export function colorName({ l, a, b }: Oklab): ColorFamily {
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const isBlue = isIn(hue, blueHues);
  if (l < nearlyBlack.light && chroma < nearlyBlack.chroma) {
    return isBlue && chroma > nearlyBlack.navyChroma ? 'navy' : 'black';
  }
  if (chroma < neutralChroma(l, hue)) {
    // A light gray with a touch of blue is not taken for white.
    if (isBlue && chroma > 0.012 && l >= 0.76 && l < 0.87) return 'silver';
    return nameAmong(neutrals, l, chroma);
  }
  const { names } = hues.find((one) => isIn(hue, one.hue)) ?? hues[0]!;
  return nameAmong(names, l, chroma);
}

/** Below which chroma a color is called a neutral: photos of gray cloth are often bluish, in shade purple. */
function neutralChroma(l: number, hue: number): number {
  if (l < 0.34) return 0.024;
  if (isIn(hue, blueHues)) return l < 0.4 ? 0.022 : 0.025;
  // White cloth is yellowish by lamplight.
  if (isIn(hue, [30, 115])) return l > 0.85 ? 0.026 : l > 0.7 ? 0.0155 : l > 0.5 ? 0.0125 : 0.015;
  if (isIn(hue, [115, 215])) return 0.016;
  return l < 0.45 ? 0.025 : 0.016;
}

function nameAmong(names: readonly Name[], l: number, chroma: number): ColorFamily {
  const found = names.find(([, light, colorful]) => isIn(l, light) && isIn(chroma, colorful));
  return found?.[0] ?? 'grey';
}

const isIn = (value: number, [from, to]: Range) => value >= from && value < to;
