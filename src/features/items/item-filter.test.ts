// @vitest-environment happy-dom
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { itemFilter as schema } from '#contract/schemas/item.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { askedFilter, itemFilter, itemLists, readFilter, sharedItemFilter } from './item-filter.ts';

const read = (search: string, wardrobeId?: string) =>
  readFilter(new URLSearchParams(search), wardrobeId);
const toggle = (search: string, value: string) =>
  itemFilter.toggle(new URLSearchParams(search), 'group', value).toString();

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

it('leaves out values that nobody knows, and keeps those beside them', () => {
  expect(read('group=nonsense&group=top&group=none&mainColor=mauvish&season=Summer')).toEqual({
    group: ['top', 'none'],
    season: ['Summer'],
  });
  expect(read('group=toString&condition=__proto__&color=navy')).toEqual({});
  expect(read('brand=Muji&brand=+&category=my+own')).toEqual({
    brand: ['Muji'],
    category: ['my own'],
  });
});

it('reads a range with both ends or one, and nothing else', () => {
  expect(read('price=20-100')).toEqual({ price: { from: 20, to: 100 } });
  expect(read('price=20-')).toEqual({ price: { from: 20 } });
  expect(read('price=100-20')).toEqual({ price: { from: 20, to: 100 } });
  expect(read('price=-0')).toEqual({ price: { to: 0 } });
  for (const odd of ['-', '20', 'a-b', '1.5-2', '-1-2', '999999999-']) {
    expect(read(`price=${odd}`), odd).toEqual({});
  }
});

it('changes a range, and takes it off', () => {
  const at = (search: string) => new URLSearchParams(search);
  const set = (search: string, range: { from?: number; to?: number }) =>
    itemFilter.setRange(at(search), 'price', range).toString();
  expect(set('group=top', { from: 20 })).toBe('group=top&price=20-');
  expect(set('price=20-&group=top', { from: 20, to: 30 })).toBe('price=20-30&group=top');
  expect(set('price=20-&group=top', {})).toBe('group=top');
});

it('is let go of without its word and its order', () => {
  const search = new URLSearchParams('search=coat&sort=title&group=top&price=20-&tag=gala&sheet=x');
  expect(itemFilter.withoutLists(search).toString()).toBe('search=coat&sort=title&sheet=x');
});

it('takes as many values of a list as the server does', () => {
  const brands = Array.from({ length: 41 }, (_, index) => `brand=${index}`);
  expect(read(brands.join('&')).brand).toHaveLength(40);
});

it('never asks the server for what it does not understand, whatever the address says', () => {
  const name = fc.constantFrom(
    ...Object.keys(schema.entries),
    'search',
    'brand',
    'category',
    'price',
    'worn',
    'bought',
    'nonsense',
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 130 }),
    fc.constantFrom(
      'top',
      'none',
      'navy',
      'Summer',
      'newest',
      'x'.repeat(81),
      '\ud83d',
      'a\u0000b',
      '20-100',
      '-999999999',
      'never',
      '90',
      '2024',
      '02024',
      'EUR',
    ),
  );
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 60 });
  fc.assert(
    fc.property(pairs, (said) => {
      const search = new URLSearchParams();
      for (const [key, one] of said) search.append(key, one);
      expect(v.safeParse(schema, askedFilter(readFilter(search), false)).issues).toBeUndefined();
    }),
  );
});

it('understands whatever the server does, but for what no address says', () => {
  const { wardrobeId: _place, grouped: _density, ...lists } = schema.entries;
  const said = new URLSearchParams(
    'search=a&group=top&category=coat&mainColor=navy&condition=Like+New&season=Summer&occasion=Work&pattern=Striped&neckline=V-neck&sleeveType=Puff&sleeveLength=Long&size=M&type=Unisex&secondhand=yes&bought=2024&worn=30&currency=EUR&brand=Muji&availability=lent&tag=gala&price=20-100&sort=title',
  );
  const unsaid = ['recognized'];
  expect(Object.keys(askedFilter(readFilter(said), false)).sort()).toEqual(
    Object.keys(lists)
      .filter((list) => !unsaid.includes(list))
      .sort(),
  );
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
  itemFilter.toggle(search, 'group', 'top');
  expect(search.toString()).toBe('group=top');
});

it('counts what narrows a list, and not its order', () => {
  expect(itemFilter.count({})).toBe(0);
  expect(itemFilter.count({ sort: 'title' })).toBe(0);
  expect(itemFilter.count({ search: 'coat', group: ['top', 'shoes'], brand: ['Muji'] })).toBe(4);
  expect(itemFilter.count({ price: { from: 20, to: 30 } })).toBe(1);
});

it('keeps the order that one looked at', () => {
  expect(itemLists.last()).toEqual({});
  itemLists.keep({ group: ['top'], sort: 'title' });
  expect(itemLists.last()).toEqual({ group: ['top'], sort: 'title' });
});

it('asks what was worn as of today, and says no day in an address or where nobody asks', () => {
  const today = todayIs();
  const worn = read('worn=30&worn=never&today=2020-02-02');
  expect(worn).toEqual({ worn: ['30', 'never'] });
  expect(askedFilter(worn, true)).toEqual({ worn: ['30', 'never'], today, grouped: true });
  expect(askedFilter(read('bought=2024'), false)).toEqual({ bought: ['2024'] });
  // A list that is kept is read anew as of the day that it is read.
  itemLists.keep({ worn: ['90'], today: '2020-02-02' });
  expect(itemLists.last()).toEqual({ worn: ['90'], today });
});

it('takes years of four digits', () => {
  expect(read('bought=2024&bought=none&bought=24&bought=20244&bought=2024x')).toEqual({
    bought: ['2024', 'none'],
  });
});

it('leaves out of the rooms of others what is their owner’s to know', () => {
  const said = new URLSearchParams('price=20-&tag=gala&currency=EUR&bought=2024&worn=30&size=M');
  expect(readFilter(said, undefined, sharedItemFilter)).toEqual({ size: ['M'] });
});

it.each(['{', 'null', '7', '"top"', '[]', '[{"group":["top"]}]', '{"group":"top"}'])(
  'makes nothing of a broken order: %s',
  (kept) => {
    localStorage.setItem('hem.itemNavigation', kept);
    expect(itemLists.last()).toEqual({});
  },
);

it('keeps of an order only what the server knows', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(schema.entries)), fc.jsonValue()),
      (kept) => {
        localStorage.setItem('hem.itemNavigation', JSON.stringify(kept));
        expect(v.safeParse(schema, itemLists.last()).issues).toBeUndefined();
      },
    ),
  );
  const whole = { wardrobeId: '7', search: 'coat', group: ['top', 'gone'], grouped: true, odd: 1 };
  localStorage.setItem('hem.itemNavigation', JSON.stringify(whole));
  expect(itemLists.last()).toEqual({
    wardrobeId: '7',
    search: 'coat',
    group: ['top'],
    grouped: true,
  });
});
