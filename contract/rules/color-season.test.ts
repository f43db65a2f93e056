import { describe, expect, it } from 'vitest';
import { skinDepths, typicalOf } from '#tests/support/portrait-people.ts';
import type { PortraitTones } from '#tests/support/portraits.ts';
import { colorSeasons } from './blueprint.ts';
import { estimateSeason, sayConfidence } from './color-season.ts';
import { whiteInDaylight } from './white-balance.ts';

const depths = [...skinDepths.keys()];
const inDaylight = ({ eye, hair, skin }: PortraitTones) =>
  estimateSeason({ eye: [eye], hair: [hair], skin: [skin], white: whiteInDaylight });

/** The same tones under a light that takes away green and blue, and dims. */
const underLamp = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const dimmed = [0.86, 0.72, 0.52].map((gain, at) => Math.round(channels[at]! * gain));
  return `#${dimmed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

describe('the estimate of a season', () => {
  it('finds the season that the literature gives to a person, from the fairest skin to the deepest', () => {
    const others = colorSeasons.flatMap((season) =>
      depths
        .filter((depth) => inDaylight(typicalOf(season, depth)).season !== season)
        .map((depth) => `${season} at ${depth}`),
    );
    expect(others).toEqual([]);
  });

  it('gives shares that add up to one', () => {
    const { shares, season } = inDaylight(typicalOf('soft/muted', 5));
    expect(Object.values(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(Math.max(...Object.values(shares))).toBe(shares[season]);
  });

  it('sees through the light of a lamp by a white thing', () => {
    for (const depth of depths) {
      const { eye, hair, skin } = typicalOf('cool', depth);
      const lit = { eye: [eye], hair: [hair], skin: [skin].map(underLamp) };
      const samples = { ...lit, eye: lit.eye.map(underLamp), hair: lit.hair.map(underLamp) };
      const read = estimateSeason({ ...samples, white: underLamp(whiteInDaylight) });
      expect(read.undertone, `depth ${depth}`).toBeLessThan(-0.4);
      expect(estimateSeason({ ...samples, white: null }).undertone).toBeGreaterThan(
        read.undertone + 0.4,
      );
    }
  });

  it('is less sure without a white, with one that is no white, and with one that blinds', () => {
    const tones = typicalOf('warm', 1);
    const by = (white: string | null) =>
      estimateSeason({ eye: [tones.eye], hair: [tones.hair], skin: [tones.skin], white });
    const sure = by(whiteInDaylight);
    expect(sayConfidence(sure)).toEqual({ words: 'Sure', seasons: ['warm'] });
    expect(by(null).confidence).toBeCloseTo(0.65 * by(null).shares.warm);
    // A red cup, and the dark.
    expect(by('#b3242f')).toEqual(by(null));
    expect(by('#0a0a0a')).toEqual(by(null));
    expect(by('#ffffff').confidence).toBeLessThan(sure.confidence);
  });

  it('is less sure of skin that was tapped in light and in shadow', () => {
    const { eye, hair, skin } = typicalOf('deep', 4);
    const tapped = (...skins: string[]) =>
      estimateSeason({ eye: [eye], hair: [hair], skin: skins, white: whiteInDaylight });
    const even = tapped(skin, skin);
    const uneven = tapped(skin, '#3a2a22');
    expect(uneven.confidence / uneven.shares[uneven.season]).toBeLessThan(0.9);
    expect(even.confidence).toBe(even.shares[even.season]);
  });

  it('says how sure it is in words', () => {
    const shares = { light: 0.2, warm: 0, 'soft/muted': 0.7, deep: 0, cool: 0.1, clear: 0 };
    const say = (confidence: number) => sayConfidence({ confidence, shares });
    expect(say(0.8)).toEqual({ words: 'Sure', seasons: ['soft/muted'] });
    expect(say(0.79).words).toBe('Fairly sure');
    expect(say(0.6)).toEqual({ words: 'Fairly sure', seasons: ['soft/muted'] });
    expect(say(0.59)).toEqual({ words: 'Between two', seasons: ['soft/muted', 'light'] });
  });
});
