import type { FilterKind, Range } from '#lib/list-filter.ts';
import type { Counts, FilterGroup, ListKind } from './list-kind.ts';

/** A value as it is offered. */
export interface OfferedValue {
  value: string;
  label: string;
  color?: string;
  /** How many it would show, given the other lists. */
  count: number;
  isChosen: boolean;
}

/** A list of the filter, or a range, as it is offered. */
export interface OfferedFilter extends Pick<FilterGroup, 'list' | 'label' | 'unit'> {
  values: readonly OfferedValue[];
  /** Whether the values are the owner's own words, of which there may be many. */
  isOwn: boolean;
  range: Range | undefined;
}

const countsOf = (counts: Counts | undefined, list: string): Record<string, number> => {
  const values = counts?.[list];
  return typeof values === 'object' ? values : {};
};

/** The filters that a list offers: what occurs in it at all, and what is chosen. */
export function offeredFilters<Card, Filter>(
  { filter: rules, filterGroups }: ListKind<Card, Filter>,
  counts: Counts | undefined,
  filter: Filter,
): OfferedFilter[] {
  return filterGroups.flatMap(
    ({ list, label, options, unit, labelOf = asItIs, inOrder, isOfSeveral }) => {
      const there = countsOf(counts, list);
      const occurs = (value: string) => Object.hasOwn(there, value);
      const chosen = rules.valuesOf(filter, list);
      const range = rules.rangeOf(filter, list);
      const isOwn = options === undefined;
      if (unit)
        return occurs('any') || range ? [{ list, label, unit, values: [], isOwn, range }] : [];
      const own = [...new Set([...Object.keys(there), ...chosen])];
      if (inOrder) own.sort(inOrder);
      const values = (options ?? own.map((value) => ({ value, label: labelOf(value) })))
        .filter(({ value }) => occurs(value) || chosen.includes(value))
        .map((option) => ({
          ...option,
          count: occurs(option.value) ? (there[option.value] ?? 0) : 0,
          isChosen: chosen.includes(option.value),
        }));
      const isOffered = values.length > (isOfSeveral && chosen.length === 0 ? 1 : 0);
      return isOffered ? [{ list, label, values, isOwn, range }] : [];
    },
  );
}

const asItIs = (value: string): string => value;

const labelIn = (group: FilterGroup | undefined, value: string): string =>
  group?.labelAlone?.(value) ??
  group?.options?.find((one) => one.value === value)?.label ??
  group?.labelOf?.(value) ??
  value;

/** A filter that narrows a list, besides its search. */
export interface ChosenFilter {
  key: string;
  label: string;
  /** How many it leaves: only of a word of the search. */
  count?: number;
  /** An address without it. */
  without(search: URLSearchParams): URLSearchParams;
}

/** The chosen filters, in the order of the filter's lists. */
export function chosenFilters<Filter>(
  rules: FilterKind<Filter>,
  groups: readonly FilterGroup[],
  filter: Filter,
): ChosenFilter[] {
  const groupOf = (list: string) => groups.find((group) => group.list === list);
  const values = rules.lists.flatMap((list) =>
    rules.valuesOf(filter, list).map((value) => ({
      key: `${list} ${value}`,
      label: labelIn(groupOf(list), value),
      without: (search: URLSearchParams) => rules.toggle(search, list, value),
    })),
  );
  const ranges = rules.ranges.flatMap((name) => {
    const range = rules.rangeOf(filter, name);
    if (!range) return [];
    const label = rangeLabel(range, groupOf(name)?.unit ?? '');
    return [
      { key: name, label, without: (search: URLSearchParams) => rules.setRange(search, name, {}) },
    ];
  });
  return [...values, ...ranges];
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '');

/**
 * The words of a search that name a value of a filter: `jeans`, `black`. Each can be taken off by itself.
 * @param found how many the search finds; words that leave nothing are no filters.
 */
export function wordFilters(
  groups: readonly FilterGroup[],
  text: string | undefined,
  found: number,
): ChosenFilter[] {
  if (!text || found === 0) return [];
  const labels = new Map(
    groups
      .flatMap(({ options = [], named = [] }) => [...options.map(({ label }) => label), ...named])
      .map((label) => [singular(label), label]),
  );
  const words = text.split(/\s+/);
  return words.flatMap((word, at) => {
    const label = labels.get(singular(word));
    if (!label) return [];
    const without = (search: URLSearchParams) => {
      const next = new URLSearchParams(search);
      const left = words.filter((_, other) => other !== at).join(' ');
      if (left) next.set('search', left);
      else next.delete('search');
      return next;
    };
    return [{ key: `word ${at} ${word}`, label, count: found, without }];
  });
}

function rangeLabel({ from, to }: Range, unit: string): string {
  if (to === undefined) return `From ${unit}${from}`;
  if (from === undefined) return `Up to ${unit}${to}`;
  return `${unit}${from} to ${unit}${to}`;
}
