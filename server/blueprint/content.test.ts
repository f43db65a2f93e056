import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  blueprintGenderKeys,
  bodyAttributes,
  colorSeasons,
  defaultStyleNames,
  personalityTypes,
} from '#contract/rules/blueprint.ts';
import { hexToOklab, oklabDistance } from '#contract/rules/color-families.ts';
import { seasonFit } from '#contract/rules/season-colors.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import { blueprintContentFolder, readBlueprintContent } from './read-content.ts';

const folder = blueprintContentFolder();
const content = readBlueprintContent(folder);

const palettes = blueprintGenderKeys.flatMap((gender) =>
  colorSeasons.map((season) => ({ gender, season, palette: content.paletteOf(season, gender) })),
);

const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'));

describe('the palettes', () => {
  it.each(palettes)('of $season, $gender, are titled as it is called', ({ season, palette }) => {
    expect(palette.title).toBe(seasonTitle(season));
  });

  it.each(palettes)('of $season, $gender, lie inside their season', ({ season, palette }) => {
    for (const { name, hex } of palette.shades) {
      expect(seasonFit(hexToOklab(hex), season), name).toEqual({ fit: 1, miss: null });
    }
  });

  it.each(palettes)('of $season, $gender, keep away what lies outside', ({ season, palette }) => {
    for (const { name, hex } of palette.keepAway) {
      expect(seasonFit(hexToOklab(hex), season).fit, name).toBeLessThan(0.9);
    }
  });

  it.each(palettes)('of $season, $gender, have shades that one can tell apart', ({ palette }) => {
    const shades = palette.shades.map(({ hex }) => hexToOklab(hex));
    const distances = shades.flatMap((one, at) =>
      shades.slice(at + 1).map((other) => oklabDistance(one, other)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.03);
    const names = [...palette.shades, ...palette.keepAway].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(palettes)('of $season, $gender, begin with six hues, end in neutrals', ({ palette }) => {
    const chroma = palette.shades.map(({ hex }) => {
      const { a, b } = hexToOklab(hex);
      return Math.hypot(a, b);
    });
    expect(Math.min(...chroma.slice(0, 6))).toBeGreaterThan(0.045);
    expect(Math.max(...chroma.slice(18))).toBeLessThan(0.08);
    const lights = palette.shades.slice(18).map(({ hex }) => hexToOklab(hex).l);
    expect(lights).toEqual(lights.toSorted((one, other) => other - one));
  });

  it.each(colorSeasons)('of %s are deeper for men', (season) => {
    const lightness = (gender: 'female' | 'male') =>
      content.paletteOf(season, gender).shades.reduce((sum, { hex }) => sum + hexToOklab(hex).l, 0);
    expect(lightness('male')).toBeLessThan(lightness('female'));
  });
});

describe('the words', () => {
  it('are there for every value of the specification, and differ', () => {
    const lines = blueprintGenderKeys.flatMap((gender) => [
      ...colorSeasons.map((season) => content.paletteOf(season, gender).line),
      ...personalityTypes.map((type) => content.personalityOf(type, gender).line),
      ...Object.entries(bodyAttributes[gender]).flatMap(([attribute, values]) =>
        (values as readonly string[]).map(
          (value) => content.shapeOf(gender, attribute, value).line,
        ),
      ),
    ]);
    expect(lines).toHaveLength(12 + 10 + 14 + 9);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('say no value that a gender does not have', () => {
    expect(() => content.shapeOf('male', 'height', 'Petite')).toThrow(
      'no words for blueprint/shapes/male-height-petite',
    );
  });

  it.each(files)('of %s shame no body and promise nothing', (file) => {
    const said = fs.readFileSync(path.join(folder, file), 'utf8');
    expect(said).not.toMatch(/flatter|\bhid(e|es|ing)\b|problem|flaw|slimming|disguise|conceal/i);
    expect(said).not.toMatch(/[“”–—!]/);
  });
});

describe('the style names', () => {
  it.each(blueprintGenderKeys)('of %s fall back to the specification’s', (gender) => {
    expect(content.nameOf(gender, {}).name).toBe(defaultStyleNames[gender]);
    expect(content.nameOf(gender, { season: 'warm', personalities: ['Romantic'] }).name).toBe(
      defaultStyleNames[gender],
    );
  });

  it('are given to a season with a personality', () => {
    const deep = { season: 'deep', personalities: ['Dramatic', 'Classic'] } as const;
    expect(content.nameOf('female', deep).name).toBe('Opera Night');
    expect(content.nameOf('male', deep).name).toBe('Night Train');
  });

  it('are those of the most specific combination', () => {
    const known = {
      season: 'soft/muted',
      personalities: ['Classic', 'Romantic', 'Natural'],
      shape: 'Hourglass',
    } as const;
    expect(content.nameOf('female', known).name).toBe('Riviera');
    expect(content.nameOf('female', { ...known, shape: 'Triangle' })).toEqual({
      name: 'City Chic',
      line: 'Tailored lines in dusty color, one soft thing near the face.',
    });
  });

  it('are the first where two ask for as much', () => {
    const known = { season: 'soft/muted', personalities: ['Classic', 'Dramatic'] } as const;
    expect(content.nameOf('female', known).name).toBe('City Chic');
  });

  it.each(blueprintGenderKeys)('of %s ask for shapes that there are', (gender) => {
    const shapes: readonly string[] = bodyAttributes[gender].shape;
    const said = fs.readFileSync(path.join(folder, `names/${gender}.md`), 'utf8');
    for (const [, shape] of said.matchAll(/shape: (.+)/g)) expect(shapes).toContain(shape);
  });
});
