import { type Light, matte } from './filters.ts';
import type { Cloth, Garment } from './garment.ts';
import { type BloomInks, flowers } from './prints.ts';
import {
  type Band,
  dots,
  gingham,
  herringbone,
  hoops,
  plainWeave,
  plaited,
  stockingStitch,
  stripes,
  tartan,
  twillLine,
  wales,
} from './repeats.ts';
import { darker, ink, lighter, lightness } from './tint.ts';

type Weave = Cloth['weave'];

/** Pale cotton shows shadow before it shows light, so it is lit less and rounded less. */
const pale = (base: string): boolean => lightness(base) > 0.78;
const cottonLight = (base: string): Light =>
  pale(base)
    ? { ...matte, ground: '#767676', lit: 0.7, grain: 0.12, clouds: 0.28 }
    : { ...matte, ground: '#707070', lit: 0.78, grain: 0.16, clouds: 0.35 };

const weaveOf =
  (...repeats: ((g: Garment, turn: string) => string)[]): Weave =>
  (g, turn) =>
    repeats.map((repeat) => repeat(g, turn));

const fineWeave = (base: string): ((g: Garment, turn: string) => string) =>
  pale(base) ? plainWeave('#332233', 0.05) : plainWeave('#fff', 0.05);

export const poplin = (base: string, thread?: string): Cloth => ({
  base,
  weave: weaveOf(fineWeave(base)),
  light: cottonLight(base),
  thread,
});

export const poplinStripe = (base: string, stripe: string): Cloth => ({
  base,
  weave: weaveOf(stripes(13, 5.2, stripe)),
  light: { ...cottonLight(base), lit: 0.75 },
  thread: stripe,
});

export const jersey = (base: string): Cloth => ({
  base,
  weave: weaveOf(fineWeave(base)),
  light: pale(base)
    ? { ...matte, ground: '#7c7c7c', lit: 0.6, grain: 0.1, clouds: 0.25 }
    : { ...matte, ground: '#747474', lit: 0.62, grain: 0.28, clouds: 0.18 },
});

/** Breton cotton: the hoops are laid by the cut, which leaves the yoke and hem plain. */
export const breton = (base: string, hoop: string): Cloth & { hoop: Weave } => ({
  base,
  weave: weaveOf(plainWeave('#332', 0.06)),
  hoop: weaveOf(hoops(27, 10, hoop)),
  light: { ...cottonLight(base), grain: 0.16 },
  thread: '#b7b0a2',
});

export const knitted = (base: string, gauge = 9): Cloth => ({
  base,
  weave: weaveOf(stockingStitch(gauge, pale(base) ? 0.22 : 0.3)),
  light: {
    ...matte,
    ground: '#6c6c6c',
    lit: 0.8,
    blur: 10,
    clouds: 0.5,
    grain: 0.3,
    grainScale: '.5 .5',
  },
});

export const woolTwill = (base: string): Cloth => ({
  base,
  weave: weaveOf(twillLine('#fff', 0.08)),
  light: { ...matte, lit: 0.82, clouds: 0.3, grain: 0.3 },
});

export const meltonWool = (base: string): Cloth => ({
  base,
  weave: weaveOf(plainWeave(darker(base, 0.6), 0.12)),
  light: { ...matte, clouds: 0.26, grain: 0.2, grainScale: '.42 .42' },
});

export const herringboneWool = (base: string, line: string): Cloth => ({
  base,
  weave: weaveOf(herringbone(line, 0.3)),
  light: { ...matte, lit: 0.9, clouds: 0.3, grain: 0.3 },
  thread: line,
});

export const suiting = (base: string): Cloth => ({
  base,
  weave: weaveOf(twillLine('#fff', 0.07, 1)),
  light: { ...matte, lit: 0.86, clouds: 0.3, grain: 0.26 },
});

