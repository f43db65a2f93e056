/** Most values of one list. */
const maxValues = 40;
const maxSearchLength = 120;

/** What a list of a filter may hold: known values, or any line of so many characters. */
type Values = readonly string[] | number;

/** A filter: a search word, an order, and lists of which all must match, each by any of its values. */
export type ListFilter<Lists extends Record<string, Values>, Sort extends string> = {
  search?: string;
  sort?: Sort;
} & {
  [List in keyof Lists]?: (Lists[List] extends readonly (infer Value)[] ? Value : string)[];
};

/** What every filter has. */
export interface AnyFilter {
  search?: string;
  sort?: string;
}

/** How the filter of one list stands in the address, one parameter for each of its lists. */
export interface FilterKind<Filter> {
  /** The orders with their words; the first is the one that needs no word in the address. */
  sorts: Readonly<Record<string, string>>;
  defaultSort: string;
  /** Reads a filter from an address; what makes no sense there is left out. */
  read(search: URLSearchParams): Filter;
  /** Only what is known of a filter that somebody else wrote, or an older Hem. */
  known(said: Record<string, unknown>): Filter;
  /** How many lists and words narrow the list. */
  count(filter: Filter): number;
  /** What a list of the filter holds. */
  valuesOf(filter: Filter, list: string): readonly string[];
  /** An address with a value of a list put in or taken out. */
  toggle(search: URLSearchParams, list: string, value: string): URLSearchParams;
  /** An address with nothing of a filter in it; the order stays. */
  without(search: URLSearchParams): URLSearchParams;
}

/** Whether it is readable text, without control characters and lone surrogates. */
const isLine = (text: string, maxLength: number): boolean =>
  text.trim() !== '' && text.length <= maxLength && !/[\p{Cc}\p{Cs}]/u.test(text);

/**
 * Makes the filter of one list. It says the same as the contract's schema, which weighs too much for
 * the app.
 */
export function defineFilter<
  const Lists extends Record<string, Values>,
  const Sort extends string,
>(rules: {
  lists: Lists;
  sorts: Record<Sort, string>;
  defaultSort: NoInfer<Sort>;
}): FilterKind<ListFilter<Lists, Sort>> {
  type Filter = ListFilter<Lists, Sort>;
  const { lists, sorts, defaultSort } = rules;
  const names = Object.keys(lists);
  const isKnown = (list: string, value: unknown): boolean => {
    if (typeof value !== 'string') return false;
    const may: Values = lists[list] ?? [];
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
    if (typeof said.sort === 'string' && Object.hasOwn(sorts, said.sort)) filter.sort = said.sort;
    return filter as Filter;
  };
  const valuesOf = (filter: Filter, list: string): readonly string[] =>
    (filter as Record<string, string[] | undefined>)[list] ?? [];
  return {
    sorts,
    defaultSort,
    known,
    valuesOf,
    read(search) {
      const said: Record<string, unknown> = {
        search: search.get('search'),
        sort: search.get('sort'),
      };
      for (const list of names) said[list] = search.getAll(list);
      return known(said);
    },
    count: (filter) =>
      names.reduce((count, list) => count + valuesOf(filter, list).length, filter.search ? 1 : 0),
    toggle(search, list, value) {
      const next = new URLSearchParams(search);
      const values = next.getAll(list);
      next.delete(list);
      const isThere = values.includes(value);
      const kept = isThere ? values.filter((one) => one !== value) : [...values, value];
      for (const one of kept) next.append(list, one);
      return next;
    },
    without(search) {
      const sort = search.get('sort');
      return new URLSearchParams(sort ? { sort } : {});
    },
  };
}
