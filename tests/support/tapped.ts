import type { ColorSamples } from '#contract/rules/color-season.ts';
import { sampleHex } from '#features/style-blueprint/color/sample-tone.ts';
import { type PortraitPixels, portraitSpots } from './portraits.ts';

/** How far off a finger is, either way, and the disc that is read, in fractions of the picture's width. */
const jitter = { eye: 0.004, hair: 0.02, skin: 0.03, white: 0.05 };
const radius = { eye: 0.005, hair: 0.015, skin: 0.015, white: 0.015 };

/** What a member's taps on a portrait read, each a little beside its spot. */
export function tapped(pixels: PortraitPixels, random: () => number): ColorSamples {
  const tapsOn = (part: keyof typeof portraitSpots) =>
    portraitSpots[part].map(({ x, y }) => {
      const off = () => (random() - 0.5) * 2 * jitter[part] * pixels.width;
      return sampleHex(
        pixels,
        x * pixels.width + off(),
        y * pixels.height + off(),
        radius[part] * pixels.width,
      );
    });
  return {
    eye: tapsOn('eye'),
    hair: tapsOn('hair'),
    skin: tapsOn('skin'),
    white: tapsOn('white')[0]!,
  };
}
