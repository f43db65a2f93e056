import { describe, expect, it } from 'vitest';
import { garmentOf } from '#tests/stylist/panel.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { understand } from './understand.ts';

const lines = ['scarf: St. Pauli scarf', 'slip-ons: Garden clogs', 'sneakers: White sneakers'];
const garments = lines.map(garmentOf);
const wardrobe = readWardrobe(garments).map((piece, at) => ({
  ...piece,
  title: garments[at]!.title!,
}));
const read = (text: string, country = 'DE') =>
  understand(text, { today: '2026-11-23', unit: 'C', country, wardrobe });

describe('a season that something takes place in', () => {
  it('sets the weather that is likely, where no day was said', () => {
    expect(read('summer wedding').weather?.highC).toBeGreaterThan(20);
    expect(read('a wedding in the summer', 'AU').weather?.highC).toBeGreaterThan(20);
    expect(read('a winter wedding').weather?.highC).toBeLessThan(10);
    expect(read('summer wedding on Saturday').weather).toBeNull();
    expect(read('a summer dress').weather).toBeNull();
  });

  it('is said with its place: a garden is no pair of clogs', () => {
    const { event, wishes } = read('Summer wedding in a garden');
    expect(event).toBe('summer-wedding');
    expect(wishes).toEqual([]);
  });
});

describe('a month', () => {
  it('sets the weather of a trip that begins on no day that was said', () => {
    expect(read('a week in Rome in August', 'IT').weather?.highC).toBeGreaterThan(20);
    expect(read('pack for a week in January').weather?.highC).toBeLessThan(10);
    expect(read('3 days in Rome from friday').weather).toBeNull();
  });
});

describe('degrees without a letter', () => {
  const inFahrenheit = (text: string) =>
    understand(text, { today: '2026-11-23', unit: 'F', country: 'US', wardrobe }).weather;

  it('are Celsius where only that is a day for it', () => {
    expect(inFahrenheit('picnic in the park, 30 degrees')?.highC).toBeGreaterThan(25);
    expect(inFahrenheit('snow, 30 degrees')?.highC).toBeLessThan(5);
    expect(inFahrenheit('picnic at 75 degrees')?.highC).toBeGreaterThan(20);
  });
});

describe('a decade', () => {
  it('is no time of this day', () => {
    expect(read('80s party').day).toBeNull();
    expect(read('80s party').event).toBe('party');
  });
});

describe('a match', () => {
  it.each(['St. Pauli match', 'Pauli match, 4 degrees', 'a match', 'watching the match'])(
    'is a game: %s',
    (text) => {
      expect(read(text).event).toBe('match');
      expect(read(text).notUnderstood).toEqual([]);
    },
  );

  it.each(['which shoes match', 'white sneakers that match', 'something to match the scarf'])(
    'is what goes with something: %s',
    (text) => {
      expect(read(text).event).toBeNull();
    },
  );
});
