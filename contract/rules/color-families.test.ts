import { describe, expect, it } from 'vitest';
import {
  colorFamilies,
  colorFamilyKeys,
  hexToOklab,
  oklabDistance,
  oklabToHex,
  toOklab,
} from './color-families.ts';
import { colorName } from './color-names.ts';

describe('color families', () => {
  it('are 24, each of them the name of its own swatch', () => {
    expect(colorFamilyKeys).toHaveLength(24);
    for (const key of colorFamilyKeys) {
      expect(colorName(hexToOklab(colorFamilies[key].hex))).toBe(key);
    }
  });

  it('can be told apart by eye', () => {
    for (const one of colorFamilyKeys) {
      for (const other of colorFamilyKeys) {
        if (one === other) continue;
        const distance = oklabDistance(
          hexToOklab(colorFamilies[one].hex),
          hexToOklab(colorFamilies[other].hex),
        );
        expect(distance, `${one} and ${other}`).toBeGreaterThan(0.04);
      }
    }
  });
});

describe('OKLab', () => {
  it('gives the values that its author published', () => {
    expect(toOklab(255, 255, 255).l).toBeCloseTo(1, 4);
    const red = toOklab(255, 0, 0);
    expect(red.l).toBeCloseTo(0.628, 3);
    expect(red.a).toBeCloseTo(0.2249, 3);
    expect(red.b).toBeCloseTo(0.1258, 3);
  });

  it('leads every color back to itself', () => {
    for (let red = 0; red < 256; red += 51) {
      for (let green = 0; green < 256; green += 51) {
        for (let blue = 0; blue < 256; blue += 51) {
          const hex = `#${[red, green, blue].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
          expect(oklabToHex(hexToOklab(hex))).toBe(hex);
        }
      }
    }
  });

  it('clips what a screen cannot show', () => {
    expect(oklabToHex({ l: 1.4, a: 0, b: 0 })).toBe('#ffffff');
    expect(oklabToHex({ l: -1, a: 0, b: 0 })).toBe('#000000');
  });
});
