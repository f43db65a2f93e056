import { describe, expect, it } from 'vitest';
import { colorSeasons } from './blueprint.ts';
import { hexToOklab } from './color-families.ts';
import { seasonFit } from './season-colors.ts';

const of = (hex: string, season: (typeof colorSeasons)[number]) =>
  seasonFit(hexToOklab(hex), season);

describe('how a color fits a season', () => {
  it.each([
    ['light', '#f3c1bd'],
    ['warm', '#a9502a'],
    ['soft/muted', '#9aa58f'],
    ['deep', '#5c1a2b'],
    ['cool', '#2f63b5'],
    ['clear', '#e3142d'],
  ] as const)('fits %s wholly inside its ranges', (season, hex) => {
    expect(of(hex, season)).toEqual({ fit: 1, miss: null });
  });

  it.each([
    ['light', '#1d1b1e', 'too dark'],
    ['light', '#ff5a00', 'too clear'],
    ['warm', '#2f63b5', 'too cool'],
    ['warm', '#bfc0c4', 'too cool'],
    ['soft/muted', '#e3142d', 'too clear'],
    ['soft/muted', '#ffffff', 'too light'],
    ['deep', '#efd5dd', 'too light'],
    ['cool', '#b98a4e', 'too warm'],
    ['cool', '#efe5cf', 'too warm'],
    ['clear', '#9aa58f', 'too soft'],
  ] as const)('says of %s and %s that it is %s', (season, hex, miss) => {
    const { fit, miss: said } = of(hex, season);
    expect(said).toBe(miss);
    expect(fit).toBeLessThan(0.9);
  });

  it('falls the further a color lies outside', () => {
    const fits = ['#b08f93', '#b5747e', '#bd4a5c', '#c4142f'].map((hex) => of(hex, 'soft/muted'));
    const values = fits.map(({ fit }) => fit);
    expect(values[0]).toBe(1);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(values.at(-1)).toBeLessThan(0.1);
  });

  it('reads hues around the circle: a blue red is cool, an orange red is not', () => {
    expect(of('#b11236', 'cool').fit).toBe(1);
    expect(of('#d4432b', 'cool').miss).toBe('too warm');
  });

  it('finds a home for most named families in some season', () => {
    const somewhere = ['#1d1b1e', '#f7f6f4', '#232c4d', '#b3242f', '#2e7a4f', '#d3bf9f', '#8a888c'];
    for (const hex of somewhere) {
      const fits = colorSeasons.map((season) => of(hex, season).fit);
      expect(Math.max(...fits), hex).toBe(1);
    }
  });
});
