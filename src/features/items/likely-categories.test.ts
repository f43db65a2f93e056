import { expect, it } from 'vitest';
import { categoryLeaves } from '#contract/rules/item-attributes.ts';
import { likelyCategories } from './likely-categories.ts';

it('begins with what the owner has most of', () => {
  const offered = likelyCategories(['boots', 'Kilts', 'coat']);
  expect(offered.slice(0, 4)).toEqual(['boots', 'Kilts', 'coat', 't-shirt']);
});

it('offers nothing twice, and eighteen at most', () => {
  const used = ['jeans', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const offered = likelyCategories(used);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered).toHaveLength(18);
  expect(offered).not.toContain('f');
});

it('offers somebody new only categories of the tree', () => {
  for (const category of likelyCategories([])) expect(categoryLeaves.has(category)).toBe(true);
});
