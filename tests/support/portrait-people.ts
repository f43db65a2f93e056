import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { oklabToHex } from '#contract/rules/color-families.ts';
import { seeded } from './portrait-light.ts';
import type { PortraitTones } from './portraits.ts';

/**
 * Ten depths of skin, evenly over the range of the Monk Skin Tone scale (its ten swatches lie between 0.26 and 0.95 in
 * OKLab lightness; the values here are our own). Of each: lightness, and the hue and chroma of a skin that is neither
 * cool nor warm, as the descriptions of people below vary them.
 */
export const skinDepths = [
  { lightness: 0.93, hue: 62, chroma: 0.036 },
  { lightness: 0.88, hue: 60, chroma: 0.05 },
  { lightness: 0.81, hue: 61, chroma: 0.062 },
  { lightness: 0.74, hue: 58, chroma: 0.075 },
  { lightness: 0.66, hue: 57, chroma: 0.073 },
  { lightness: 0.58, hue: 54, chroma: 0.072 },
  { lightness: 0.5, hue: 53, chroma: 0.062 },
  { lightness: 0.42, hue: 48, chroma: 0.054 },
  { lightness: 0.35, hue: 50, chroma: 0.042 },
  { lightness: 0.29, hue: 46, chroma: 0.034 },
] as const;

const hairs = {
  blueBlack: '#13141b',
  black: '#171412',
  darkBrown: '#2c201a',
  darkAuburn: '#42210f',
  softBlack: '#2b2725',
  ashDark: '#3c3633',
  warmDark: '#4b311c',
  brown: '#58402f',
  ashBrown: '#5d5550',
  golden: '#7b5730',
  auburn: '#74361d',
  copper: '#a3552a',
  ashBlond: '#a0968a',
  goldenBlond: '#c39c62',
  lightBlond: '#d3bd96',
  gray: '#8e8d90',
} as const;

const eyes = {
  nearBlack: '#231a17',
  darkBrown: '#38261c',
  grayDark: '#332f31',
  grayBrown: '#544b46',
  brown: '#5b3c25',
  warmBrown: '#6a421c',
  hazel: '#75603a',
  softHazel: '#6f6758',
  amber: '#9a6823',
  green: '#64805a',
  clearGreen: '#3d8c58',
  grayBlue: '#77858f',
  blue: '#5f8db8',
  clearBlue: '#357fca',
  gray: '#7d8083',
} as const;

type Hair = keyof typeof hairs;
type Eye = keyof typeof eyes;

/** A person in words: hue of the skin in degrees from the usual (pink is negative), its chroma as a factor. */
interface Described {
  hue: number;
  chroma: number;
  hair: Hair;
  eye: Eye;
}

const tonesOf = (depth: number, { hue, chroma, hair, eye }: Described): PortraitTones => {
  const usual = skinDepths[depth]!;
  const angle = ((usual.hue + hue) * Math.PI) / 180;
  const [a, b] = [Math.cos(angle), Math.sin(angle)].map((part) => part * usual.chroma * chroma);
  return {
    skin: oklabToHex({ l: usual.lightness, a: a!, b: b! }),
    hair: hairs[hair],
    eye: eyes[eye],
  };
};

const described = (hue: number, chroma: number, hair: Hair, eye: Eye): Described => ({
  hue,
  chroma,
  hair,
  eye,
});

/**
 * The seasons as the literature on color analysis describes people (docs/decisions/099-a-season-is-what-stands-out.md;
 * with its sources), for fair, medium and deep skin. Written before the estimate was run on them.
 */
