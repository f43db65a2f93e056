import { itemName } from '#contract/rules/item-name.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { NounNames } from '../../noun-names.ts';
import type { Change } from '../kind.ts';

/* What many are put into, or leave: wardrobes, with what they count and show. */

type Answer = OperationOutput<'getWardrobes'>;
type ToWardrobes = Change<{ wardrobeIds?: readonly string[] }>;

/** The facts kept with a change of many, since only the page that makes it knows. */
export interface Seen {
  /** By how much it changes the count of each wardrobe. */
  counts: Record<string, number>;
  /** The cards of those that are deleted. */
  cards?: Record<string, unknown>[];
}

/** Most pictures of a rail. */
const maxRail = 5;

/** Wardrobes with other counts, as far as those are certain. */
export function withCounts(
  { count }: NounNames,
  answer: Answer,
  { seen }: Pick<ToWardrobes, 'seen'>,
): Answer {
  const { counts = {} } = (seen ?? {}) as Partial<Seen>;
  const wardrobes = answer.wardrobes.map((one) => {
    const by = counts[one.wardrobeId] ?? 0;
    return by === 0 ? one : { ...one, [count]: Math.max(0, one[count] + by) };
  });
  return changed(answer, wardrobes);
}

/** The same answer where no wardrobe is another. */
const changed = (answer: Answer, wardrobes: Wardrobe[]): Answer =>
  wardrobes.every((one, at) => one === answer.wardrobes[at]) ? answer : { ...answer, wardrobes };

const isOf = ({ input: { wardrobeIds } }: ToWardrobes, { wardrobeId }: Wardrobe) =>
  wardrobeIds === undefined || wardrobeIds.includes(wardrobeId);

/** Wardrobes without the pictures of pieces that leave them, or all of them. */
export function takeOut(
  { noun }: NounNames,
  answer: Answer,
  ids: readonly string[],
  change: ToWardrobes,
): Answer {
  if (noun !== 'item') return answer;
  const stays = (itemId: string) => !ids.includes(itemId);
  const wardrobes = answer.wardrobes.map((one) => {
    if (!isOf(change, one)) return one;
    const rail = one.rail.filter(({ itemId }) => stays(itemId));
    const coverItemIds = one.coverItemIds.filter(stays);
    const isSame =
      rail.length === one.rail.length && coverItemIds.length === one.coverItemIds.length;
    return isSame ? one : { ...one, rail, coverItemIds };
  });
  return changed(answer, wardrobes);
}

/** Wardrobes with the pictures of pieces that come into them, where there is room for more. */
export function hangMore({ noun, ids: idsName }: NounNames, answer: Answer, change: ToWardrobes) {
  if (noun !== 'item') return answer;
  const ids = (change.input as Record<string, string[]>)[idsName]!;
  const wardrobes = answer.wardrobes.map((one) => {
    if (!isOf(change, one) || one.rail.length >= maxRail) return one;
    const more = ids.flatMap((itemId) => {
      const card = change.cached.find('itemId', itemId);
      const isNew = !one.rail.some((piece) => piece.itemId === itemId);
      const image = card?.image;
      return card && image && isNew ? [{ itemId, title: itemName(card), image }] : [];
    });
    return more.length === 0 ? one : { ...one, rail: [...one.rail, ...more].slice(0, maxRail) };
  });
  return changed(answer, wardrobes);
}

/** The details of one of those that come into wardrobes, or leave them. */
export function showHangs<Details extends object>(
  { noun, id, ids }: NounNames,
  answer: Details,
  { input, asked, cached }: ToWardrobes,
  isIn: boolean,
): Details {
  const { wardrobeIds = [], ...rest } = input;
  const isMeant = (rest as Record<string, string[]>)[ids]!.includes(
    (asked as Record<string, string>)[id]!,
  );
  if (!isMeant) return answer;
  const details = (answer as Record<string, Pick<Wardrobe, 'wardrobeId' | 'name'>[]>)[
    noun
  ] as unknown as { wardrobes: Pick<Wardrobe, 'wardrobeId' | 'name'>[] };
  const before = details.wardrobes;
  const all = cached.answers('getWardrobes').flatMap((one) => one.answer.wardrobes);
  const left = before.filter(({ wardrobeId }) => !wardrobeIds.includes(wardrobeId));
  const more = wardrobeIds.flatMap((wardrobeId) => {
    if (before.some((one) => one.wardrobeId === wardrobeId)) return [];
    const known = all.find((one) => one.wardrobeId === wardrobeId);
    return known ? [{ wardrobeId, name: known.name }] : [];
  });
  if (isIn ? more.length === 0 : left.length === before.length) return answer;
  return { ...answer, [noun]: { ...details, wardrobes: isIn ? [...before, ...more] : left } };
}
