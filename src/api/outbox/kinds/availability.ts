import { availabilityTable } from '#contract/operations/availability.ts';
import { bringOperations } from '#contract/operations.ts';
import {
  availabilityOnceWorn,
  maySetAvailability,
  unlistedAvailabilities,
} from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { AvailabilityEntry } from '#contract/schemas/availability.ts';
import type { ItemCard, ItemDetails, ItemFilter } from '#contract/schemas/item.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { sinceWashWords, whereWords } from '#lib/availability-words.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import type { Cached } from '../cached.ts';
import type { OutboxKind } from '../kind.ts';
import { isGone, operationKind } from '../operation-kind.ts';
import { namedItems } from './items.ts';
import { subjectOfMany, wordsOfMany } from './noun.ts';
import { rememberListed, withBack, without } from './noun-list.ts';
import { whereOf } from './where-pieces.ts';

bringOperations(availabilityTable);

type Set = OperationInput<'setAvailability'>;
type TakeBack = OperationInput<'takeBackAvailability'>;

/** Whether a change does something to a piece that is somewhere now. */
const isSet = (from: ItemAvailability, { availability, onlyFrom }: Set) =>
  (onlyFrom === undefined || onlyFrom === from) && maySetAvailability(from, availability);

/** Whether a list shows what has an availability. */
const isListed = ({ availability }: ItemFilter, one: ItemAvailability) =>
  availability?.length ? availability.includes(one) : !unlistedAvailabilities.includes(one);

const entryOf = (
  { changeId, availability, lentTo, lentUntil, goneWay, amount }: Set,
  sinceMs: number,
): AvailabilityEntry => ({
  changeId,
  availability,
  lentTo: lentTo ?? null,
  lentUntil: lentUntil ?? null,
  goneWay: goneWay ?? null,
  amount: amount ?? null,
  isCorrection: false,
  wears: null,
  since: new Date(sinceMs).toISOString(),
  title: null,
});

/** Where pieces were before a change, with what was told of it, as far as the page knows; by their ids. */
type Before = Record<
  string,
  Pick<ItemDetails, 'availability' | 'availabilityFacts'> & {
    wearsSinceWash?: number;
    /** Its card, where it was in the wash: the basket may be all that knows it. */
    card?: ItemCard;
  }
>;

/** By the id of a change: where its pieces were, for as long as the page is open. */
const beforeChange = new Map<string, Before>();
onSessionEnd(() => beforeChange.clear());

function noteBefore(
  { changeId, itemIds }: Pick<Set, 'changeId' | 'itemIds'>,
  cached: Cached,
): void {
  const known = itemIds.flatMap((id) => {
    const details = cached.answers('getItemDetails').find(({ asked }) => asked.itemId === id)
      ?.answer.item;
    const card = details ?? cached.find('itemId', id);
    if (!card) return [];
    const { availability } = card;
    const wears = details?.wearsSinceWash ?? null;
    const before = {
      availability,
      availabilityFacts: details?.availabilityFacts ?? null,
      ...(wears !== null && { wearsSinceWash: wears }),
      ...(availability === 'in-the-wash' && { card: cached.find('itemId', id) }),
    };
    return [[id, before]];
  });
  beforeChange.set(changeId, Object.fromEntries(known));
}

/** The wears since the wash that a change leaves of so many. */
const wearsAfter = (wears: number | null, { availability }: Set): number | null => {
  if (wears === null) return null;
  if (availability === 'ready') return 0;
  return availability === 'worn' ? Math.max(1, wears) : wears;
};

/** A piece with another count of wears since the wash. */
const withWears = (item: ItemDetails, wearsSinceWash: number): ItemDetails => ({
  ...item,
  wearsSinceWash,
  availability: availabilityOnceWorn(item.availability, wearsSinceWash),
});

