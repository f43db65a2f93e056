import type { Oklab } from './color-families.ts';
import {
  type ColorMeasures,
  rowAt,
  type UsualForTone,
  usualForEyes,
  usualForHair,
  usualForSkin,
} from './color-season-tables.ts';

/** The tones of a person in even light. */
export interface PersonTones {
  eye: Oklab;
  hair: Oklab;
  skin: Oklab;
}

const chromaOf = ({ a, b }: Oklab): number => Math.sqrt(a * a + b * b);

/** How far skin lies across the line of usual hues: 1 is 13 to 17 degrees toward yellow, -1 as far toward pink. */
function skinWarmth(skin: Oklab): number {
  const usual = rowAt(usualForSkin, 'skin', skin.l);
  const away = Math.atan2(skin.b, skin.a) - (usual.hue * Math.PI) / 180;
  // Across rather than as an angle: the hue of a skin with next to no chroma is chance.
  return (chromaOf(skin) * Math.sin(away)) / (0.18 * usual.chroma + 0.004);
}

const toneWarmth = (tone: Oklab, table: readonly UsualForTone[], spread: number): number =>
  (tone.b - rowAt(table, 'lightness', tone.l).b) / spread;

const toneClarity = (tone: Oklab, table: readonly UsualForTone[]): number => {
  const usual = rowAt(table, 'lightness', tone.l).chroma;
  return (chromaOf(tone) - usual) / (0.5 * usual + 0.015);
};

/** How much of its own color hair has, 0..1: gray hair is light by age, which says little of how deep a coloring is. */
function pigmentOf(hair: Oklab): number {
  const isLight = Math.min(1, Math.max(0, (hair.l - 0.4) / 0.15));
  return 1 - isLight * (1 - Math.min(1, chromaOf(hair) / 0.035));
}

/** No part says more than this much of the whole, or one odd tap would decide. */
const within = (value: number): number => Math.min(2, Math.max(-2, value));

/**
 * Measures a coloring against what is usual for a skin of the same lightness. Each measure is a weighted sum of distances
 * (1 is as far as is common), bent by tanh into -1..1. The weights are reasons written down, not fitted
 * (docs/decisions/099-a-season-is-what-stands-out.md).
 */
export function measureColors({ eye, hair, skin }: PersonTones): ColorMeasures {
  const usual = rowAt(usualForSkin, 'skin', skin.l);
  const span = Math.max(eye.l, hair.l, skin.l) - Math.min(eye.l, hair.l, skin.l);
  const undertone =
    0.6 * within(skinWarmth(skin)) +
    0.25 * within(toneWarmth(hair, usualForHair, 0.02)) +
    0.15 * within(toneWarmth(eye, usualForEyes, 0.03));
  const depth =
    0.6 * pigmentOf(hair) * within((usual.hair - hair.l) / usual.hairSpread) +
    0.35 * within((usual.eye - eye.l) / usual.eyeSpread) +
    // The skin itself counts for little: deep is not dark skin, light not pale skin.
    0.15 * within((0.62 - skin.l) / 0.3);
  const chroma =
    0.5 * within(toneClarity(eye, usualForEyes)) +
    0.35 * within((chromaOf(skin) - usual.chroma) / (0.28 * usual.chroma + 0.004)) +
    0.15 * within(toneClarity(hair, usualForHair));
  const contrast = within((span - usual.span) / usual.spanSpread);
  return {
    undertone: Math.tanh(undertone),
    depth: Math.tanh(depth),
    chroma: Math.tanh(chroma),
    contrast: Math.tanh(contrast),
  };
}
