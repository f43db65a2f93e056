import { availabilityTable } from '#contract/operations/availability.ts';
import { bringOperations } from '#contract/operations.ts';
import { maySetAvailability, unlistedAvailabilities } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { AvailabilityEntry } from '#contract/schemas/availability.ts';
import type { ItemDetails, ItemFilter } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { whereWords } from '#lib/availability-words.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import type { Cached } from '../cached.ts';
import type { OutboxKind } from '../kind.ts';
import { operationKind } from '../operation-kind.ts';
import { namedItems } from './items.ts';
import { subjectOfMany, wordsOfMany } from './noun.ts';
import { rememberListed, withBack, without } from './noun-list.ts';

bringOperations(availabilityTable);

type Set = OperationInput<'setAvailability'>;
type TakeBack = OperationInput<'takeBackAvailability'>;

/** Whether a change does something to a piece that is somewhere now. */
const isSet = (from: ItemAvailability, { availability }: Set) =>
  maySetAvailability(from, availability);

/** Whether a list shows what has an availability. */
const isListed = ({ availability }: ItemFilter, one: ItemAvailability) =>
  availability?.length ? availability.includes(one) : !unlistedAvailabilities.includes(one);

const entryOf = (
  { changeId, availability, lentTo, lentUntil, goneWay }: Set,
  sinceMs: number,
): AvailabilityEntry => ({
  changeId,
  availability,
  lentTo: lentTo ?? null,
  lentUntil: lentUntil ?? null,
  goneWay: goneWay ?? null,
  since: new Date(sinceMs).toISOString(),
  title: null,
});

/** Where pieces were before a change, with what was told of it, as far as the page knows; by their ids. */
type Before = Record<string, Pick<ItemDetails, 'availability' | 'availabilityFacts'>>;

/** By the id of a change: where its pieces were, for as long as the page is open. */
const beforeChange = new Map<string, Before>();
onSessionEnd(() => beforeChange.clear());

function noteBefore({ changeId, itemIds }: Set, cached: Cached): void {
  const known = itemIds.flatMap((id) => {
    const details = cached.answers('getItemDetails').find(({ asked }) => asked.itemId === id)
      ?.answer.item;
    const card = details ?? cached.find('itemId', id);
    if (!card) return [];
    const { availability } = card;
    return [[id, { availability, availabilityFacts: details?.availabilityFacts ?? null }]];
  });
  beforeChange.set(changeId, Object.fromEntries(known));
}

/** Where pieces were before a change: as it was noted, or as the history of a piece tells. */
function whereBefore({ changeId }: TakeBack, cached: Cached): Before {
  const found: Before = { ...beforeChange.get(changeId) };
  for (const { asked, answer } of cached.answers('getItemHistory')) {
    const set = answer.entries.filter(({ availability }) => availability !== null);
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

/** Writes that say where pieces are. */
export const availabilityKinds = {
  setAvailability: operationKind('setAvailability', {
    subject: ({ itemIds }) => subjectOfMany(namedItems, itemIds),
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
        const { lentTo, lentUntil, goneWay, since } = entryOf(input, sinceMs);
        const availabilityFacts = { lentTo, lentUntil, goneWay, since };
        return { item: { ...item, availability: input.availability, availabilityFacts } };
      },
      getItemNavigation(answer, { input, asked, cached }) {
        if (isListed(asked.filter, input.availability)) return answer;
        return without(namedItems, answer, input.itemIds, { cached }) as typeof answer;
      },
      getItemHistory(answer, { input, sinceMs, asked }) {
        const isThere = answer.entries.some(({ changeId }) => changeId === input.changeId);
        if (isThere || !input.itemIds.includes(asked.itemId)) return answer;
        const before = answer.entries.map((one) => ({ ...one, changeId: null }));
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

  takeBackAvailability: {
    ...operationKind('takeBackAvailability', {
      subject: ({ changeId }) => `availability:${changeId}`,
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
      kind === 'setAvailability' && (input as Set).changeId === changeId,
    see: whereBefore,
    shows: {
      getItemDetails(answer, { seen }) {
        const before = (seen as Before | undefined)?.[answer.item.itemId];
        return before ? { item: { ...answer.item, ...before } } : answer;
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
