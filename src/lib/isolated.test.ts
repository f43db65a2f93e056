import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('keeps words from right to left to themselves', () => {
  expect(isolated('נועה')).toBe('\u2068נועה\u2069');
  expect(isolated('ليلى 7')).toBe('\u2068ليلى 7\u2069');
});

it('leaves other words as they are', () => {
  for (const words of ['Anna', 'Åsa Öberg', '美咲', '7', '']) expect(isolated(words)).toBe(words);
});

it('lets no mark out that turns what follows', () => {
  expect(isolated('Anna\u202e')).toBe('\u2068Anna\u2069');
  expect(isolated('\u2067Anna')).toBe('\u2068Anna\u2069');
});
