// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  countFilters,
  keepNavigation,
  keptNavigation,
  readFilter,
  toggleInFilter,
} from './item-filter.ts';

const read = (search: string, wardrobeId?: string) =>
  readFilter(new URLSearchParams(search), wardrobeId);
const toggle = (search: string, value: string) =>
  toggleInFilter(new URLSearchParams(search), 'group', value).toString();

beforeEach(() => localStorage.clear());

it('reads every list of an address, the words without their edges, and the sort', () => {
  expect(read('search=+coat+&group=top&group=shoes&mainColor=navy&sort=price-low')).toEqual({
    search: 'coat',
    group: ['top', 'shoes'],
    mainColor: ['navy'],
    sort: 'price-low',
  });
});

it('leaves out what makes no sense in an address', () => {
  expect(read('search=++&sort=loudest&sheet=add&wardrobeId=9')).toEqual({});
});

it.each(['toString', 'constructor', '__proto__'])('takes no sort from %s', (sort) => {
  expect(read(`sort=${sort}`)).toEqual({});
});

it('narrows to the wardrobe that is shown', () => {
  expect(read('group=top', '7')).toEqual({ wardrobeId: '7', group: ['top'] });
});

it('puts a value in, takes it out, and leaves the rest of the address alone', () => {
  expect(toggle('sort=title', 'top')).toBe('sort=title&group=top');
  expect(toggle('group=top&sort=title', 'shoes')).toBe('sort=title&group=top&group=shoes');
  expect(toggle('group=top&group=shoes', 'top')).toBe('group=shoes');
  expect(toggle('group=top', 'top')).toBe('');
});

it('does not change the address that it was given', () => {
  const search = new URLSearchParams('group=top');
  toggleInFilter(search, 'group', 'top');
  expect(search.toString()).toBe('group=top');
});

it('counts what narrows a list, and neither its order nor its wardrobe', () => {
  expect(countFilters({})).toBe(0);
  expect(countFilters({ wardrobeId: '7', sort: 'title', grouped: true })).toBe(0);
  expect(countFilters({ search: 'coat', group: ['top', 'shoes'], brand: ['Muji'] })).toBe(4);
});

it('keeps the order that one looked at', () => {
  expect(keptNavigation()).toEqual({});
  keepNavigation({ group: ['top'], sort: 'title' });
  expect(keptNavigation()).toEqual({ group: ['top'], sort: 'title' });
});

it.each(['{', 'null', '7', '"top"'])('makes nothing of a broken order: %s', (kept) => {
  localStorage.setItem('hem.itemNavigation', kept);
  expect(keptNavigation()).toEqual({});
});