/** Where pieces were before a change: as it was noted, or as the history of a piece tells. */
function whereBefore({ changeId }: TakeBack, cached: Cached): Before {
  const found: Before = { ...beforeChange.get(changeId) };
  for (const { asked, answer } of cached.answers('getItemHistory')) {
    const set = answer.entries.filter((one) => one.availability !== null && !one.isCorrection);
    const at = set.findIndex((one) => one.changeId === changeId);
    if (at < 0 || found[asked.itemId]) continue;
    const earlier = set[at + 1];
    found[asked.itemId] = {
      availability: earlier?.availability ?? 'ready',
      availabilityFacts: earlier ?? null,
    };
  }
  return found;
}

type Laundry = OperationOutput<'getLaundry'>;

/** What is in the wash and what is due for it, with pieces that a change has moved. */
function withMoved(answer: Laundry, input: Set, since: string, cached: Cached): Laundry {
  const isMoved = ({ item }: { item: ItemCard }) =>
    input.itemIds.includes(item.itemId) && isSet(item.availability, input);
  const moved = [...answer.basket, ...answer.due].filter(isMoved);
  const due = answer.due.filter((one) => !isMoved(one));
  const basket = answer.basket.filter((one) => !isMoved(one));
  if (input.availability !== 'in-the-wash') {
    return moved.length > 0 ? { ...answer, due, basket } : answer;
  }
  const there = new Set(answer.basket.map(({ item }) => item.itemId));
  const into = input.itemIds.flatMap((id) => {
    const item = moved.find((one) => one.item.itemId === id)?.item ?? cached.find('itemId', id);
    if (!item || there.has(id) || !isSet(item.availability, input)) return [];
    const wears = moved.find((one) => one.item.itemId === id)?.wears ?? 0;
    return [{ item: { ...item, availability: input.availability }, wears, since }];
  });
  return into.length > 0 ? { ...answer, due, basket: [...into, ...answer.basket] } : answer;
}

