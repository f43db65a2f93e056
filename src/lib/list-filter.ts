/** The most values of one list. */
const maxValues = 40;
const maxSearchLength = 120;

/** The values that a list of a filter may hold: known values, any line of so many characters, or what a pattern is true of. */
type Values = readonly string[] | number | RegExp;

/** Whole amounts from one to another; both belong to it, and either may be left out. */
export interface Range {
  from?: number;
  to?: number;
}

/**
 * A filter: a search word, an order, lists of which all must match, each by any of its values, and
 * ranges of amounts.
 */
export type ListFilter<
  Lists extends Record<string, Values>,
  Sort extends string,
  Ranges extends string = never,
> = {
  search?: string;
  sort?: Sort;
} & {
  [List in keyof Lists]?: (Lists[List] extends readonly (infer Value)[] ? Value : string)[];
} & { [Name in Ranges]?: Range };

/** The fields that every filter has. */
export interface AnyFilter {
  search?: string;
  sort?: string;
}

/** The form of one list's filter in the address, one parameter for each of its lists. */
export interface FilterKind<Filter> {
  /** The orders with their words; the first is the one that needs no word in the address. */
  sorts: Readonly<Record<string, string>>;
  defaultSort: string;
  /** Reads a filter from an address; what makes no sense there is left out. */
  read(search: URLSearchParams): Filter;
  /** Reads only what is known of a filter that other code wrote, or an older Hem. */
  known(said: Record<string, unknown>): Filter;
  /** How many lists and words narrow the list. */
  count(filter: Filter): number;
  /** The names of its lists, and of its ranges. */
  lists: readonly string[];
  ranges: readonly string[];
  /** Reads the values in a list of the filter. */
  valuesOf(filter: Filter, list: string): readonly string[];
  /** Reads a range of the filter. */
  rangeOf(filter: Filter, name: string): Range | undefined;
  /** An address with a value of a list put in or taken out. */
  toggle(search: URLSearchParams, list: string, value: string): URLSearchParams;
  /** An address with another range, or with none. */
  setRange(search: URLSearchParams, name: string, range: Range): URLSearchParams;
  /** An address with no list and no range in it; the word and the order stay. */
  withoutLists(search: URLSearchParams): URLSearchParams;
  /** An address with nothing of a filter in it; the order stays. */
  without(search: URLSearchParams): URLSearchParams;
}

/** Whether it is readable text, without control characters and lone surrogates. */
const isLine = (text: string, maxLength: number): boolean =>
  text.trim() !== '' && text.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(text);

/** Reads a range as it stands in an address: `20-100`, `20-` or `-100`. */
function readRange(text: string | null): Range | null {
  const [, from, to] = /^(\d{0,9})-(\d{0,9})$/.exec(text ?? '') ?? [];
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

function knownRange(said: unknown, most: number): Range | null {
  const { from, to } = Object(said) as { from?: unknown; to?: unknown };
  const isAmount = (one: unknown): one is number =>
    Number.isInteger(one) && Number(one) >= 0 && Number(one) <= most;
  // A range from the higher to the lower amount is meant the other way round.
  if (isAmount(from) && isAmount(to) && from > to) return { from: to, to: from };
  const range = { ...(isAmount(from) && { from }), ...(isAmount(to) && { to }) };
  return 'from' in range || 'to' in range ? range : null;
}

/** Makes the filter of one list. It says the same as the contract's schema, whose code is too large for the app. */
export function defineFilter<
  const Lists extends Record<string, Values>,
  const Sort extends string,
  const Ranges extends string = never,
>(rules: {
  lists: Lists;
  /** The highest amount of each range. */
  ranges?: Record<Ranges, number>;
  sorts: Record<Sort, string>;
  defaultSort: NoInfer<Sort>;
}): FilterKind<ListFilter<Lists, Sort, Ranges>> {
  type Filter = ListFilter<Lists, Sort, Ranges>;
  const { lists, sorts, defaultSort } = rules;
  const most: Record<string, number> = rules.ranges ?? {};
  const names = Object.keys(lists);
  const ranges = Object.keys(most);
  const isKnown = (list: string, value: unknown): boolean => {
    if (typeof value !== 'string') return false;
    const may: Values = lists[list] ?? [];
    if (may instanceof RegExp) return may.test(value);
    return typeof may === 'number' ? isLine(value, may) : may.includes(value);
  };
  const known = (said: Record<string, unknown>): Filter => {
    const filter: Record<string, unknown> = {};
    const search = typeof said.search === 'string' ? said.search.trim() : '';
    if (isLine(search, maxSearchLength)) filter.search = search;
    for (const list of names) {
      const values = Array.isArray(said[list]) ? said[list] : [];
      const good = values.filter((value) => isKnown(list, value)).slice(0, maxValues);
      if (good.length > 0) filter[list] = good;
    }
    for (const name of ranges) {
      const range = knownRange(said[name], most[name] ?? 0);
      if (range) filter[name] = range;
    }
    if (typeof said.sort === 'string' && Object.hasOwn(sorts, said.sort)) filter.sort = said.sort;
    return filter as Filter;
  };
  const valuesOf = (filter: Filter, list: string): readonly string[] =>
    (filter as Record<string, string[] | undefined>)[list] ?? [];
  const rangeOf = (filter: Filter, name: string): Range | undefined =>
    (filter as Record<string, Range | undefined>)[name];
  return {
    sorts,
    defaultSort,
    lists: names,
    ranges,
    known,
    valuesOf,
    rangeOf,
    read(search) {
      const said: Record<string, unknown> = {
        search: search.get('search'),
        sort: search.get('sort'),
      };
      for (const list of names) said[list] = search.getAll(list);
      for (const name of ranges) said[name] = readRange(search.get(name));
      return known(said);
    },
    count: (filter) =>
      names.reduce((count, list) => count + valuesOf(filter, list).length, 0) +
      ranges.filter((name) => rangeOf(filter, name)).length +
      (filter.search ? 1 : 0),
    toggle(search, list, value) {
      const next = new URLSearchParams(search);
      const values = next.getAll(list);
      next.delete(list);
      const isThere = values.includes(value);
      const kept = isThere ? values.filter((one) => one !== value) : [...values, value];
      for (const one of kept) next.append(list, one);
      return next;
    },
    setRange(search, name, { from, to }) {
      const next = new URLSearchParams(search);
      if (from === undefined && to === undefined) next.delete(name);
      else next.set(name, `${from ?? ''}-${to ?? ''}`);
      return next;
    },
    withoutLists(search) {
      const next = new URLSearchParams(search);
      for (const name of [...names, ...ranges]) next.delete(name);
      return next;
    },
    without(search) {
      const sort = search.get('sort');
      return new URLSearchParams(sort ? { sort } : {});
    },
  };
}

/** The same filter without some of its lists, ranges and orders. */
export function filterWithout<Filter>(
  rules: FilterKind<Filter>,
  left: readonly string[],
): FilterKind<Filter> {
  const isThere = (name: string) => !left.includes(name);
  const known = (said: Record<string, unknown>): Filter =>
    rules.known(
      Object.fromEntries(
        Object.entries(said).filter(
          ([name, value]) => isThere(name) && !(name === 'sort' && !isThere(String(value))),
        ),
      ),
    );
  return {
    ...rules,
    sorts: Object.fromEntries(Object.entries(rules.sorts).filter(([sort]) => isThere(sort))),
    lists: rules.lists.filter(isThere),
    ranges: rules.ranges.filter(isThere),
    known,
    read: (search) => known(rules.read(search) as Record<string, unknown>),
  };
}
