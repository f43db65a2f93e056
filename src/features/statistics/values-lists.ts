import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { digits, pieceCount } from '#lib/count-words.ts';
import { moneyWords } from '#lib/money.ts';
import { itemsPath } from './items-path.ts';
import { groupName } from './words/category-words.ts';
import { colorName } from './words/color-words.ts';

const sheets = [
  'brands',
  'sizes',
  'categories',
  'colors',
  'seasons',
  'occasions',
  'conditions',
  'spending',
] as const;

/** A sheet of values, each with its pieces in the list, as the address says it (`?sheet=`). */
export type ValuesSheetName = (typeof sheets)[number];

/** Whether it is one. */
export const isValuesSheet = (sheet: string | null): sheet is ValuesSheetName =>
  sheets.some((one) => one === sheet);

/** A value as a row of such a sheet. */
export interface ListedValue {
  name: string;
  note: string;
  /** How much there is of it. */
  fact: string;
  /** The list of its pieces. */
  to: string;
}

/** The title of a sheet of values, its rows, and what they leave out; empty where they are all. */
export interface ValuesList {
  title: string;
  rows: readonly ListedValue[];
  rest: string;
}

/** What a sheet of values lists. */
export function valuesOf(
  name: ValuesSheetName,
  data: WardrobeStatistics,
  wardrobeId: string | undefined,
): ValuesList {
  if (name === 'spending') return yearsOf(data, wardrobeId);
  const rows = <Key extends string>(
    list: string,
    counted: readonly { key: Key | null; items: number }[],
    nameOf: (key: Key) => string = (key) => key,
  ) =>
    counted.flatMap(({ key, items }): ListedValue[] =>
      key && items > 0
        ? [
            {
              name: nameOf(key),
              note: '',
              fact: digits(items),
              to: itemsPath(wardrobeId, { [list]: [key] }),
            },
          ]
        : [],
    );
  const whole = (title: string, listed: ListedValue[], count = listed.length): ValuesList => {
    const left = count - listed.length;
    return { title, rows: listed, rest: left > 0 ? `And ${digits(left)} with fewer pieces` : '' };
  };
  switch (name) {
    case 'brands': {
      const brands = data.brands.map(({ brand, items }) => ({ key: brand, items }));
      return whole('Brands', rows('brand', brands), data.brandCount);
    }
    case 'sizes': {
      const sizes = data.sizes.map(({ size, items }) => ({ key: size, items }));
      return whole('Sizes', rows('size', sizes), data.sizeCount);
    }
    case 'categories': {
      const groups = data.categories.map(({ group, items }) => ({ key: group, items }));
      return whole('Categories', rows('group', groups, groupName));
    }
    case 'colors': {
      const colors = data.colors.map(({ color, items }) => ({ key: color, items }));
      return whole('Colors', rows('mainColor', colors, colorName));
    }
    case 'seasons': {
      const seasons = data.seasons.map(({ season, items }) => ({ key: season, items }));
      return whole('Seasons', rows('season', seasons));
    }
    case 'occasions': {
      const occasions = data.occasions.map(({ occasion, items }) => ({ key: occasion, items }));
      return whole('Occasions', rows('occasion', occasions));
    }
    case 'conditions': {
      const conditions = data.conditions.map(({ condition, items }) => ({
        key: condition,
        items,
      }));
      return whole('Conditions', rows('condition', conditions));
    }
  }
}

/** What was spent by year, the last one first, and without a date. */
function yearsOf(
  { spending, undatedItems, undatedCents, currency }: WardrobeStatistics,
  wardrobeId: string | undefined,
): ValuesList {
  const row = (name: string, bought: string, items: number, cents: number): ListedValue => ({
    name,
    note: `${pieceCount(items)} with a price`,
    fact: moneyWords({ cents, currency }),
    to: boughtPath(wardrobeId, [bought]),
  });
  const years = spending
    .filter(({ items }) => items > 0)
    .toReversed()
    .map(({ year, items, cents }) => row(String(year), yearValue(year), items, cents));
  const undated = undatedItems > 0 ? [row('No date', 'none', undatedItems, undatedCents)] : [];
  return { title: 'Spent by year', rows: [...years, ...undated], rest: '' };
}

/** A year as the list's filter names it. */
export const yearValue = (year: number): string => String(year).padStart(4, '0');

/** The list of what was bought in some years, the dearest first. */
export const boughtPath = (wardrobeId: string | undefined, years: readonly string[]): string =>
  itemsPath(wardrobeId, { bought: years, sort: ['price-high'] });
