import '#tests/support/page.ts';

import { beforeEach, expect, it } from 'vitest';
import { recentSearches } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('keeps the last eight, each once, the last first', () => {
  const recent = recentSearches('items');
  for (const one of ['linen', 'silk', 'rain', 'Silk ']) recent.keep(one);
  expect(recent.list()).toEqual(['Silk', 'rain', 'linen']);
  for (let at = 0; at < 9; at += 1) recent.keep(`coat ${at}`);
  expect(recent.list()).toHaveLength(8);
  expect(recent.list()[0]).toBe('coat 8');
  expect(recentSearches('outfits').list()).toEqual([]);
});

it('keeps no single letter, and nothing of what is broken', () => {
  const recent = recentSearches('items');
  recent.keep(' a ');
  expect(recent.list()).toEqual([]);
  localStorage.setItem('hem.recentSearches.items', '{"a":1}');
  expect(recent.list()).toEqual([]);
  localStorage.setItem('hem.recentSearches.items', '[1,"silk",null]');
  expect(recent.list()).toEqual(['silk']);
  recent.clear();
  expect(recent.list()).toEqual([]);
});
