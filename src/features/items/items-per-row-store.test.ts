// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
beforeEach(() => localStorage.clear());
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

/** What a page that is loaded now begins with. */
async function begin(width: number): Promise<number> {
  happyDOM.setViewport({ width, height: 800 });
  vi.resetModules();
  const { itemsPerRow } = await import('./items-per-row-store.ts');
  return itemsPerRow.value;
}

it.each([2, 4, 6] as const)('shows %s in a row again after a reload', async (count) => {
  const { chooseItemsPerRow } = await import('./items-per-row-store.ts');
  chooseItemsPerRow(count);
  expect(await begin(390)).toBe(count);
  expect(await begin(1280)).toBe(count);
});

it('begins with two on a phone and four from 768 px on', async () => {
  expect(await begin(767)).toBe(2);
  expect(await begin(768)).toBe(4);
});

it.each(['3', '0', 'many', '', '-2', '4.5'])('takes no other number: %s', async (kept) => {
  localStorage.setItem('hem.itemsPerRow', kept);
  expect(await begin(390)).toBe(2);
});
