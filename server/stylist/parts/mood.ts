import type { ColorMood } from '#contract/rules/stylist.ts';
import type { Lch, ReadGarment } from '../garment.ts';
import type { StylistRequest } from '../request.ts';
import { isNeutral } from './color.ts';

/** Whether a color is of a mood, 0 to 1. Warm and cool are the halves of the wheel about orange and blue. */
const moods: Record<Exclude<ColorMood, 'one-color' | 'own'>, (color: Lch) => number> = {
  neutral: (color) => (isNeutral(color) ? 1 : 0.15),
  bright: ({ c }) => Math.min(1, c / 0.13),
  dark: ({ l }) => Math.min(1, Math.max(0, (0.75 - l) / 0.4)),
  light: ({ l }) => Math.min(1, Math.max(0, (l - 0.45) / 0.4)),
  warm: ({ c, h }) => (c < 0.02 ? 0.5 : 0.5 + 0.5 * Math.cos(((h - 60) * Math.PI) / 180)),
  cool: ({ c, h }) => (c < 0.02 ? 0.5 : 0.5 + 0.5 * Math.cos(((h - 240) * Math.PI) / 180)),
};

/** How far a garment's main color is of the asked mood, 0 to 1, their own colors being those of their season; null where none is asked for or no color is known. */
export function moodFit(
  { colors: [main], blueprint }: ReadGarment,
  { mood }: StylistRequest,
): number | null {
  if (mood === 'own') return blueprint?.color ?? null;
  if (mood === null || mood === 'one-color' || !main) return null;
  return moods[mood](main);
}

/** How near two garments are in color, 0 to 1, where one color all over is asked for; else null. */
export function oneColorFit(
  one: ReadGarment,
  other: ReadGarment,
  { mood }: StylistRequest,
): number | null {
  const [a, b] = [one.colors[0], other.colors[0]];
  if (mood !== 'one-color' || !a || !b) return null;
  const at = ({ l, c, h }: Lch) => [
    l,
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [x, y] = [at(a), at(b)];
  // Lightness may vary within one color; hue and chroma may not.
  const apart = Math.hypot((x[0]! - y[0]!) * 0.25, x[1]! - y[1]!, x[2]! - y[2]!);
  return Math.max(0, 1 - apart / 0.12);
}
