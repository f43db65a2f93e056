import { hashKey } from '@tanstack/react-query';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import type { NounNames } from '../../noun-names.ts';
import type { Cached } from '../cached.ts';
import type { Change } from '../kind.ts';
import { type Positioned, positionsOf, putBack, rememberPositions } from './list-positions.ts';

/* What many leave, or come back to: the lists of a noun. What they count is changed as far as it is known. */

interface Counts {
  all: number;
  unsorted?: number;
  recognized?: number;
  group?: Record<string, number>;
}

/** A navigation of any noun; its ids are under the noun's own name. */
interface Navigation {
  groups?: { group: string; count: number }[];
  counts: Counts;
}

const idsIn = ({ ids }: NounNames, answer: Navigation): string[] =>
  (answer as unknown as Record<string, string[]>)[ids]!;

/** The list of an answer, each with its group. */
function positionedIn(names: NounNames, answer: Navigation): Positioned[] {
  const groups = (answer.groups ?? []).flatMap(({ group, count }) => Array(count).fill(group));
  return idsIn(names, answer).map((id, at) => ({ id, group: groups[at] }));
}

/** An answer with another list: `by` of those that are named are more than there were. */
function withList(
  names: NounNames,
  answer: Navigation,
  list: readonly Positioned[],
  { changed, by, cached }: { changed: readonly Positioned[]; by: 1 | -1; cached: Cached },
): Navigation {
  const groups: { group: string; count: number }[] = [];
  for (const { group } of list) {
    if (group === undefined) continue;
    const last = groups.at(-1);
    if (last?.group === group) last.count += 1;
    else groups.push({ group, count: 1 });
  }
  return {
    ...answer,
    [names.ids]: list.map(({ id }) => id),
    ...(answer.groups && { groups }),
    counts: recount(answer.counts, changed, by, cached),
  };
}

function recount(
  counts: Counts,
  changed: readonly Positioned[],
  by: 1 | -1,
  cached: Cached,
): Counts {
  const next = { ...counts, all: Math.max(0, counts.all + by * changed.length) };
  if (!counts.group) return next;
  const group = { ...counts.group };
  for (const { id, group: stoodIn } of changed) {
    const card = cached.find('itemId', id);
    const known = card ? (categoryGroupOf(card.category) ?? 'none') : stoodIn;
    if (known === undefined) continue;
    if (known === 'none') next.unsorted = Math.max(0, (next.unsorted ?? 0) + by);
    else group[known] = Math.max(0, (group[known] ?? 0) + by);
  }
  return { ...next, group };
}

/** Remembers the lists that some are going to leave, so that they come back to their position. */
export function rememberListed(names: NounNames, ids: readonly string[], cached: Cached): void {
  for (const { asked, answer } of cached.answers(names.navigation)) {
    const list = positionedIn(names, answer);
    if (list.some(({ id }) => ids.includes(id))) rememberPositions(names.navigation, asked, list);
  }
}

/** A list without some. */
export function without(
  names: NounNames,
  answer: Navigation,
  ids: readonly string[],
  { cached }: Pick<Change<unknown>, 'cached'>,
): Navigation {
  const gone = new Set(ids);
  const list = positionedIn(names, answer);
  const changed = list.filter(({ id }) => gone.has(id));
  if (changed.length === 0) return answer;
  const left = list.filter(({ id }) => !gone.has(id));
  return withList(names, answer, left, { changed, by: -1, cached });
}

/** A list with those that stood there before, or stand in the same list of all wardrobes, in their position. */
export function withBack(
  names: NounNames,
  answer: Navigation,
  ids: readonly string[],
  { asked, cached }: Pick<Change<unknown>, 'asked' | 'cached'>,
): Navigation {
  const list = positionedIn(names, answer);
  const wanted = new Set(ids);
  const stood = putBack(list, positionsOf(names.navigation, asked), wanted);
  const next = putBack(stood, wholeListOf(names, asked, cached), wanted);
  if (next === list) return answer;
  const before = new Set(list.map(({ id }) => id));
  const changed = next.filter(({ id }) => !before.has(id));
  return withList(names, answer, next, { changed, by: 1, cached });
}

/** The list of a wardrobe's, as it is of all that the owner has; empty where it is not known. */
function wholeListOf(names: NounNames, asked: unknown, cached: Cached): readonly Positioned[] {
  const { owner, filter } = asked as { owner: string; filter: { wardrobeId?: string } };
  const { wardrobeId, ...others } = filter;
  if (wardrobeId === undefined) return [];
  const key = hashKey([{ owner, filter: others }]);
  const found = cached.answers(names.navigation).find((one) => hashKey([one.asked]) === key);
  return found ? positionedIn(names, found.answer) : [];
}
