import { describe, expect, it } from 'vitest';
import { blueprintGenderKeys, colorSeasons } from '#contract/rules/blueprint.ts';
import { type ColorFamily, colorFamilies, hexToOklab } from '#contract/rules/color-families.ts';
import { blueprintContentFolder, readBlueprintContent } from '../read-content.ts';
import { nearShadesOf } from './near-shades.ts';

const content = readBlueprintContent(blueprintContentFolder());
const palettes = blueprintGenderKeys.flatMap((gender) =>
  colorSeasons.map((season) => ({ season, gender, palette: content.paletteOf(season, gender) })),
);
const of = (season: (typeof colorSeasons)[number], family: ColorFamily) =>
  nearShadesOf(content.paletteOf(season, 'female'))(hexToOklab(colorFamilies[family].hex));

describe('what a palette has near a color', () => {
  it.each(palettes)('is itself, of every shade of $season, $gender', ({ palette }) => {
    const near = nearShadesOf(palette);
    for (const { name, hex } of palette.shades) {
      expect(near(hexToOklab(hex))).toEqual({ own: name, isKeptAway: false });
    }
    for (const { hex } of palette.keepAway) {
      expect(near(hexToOklab(hex))).toEqual({ own: null, isKeptAway: true });
    }
  });

  it.each([
    ['soft/muted', ['white', 'black', 'blue']],
    ['light', ['black', 'navy', 'burgundy', 'orange']],
    ['cool', ['cream', 'camel', 'rust', 'orange', 'olive']],
    ['warm', ['silver']],
    ['deep', ['beige', 'silver', 'mint', 'sky']],
    ['clear', ['grey', 'silver', 'beige']],
  ] as const)('is a shade that %s keeps away', (season, families) => {
    expect(families.filter((family) => !of(season, family).isKeptAway)).toEqual([]);
  });

  it('is named where it is near, and not where a name would surprise', () => {
    const families = {
      pink: 'Dusty rose',
      sky: 'Mist blue',
      beige: 'Champagne',
      grey: 'Dove gray',
    };
    for (const [family, name] of Object.entries(families)) {
      expect(of('soft/muted', family as ColorFamily).own).toBe(name);
    }
    for (const family of ['brown', 'burgundy', 'purple', 'orange'] as const) {
      expect(of('soft/muted', family).own).toBeNull();
    }
    // A gray is called by no shade with a hue.
    expect(of('soft/muted', 'silver').own).toBeNull();
  });
});
