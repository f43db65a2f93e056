// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDensity } from './density.ts';

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
beforeEach(() => localStorage.clear());
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

/** What a page that is loaded now begins with. */
function begin(width: number, key = 'hem.itemsPerRow'): number {
  happyDOM.setViewport({ width, height: 800 });
  return createDensity(key).state.perRow;
}

it.each([2, 4, 6] as const)('shows %s in a row again after a reload', (count) => {
  createDensity('hem.itemsPerRow').choose(count);
  expect(begin(390)).toBe(count);
  expect(begin(1280)).toBe(count);
});

it('begins with two on a phone and four from 768 px on', () => {
  expect(begin(767)).toBe(2);
  expect(begin(768)).toBe(4);
});

it.each(['3', '0', 'many', '', '-2', '4.5'])('takes no other number: %s', (kept) => {
  localStorage.setItem('hem.itemsPerRow', kept);
  expect(begin(390)).toBe(2);
});

it('is kept for each list apart', () => {
  createDensity('hem.itemsPerRow').choose(6);
  expect(begin(390, 'hem.outfitsPerRow')).toBe(2);
});