export const plaidWool = (base: string, step: number, bands: Band[]): Cloth => ({
  base,
  weave: weaveOf(tartan(step, bands), twillLine(ink, 0.1, 1.4)),
  light: { ...matte, lit: 0.8, clouds: 0.25, grain: 0.3, grainScale: '.5 .5' },
});

export const corduroy = (base: string, thread: string): Cloth => ({
  base,
  weave: weaveOf(wales(9, 0.34)),
  light: { ...matte, clouds: 0.45, grainScale: '.5 .3' },
  thread,
});

/** `fade` is the colour of the worn places, laid by the cut. */
export const denim = (base: string, fade: string, thread: string): Cloth & { fade: string } => ({
  base,
  fade,
  weave: weaveOf(twillLine(lighter(base, 0.7), pale(base) ? 0.3 : 0.16, 1.1)),
  light: pale(base)
    ? { ...matte, ground: '#747474', lit: 0.72, clouds: 0.3, grain: 0.13, grainScale: '.07 .7' }
    : { ...matte, clouds: 0.4, grain: lightness(base) > 0.4 ? 0.3 : 0.5, grainScale: '.06 .7' },
  thread,
});

export const satin = (base: string): Cloth => ({
  base,
  weave: () => [],
  light: {
    ...matte,
    ground: '#787878',
    lit: 1,
    blur: 13,
    rise: 34,
    clouds: 0.25,
    grain: 0.06,
    grainScale: '.9 .9',
  },
});

/** Washed silk: softer than satin, with a calm sheen. */
export const silk = (base: string): Cloth => ({
  base,
  weave: weaveOf(plainWeave('#000', 0.03)),
  light: {
    ...matte,
    ground: '#7a7a7a',
    lit: 0.78,
    blur: 11,
    rise: 32,
    clouds: 0.3,
    grain: 0.05,
    grainScale: '.9 .9',
  },
});

const crepeLight: Light = { ...matte, lit: 0.88, clouds: 0.3, grain: 0.15 };

export const flowerCrepe = (base: string, inks: BloomInks): Cloth => ({
  base,
  weave: weaveOf(flowers(inks)),
  light: crepeLight,
});

export const dottedCrepe = (base: string, dot: string): Cloth => ({
  base,
  weave: weaveOf(dots(46, 6.4, dot)),
  light: crepeLight,
});

export const ginghamCotton = (base: string, check: string): Cloth => ({
  base,
  weave: weaveOf(gingham(20, check)),
  light: cottonLight(base),
});

export const linen = (base: string): Cloth => ({
  base,
  weave: weaveOf(plainWeave(darker(base, 0.7), 0.2)),
  light: {
    ...cottonLight(base),
    lit: 0.62,
    clouds: 0.26,
    grain: 0.2,
    grainScale: '.16 .75',
  },
});

/** Tightly woven cotton for trench coats, chinos and overalls. */
export const gabardine = (base: string): Cloth => ({
  base,
  weave: weaveOf(twillLine(darker(base, 0.7), 0.09, 1.1)),
  light: { ...matte, ground: '#707070', lit: 0.8, clouds: 0.32, grain: 0.2 },
});

/** Crisp, slightly shiny nylon, for bombers and down coats. */
export const nylon = (base: string): Cloth => ({
  base,
  weave: weaveOf(plainWeave('#fff', 0.035)),
  light: { ...matte, ground: '#626262', lit: 0.95, blur: 9, rise: 30, clouds: 0.35, grain: 0.1 },
});

export const feltedWool = (base: string): Cloth => ({
  base,
  weave: weaveOf(stockingStitch(7, 0.12)),
  light: {
    ...matte,
    ground: '#626262',
    lit: 1,
    blur: 12,
    rise: 34,
    clouds: 0.3,
    grain: 0.3,
    grainScale: '.4 .4',
  },
});

export const straw = (base: string): Cloth => ({
  base,
  weave: weaveOf(plaited(13, darker(base, 0.55), lighter(base, 0.22))),
  light: { ...matte, ground: '#666666', lit: 0.85, blur: 10, clouds: 0.3, grain: 0.2 },
});
