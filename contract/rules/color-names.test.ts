import { describe, expect, it } from 'vitest';
import { colorFamilyKeys, hexToOklab } from './color-families.ts';
import { colorName } from './color-names.ts';

describe('what a color is called', () => {
  it.each([
    ['#0d0d0f', 'black', 'nearly no light'],
    ['#2b2a2d', 'black', 'black cloth in a light room'],
    ['#4b4b4d', 'charcoal', 'dark gray'],
    ['#1f2a44', 'navy', 'a dark dull blue'],
    ['#10218f', 'blue', 'a dark blue that shines'],
    ['#7c93b4', 'blue', 'washed denim'],
    ['#b8d3ee', 'sky', 'a pale blue'],
    ['#b9c1c7', 'silver', 'a light gray with a touch of blue'],
    ['#fafafa', 'white', 'white'],
    ['#f3ead6', 'cream', 'a pale yellow'],
    ['#cdb592', 'beige', 'sand'],
    ['#5b3a22', 'brown', 'a dark orange'],
    ['#e8803c', 'orange', 'orange'],
    ['#6a1020', 'burgundy', 'a dark red'],
    ['#d2202c', 'red', 'red'],
    ['#e0559a', 'pink', 'a hot pink'],
    ['#eab8bd', 'pink', 'a pale pink'],
    ['#a98bc4', 'purple', 'lilac'],
    ['#3fb0ab', 'teal', 'turquoise'],
    ['#55582f', 'olive', 'khaki'],
    ['#a4dd3f', 'green', 'a lime that is more green than yellow'],
    ['#1d5c3a', 'green', 'a dark green'],
  ])('%s is %s: %s', (hex, family) => {
    expect(colorName(hexToOklab(hex))).toBe(family);
  });

  it('is one of the families for whatever a screen shows, and each of them is used', () => {
    const used = new Set<string>();
    for (let red = 0; red < 256; red += 15) {
      for (let green = 0; green < 256; green += 15) {
        for (let blue = 0; blue < 256; blue += 15) {
          const hex = [red, green, blue].map((c) => c.toString(16).padStart(2, '0')).join('');
          used.add(colorName(hexToOklab(`#${hex}`)));
        }
      }
    }
    expect([...used].sort()).toEqual([...colorFamilyKeys].sort());
  });
});
