import { matte } from './filters.ts';
import type { Cloth } from './garment.ts';

/** Smooth leather, for belts, gloves and skirts. */
export const leather = (base: string): Cloth => ({
  base,
  weave: () => [],
  light: {
    ...matte,
    ground: '#585858',
    lit: 1,
    blur: 11,
    rise: 34,
    clouds: 0.25,
    grain: 0.2,
    grainScale: '.4 .4',
  },
});

/** Pebbled leather: a coarse grain under the light. */
export const pebbledLeather = (base: string): Cloth => ({
  ...leather(base),
  light: { ...leather(base).light, rise: 32, grain: 0.4, grainScale: '.32 .32' },
});

/** Leather for shoes: smooth, polished, rounded by the last. */
export const calf = (base: string): Cloth => ({
  ...leather(base),
  light: { ...leather(base).light, ground: '#505050', blur: 12, grain: 0.14 },
});

/** White leather: lit like pale cotton, or its shadows would turn it grey. */
export const whiteCalf: Cloth = {
  base: '#f8f6f2',
  weave: () => [],
  light: { ...matte, ground: '#6a6a6a', lit: 0.7, blur: 10, rise: 28, clouds: 0.2, grain: 0.07 },
};
