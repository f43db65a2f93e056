import { describe, expect, it } from 'vitest';
import { hexToOklab, type Oklab } from './color-families.ts';
import { garmentColors } from './garment-colors.ts';

const bright = 0.95;
/** So many pixels of a color. */
const cloth = (hex: string, pixels: number): Oklab[] =>
  Array.from({ length: pixels }, () => hexToOklab(hex));
/** The same cloth from its shade to its light: lightness and chroma go together. */
const folds = (hex: string, from: number, to: number, pixels: number): Oklab[] => {
  const { l, a, b } = hexToOklab(hex);
  return Array.from({ length: pixels }, (_, at) => {
    const light = from + ((to - from) * at) / (pixels - 1);
    return { l: l * light, a: a * light, b: b * light };
  });
};

describe('the colors of a garment', () => {
  it('are one for plain cloth in light and shade', () => {
    for (const [hex, mainColor] of [
      ['#f2f1ef', 'white'],
      ['#b3242f', 'red'],
      ['#2f63b5', 'blue'],
      ['#8a888c', 'grey'],
    ] as const) {
      expect(garmentColors(folds(hex, 0.75, 1.02, 800), bright)).toEqual({
        mainColor,
        furtherColors: [],
      });
    }
  });

  it('leave out what shines on black leather', () => {
    const leather = [...folds('#1d1b1e', 0.7, 1.3, 850), ...folds('#8a888c', 0.6, 1.4, 150)];
    expect(garmentColors(leather, bright).mainColor).toBe('black');
  });

  it('are named by how much they cover, the largest first', () => {
    const striped = [...cloth('#f7f6f4', 300), ...cloth('#232c4d', 600), ...cloth('#b3242f', 100)];
    expect(garmentColors(striped, bright)).toEqual({
      mainColor: 'navy',
      furtherColors: ['white', 'red'],
    });
  });

  it('are at most three, and none for a button', () => {
    const print = ['#f7f6f4', '#1d1b1e', '#b3242f', '#ecc94b', '#2e7a4f'];
    const many = print.flatMap((hex, at) => cloth(hex, 300 - at * 20));
    expect(garmentColors(many, bright).furtherColors).toEqual(['black', 'red']);
    const buttons = [...cloth('#2f63b5', 940), ...cloth('#f7f6f4', 60)];
    expect(garmentColors(buttons, bright).furtherColors).toEqual([]);
  });

  it('are lifted in a photo that was taken in dim light', () => {
    const shirt = cloth('#a09f9d', 500);
    expect(garmentColors(shirt, 0.74).mainColor).toBe('silver');
    expect(garmentColors(shirt, bright).mainColor).toBe('grey');
    // Nothing in it is light: it may be of dark cloth on a dark ground.
    expect(garmentColors(cloth('#1d1b1e', 500), 0.4).mainColor).toBe('black');
  });

  it('are gray where there is nothing to be seen', () => {
    expect(garmentColors([], bright)).toEqual({ mainColor: 'grey', furtherColors: [] });
  });
});