/** Writes that say where pieces are. */
export const availabilityKinds = {
  setAvailability: operationKind('setAvailability', {
    subject: ({ itemIds }) => subjectOfMany(namedItems, itemIds),
    touches: ({ itemIds }) => whereOf(itemIds),
    predict: (input, { cached }) => {
      noteBefore(input, cached);
      rememberListed(namedItems, input.itemIds, cached);
      const isLocked = (id: string) => {
        const card = cached.find('itemId', id);
        const isSo = card?.availability === input.availability;
        return card !== undefined && !isSo && !isSet(card.availability, input);
      };
      return {
        itemIds: input.itemIds.filter((id) => !isLocked(id)),
        lockedIds: input.itemIds.filter(isLocked),
      };
    },
    shows: {
      getItemDetails(answer, { input, sinceMs }) {
        const { item } = answer;
        if (!input.itemIds.includes(item.itemId) || !isSet(item.availability, input)) return answer;
        const { lentTo, lentUntil, goneWay, amount, since } = entryOf(input, sinceMs);
        const availabilityFacts = { lentTo, lentUntil, goneWay, amount, since };
        const wearsSinceWash = wearsAfter(item.wearsSinceWash, input);
        const { availability } = input;
        return { item: { ...item, availability, availabilityFacts, wearsSinceWash } };
      },
      getItemNavigation(answer, { input, asked, cached }) {
        if (isListed(asked.filter, input.availability)) return answer;
        return without(namedItems, answer, input.itemIds, { cached }) as typeof answer;
      },
      getLaundry(answer, { input, sinceMs, cached }) {
        return withMoved(answer, input, new Date(sinceMs).toISOString(), cached);
      },
      getItemHistory(answer, { input, sinceMs, asked }) {
        const isThere = answer.entries.some(({ changeId }) => changeId === input.changeId);
        if (isThere || !input.itemIds.includes(asked.itemId)) return answer;
        const before = answer.entries.map((one) =>
          one.isCorrection ? one : { ...one, changeId: null },
        );
        return { entries: [entryOf(input, sinceMs), ...before], total: answer.total + 1 };
      },
    },
    showsOnCards: {
      getItems: (card, { input }) =>
        input.itemIds.includes(card.itemId) && isSet(card.availability, input)
          ? { ...card, availability: input.availability }
          : card,
    },
    words: ({ itemIds, availability, ...told }, cached) => ({
      ...wordsOfMany(namedItems, itemIds, cached),
      text: whereWords(availability, told),
    }),
  }),

  correctWears: operationKind('correctWears', {
    subject: ({ itemId }) => `wears:${itemId}`,
    touches: ({ itemId }) => whereOf([itemId]),
    predict: ({ changeId, itemId }, { cached }) => {
      noteBefore({ changeId, itemIds: [itemId] }, cached);
      return {};
    },
    isDroppedBy: isGone,
    shows: {
      getItemDetails: (answer, { input }) =>
        answer.item.itemId === input.itemId && answer.item.wearsSinceWash !== input.wears
          ? { item: withWears(answer.item, input.wears) }
          : answer,
    },
    words: ({ itemId, wears }, cached) => ({
      ...wordsOfMany(namedItems, [itemId], cached),
      text: sinceWashWords(wears),
    }),
  }),

  takeBackAvailability: {
    ...operationKind('takeBackAvailability', {
      subject: ({ changeId }) => `availability:${changeId}`,
      touches(input, cached) {
        const known = Object.keys(whereBefore(input, cached));
        return whereOf(known.length > 0 ? known : null);
      },
      predict: (input, { cached }) => ({
        itemIds: Object.keys(whereBefore(input, cached)),
        keptIds: [],
      }),
      words: (input, cached) => ({
        ...wordsOfMany(namedItems, Object.keys(whereBefore(input, cached)), cached),
        text: 'Back where it was',
      }),
    }),
    takesBack: ({ changeId }, { kind, input }) =>
      (kind === 'setAvailability' || kind === 'correctWears') &&
      (input as { changeId: string }).changeId === changeId,
    see: whereBefore,
    shows: {
      getItemDetails(answer, { seen }) {
        const { card: _card, ...before } = (seen as Before | undefined)?.[answer.item.itemId] ?? {};
        return 'availability' in before ? { item: { ...answer.item, ...before } } : answer;
      },
      getLaundry(answer, { seen, sinceMs, cached }) {
        const before = (seen as Before | undefined) ?? {};
        const isOut = ({ item }: { item: ItemCard }) =>
          (before[item.itemId]?.availability ?? 'in-the-wash') === 'in-the-wash';
        const left = answer.basket.filter(isOut);
        const back = Object.entries(before).flatMap(([id, one]) => {
          const { availability, wearsSinceWash } = one;
          const item = cached.find('itemId', id) ?? one.card;
          const isThere = answer.basket.some((one) => one.item.itemId === id);
          if (availability !== 'in-the-wash' || isThere || !item) return [];
          const since = new Date(sinceMs).toISOString();
          return [{ item: { ...item, availability }, wears: wearsSinceWash ?? 0, since }];
        });
        const isSame = left.length === answer.basket.length && back.length === 0;
        return isSame ? answer : { ...answer, basket: [...back, ...left] };
      },
      getItemNavigation(answer, { seen, asked, cached }) {
        const before = Object.entries((seen as Before | undefined) ?? {});
        const back = before.filter(([, one]) => isListed(asked.filter, one.availability));
        const gone = before.filter(([, one]) => !isListed(asked.filter, one.availability));
        const idsOf = (some: typeof before) => some.map(([id]) => id);
        const left = without(namedItems, answer, idsOf(gone), { cached });
        return withBack(namedItems, left, idsOf(back), { asked, cached }) as typeof answer;
      },
      getItemHistory(answer, { input: { changeId } }) {
        const entries = answer.entries.filter((one) => one.changeId !== changeId);
        const by = answer.entries.length - entries.length;
        return by === 0 ? answer : { entries, total: answer.total - by };
      },
    },
    showsOnCards: {
      getItems(card, { seen }) {
        const before = (seen as Before | undefined)?.[card.itemId];
        return before ? { ...card, availability: before.availability } : card;
      },
    },
  } satisfies OutboxKind<TakeBack>,
};