const literature: Record<'fair' | 'medium' | 'deep', Record<ColorSeason, Described>> = {
  fair: {
    light: described(0, 1, 'lightBlond', 'blue'),
    warm: described(11, 1.1, 'copper', 'hazel'),
    'soft/muted': described(0, 0.75, 'ashBrown', 'softHazel'),
    deep: described(0, 1, 'darkBrown', 'darkBrown'),
    cool: described(-12, 1, 'gray', 'grayBlue'),
    clear: described(0, 1.1, 'black', 'clearBlue'),
  },
  medium: {
    light: described(0, 1, 'golden', 'hazel'),
    warm: described(11, 1.1, 'auburn', 'warmBrown'),
    'soft/muted': described(0, 0.75, 'ashDark', 'grayBrown'),
    deep: described(0, 1, 'black', 'nearBlack'),
    cool: described(-12, 1, 'blueBlack', 'grayDark'),
    clear: described(0, 1.15, 'black', 'clearGreen'),
  },
  deep: {
    light: described(0, 1, 'brown', 'hazel'),
    warm: described(12, 1.1, 'darkAuburn', 'brown'),
    'soft/muted': described(0, 0.7, 'ashDark', 'grayBrown'),
    deep: described(0, 1, 'black', 'nearBlack'),
    cool: described(-13, 1, 'blueBlack', 'grayDark'),
    clear: described(0, 1.2, 'black', 'amber'),
  },
};

const groupOf = (depth: number) => {
  if (depth < 4) return 'fair';
  return depth < 7 ? 'medium' : 'deep';
};

/** A person of a skin depth (0 the lightest of `skinDepths`) whom the literature counts to a season. */
export const typicalOf = (season: ColorSeason, depth: number): PortraitTones =>
  tonesOf(depth, literature[groupOf(depth)][season]);

const pools: Record<'fair' | 'medium' | 'deep', { hair: Hair[]; eye: Eye[] }> = {
  fair: {
    hair: [
      'black',
      'darkBrown',
      'brown',
      'ashBrown',
      'golden',
      'auburn',
      'copper',
      'ashBlond',
      'goldenBlond',
      'lightBlond',
      'gray',
    ],
    eye: [
      'darkBrown',
      'brown',
      'hazel',
      'softHazel',
      'green',
      'clearGreen',
      'grayBlue',
      'blue',
      'clearBlue',
      'gray',
    ],
  },
  medium: {
    hair: [
      'blueBlack',
      'black',
      'softBlack',
      'darkBrown',
      'darkAuburn',
      'ashDark',
      'warmDark',
      'brown',
      'golden',
      'auburn',
      'gray',
    ],
    eye: [
      'nearBlack',
      'darkBrown',
      'grayDark',
      'grayBrown',
      'brown',
      'warmBrown',
      'hazel',
      'softHazel',
      'amber',
      'green',
      'clearGreen',
    ],
  },
  deep: {
    hair: [
      'blueBlack',
      'black',
      'softBlack',
      'darkBrown',
      'darkAuburn',
      'ashDark',
      'warmDark',
      'brown',
      'gray',
    ],
    eye: [
      'nearBlack',
      'darkBrown',
      'grayDark',
      'grayBrown',
      'brown',
      'warmBrown',
      'hazel',
      'amber',
      'clearGreen',
    ],
  },
};

/** People of one skin depth, mixed by chance (always the same): undertones, chroma, hair, eyes, backgrounds, papers. */
export function peopleOf(depth: number, count: number): PortraitTones[] {
  const random = seeded(23000 + depth);
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)]!;
  const pool = pools[groupOf(depth)];
  return Array.from({ length: count }, () => ({
    ...tonesOf(depth, {
      // People differ as much in yellow at every depth, so the paler the skin, the more in hue.
      hue: (random() - 0.5) * 2 * (10 + 0.25 / skinDepths[depth]!.chroma),
      chroma: 0.72 + random() * 0.56,
      hair: pick(pool.hair),
      eye: pick(pool.eye),
    }),
    background: pick(['#c9c4c2', '#8fa08c', '#5d5a66', '#e6dfd2', '#a9b7c6']),
    paper: pick(['#f0f0ee', '#eeeff2', '#ebeae6']),
  }));
}
