import { describe, expect, it } from 'vitest';
import { garmentOf } from '#tests/stylist/panel.ts';
import { readWardrobe } from '../read-wardrobe.ts';
import { understand } from './understand.ts';

const garments = ['jeans: Blue jeans', 'dress: Red dress', 'trousers: Grey trousers'].map(
  garmentOf,
);
const wardrobe = readWardrobe(garments).map((piece, at) => ({
  ...piece,
  title: garments[at]!.title!,
}));
const read = (text: string) =>
  understand(text, { today: '2026-11-23', unit: 'C', country: 'DE', wardrobe });

describe('what is refused behind its name', () => {
  it.each([
    'jeans? no thanks',
    'dinner, jeans? no',
    'jeans - nope',
    'leave the jeans at home',
    'jeans ❌',
    'dinner, jeans 👎',
    '🚫👖',
    '🚫 jeans',
    'enough of jeans',
    'dinner but jeans would be wrong',
    'jeans make me look fat',
    'I gave my jeans away',
    'coffee, keine Jeans',
    'coffee, pas de jeans',
    'niente jeans, dinner tonight',
    'Blue jeans? no thanks',
  ])('is not wanted: %s', (text) => {
    const { wishes } = read(text);
    expect(wishes.length).toBeGreaterThan(0);
    expect(wishes.every(({ isWanted }) => !isWanted)).toBe(true);
  });

  it.each(['jeans, no heels', 'jeans? with what', 'dinner in jeans, no thanks to the rain'])(
    'is something else: %s',
    (text) => {
      const jeans = read(text).wishes.find(({ words }) => /jeans/i.test(words));
      expect(jeans?.isWanted).toBe(true);
    },
  );
});

describe('pictures for words', () => {
  it('are read as those words', () => {
    const { wishes, weather } = read('👗🌧️');
    expect(wishes[0]?.isWanted).toBe(true);
    expect(weather?.isWet).toBe(true);
  });
});
