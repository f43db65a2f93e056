import { height, width } from './path.ts';
import { ink } from './tint.ts';

/** How the light falls on a cloth. Matte cotton is lit little, satin and leather fully. */
export interface Light {
  /** Grey of the table in the height map: the darker, the rounder the edges of a piece. */
  ground: string;
  /** Strength of light and shadow on a piece, 0 to 1. */
  lit: number;
  /** Softness of the folds. */
  blur: number;
  /** Height of the folds. */
  rise: number;
  /** Strength of the slow unevenness of real cloth, 0 to 1. */
  clouds: number;
  /** Strength of the fine noise, and how close it lies across and along. */
  grain: number;
  grainScale: string;
}

/** Plain cloth: what the other lights are made from. */
export const matte: Light = {
  ground: '#6c6c6c',
  lit: 0.85,
  blur: 8,
  rise: 26,
  clouds: 0.35,
  grain: 0.22,
  grainScale: '.8 .55',
};

const whole = `filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"`;
const filter = (id: string, inner: string): string =>
  `<filter id="${id}" ${whole} color-interpolation-filters="sRGB">${inner}</filter>`;
const noise = (frequency: string, seed: number, result = ''): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"${result}/>`;
const blur = (deviation: number): string => `<feGaussianBlur stdDeviation="${deviation}"/>`;

/**
 * The filters that a garment shares between its pieces: light from the upper left on a height map,
 * clouds, grain, two blurs, and the wobble that keeps every line from looking ruled.
 */
export function sharedFilters(id: string, light: Light, seed: number, wobble: number): string {
  const cloudRow = '2.6 0 0 0 -.8';
  return [
    filter(
      `${id}-lit`,
      `<feColorMatrix type="luminanceToAlpha"/>${blur(light.blur)}<feDiffuseLighting surfaceScale="${light.rise}" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="232" elevation="30"/></feDiffuseLighting>${blur(2.6)}`,
    ),
    filter(
      `${id}-cloud`,
      `${noise('.011 .005', seed)}<feColorMatrix type="matrix" values="${cloudRow} ${cloudRow} ${cloudRow} 0 0 0 0 1"/>${blur(5)}`,
    ),
    filter(
      `${id}-grain`,
      `${noise(light.grainScale, seed + 3)}<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.62"/>`,
    ),
    filter(`${id}-soft`, blur(7)),
    filter(`${id}-cast`, blur(5)),
    filter(
      `${id}-wobble`,
      `${noise('.009 .007', seed + 11, ' result="n"')}<feDisplacementMap in="SourceGraphic" in2="n" scale="${wobble * 2}" xChannelSelector="R" yChannelSelector="G"/>`,
    ),
    `<linearGradient id="${id}-roll" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".22"/></linearGradient>`,
  ].join('');
}
