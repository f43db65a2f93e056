import { itemsTable } from '#contract/operations/items.ts';
import { bringOperations } from '#contract/operations.ts';
import { maxPersonalTags } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { itemNames } from '../../noun-names.ts';
import type { Cached } from '../cached.ts';
import type { Change, OutboxKind } from '../kind.ts';
import { isGone, operationKind } from '../operation-kind.ts';
import { type NamedNoun, nounKinds, subjectOfMany, wordsOfMany } from './noun.ts';
import { without } from './noun-list.ts';

bringOperations(itemsTable);

const named: NamedNoun<'item'> = {
  ...itemNames,
  nameOf: itemName,
  picturesOf: (card) => (card.image ? [card.image] : []),
};

/** Pieces, as the list of waiting writes names them. */
export const namedItems = named as NamedNoun;

const many = nounKinds(namedItems);

type OnItems = { owner: string; itemIds: string[] };

/** How the number of all pieces changes: those that are deleted were there. */
const withItemCount =
  (by: 1 | -1) =>
  (answer: OperationOutput<'getWardrobes'>, { input }: Change<OnItems>) => ({
    ...answer,
    itemCount: Math.max(0, answer.itemCount + by * input.itemIds.length),
  });

/** The details of a piece, where a page has read them. */
const detailsOf = (cached: Cached, itemId: string) =>
  cached.answers('getItemDetails').find(({ answer }) => answer.item.itemId === itemId)?.answer.item;

/** An outfit whose layers of some pieces are gaps, or none any more. */
const withGaps =
  (isGap: boolean) =>
  (
    answer: OperationOutput<'getOutfitDetails'>,
    { input: { itemIds }, cached }: Change<OnItems>,
  ) => {
    const { outfit } = answer;
    const isMeant = (itemId: string | null) => itemId !== null && itemIds.includes(itemId);
    if (!outfit.layers.some((one) => isMeant(one.itemId) && one.isGap !== isGap)) return answer;
    const layers = outfit.layers.map((one) => {
      if (!isMeant(one.itemId)) return one;
      const card = cached.find('itemId', one.itemId!);
      return { ...one, isGap, image: isGap ? null : (card?.image ?? one.image) || null };
    });
    const pieces = isGap ? outfit.pieces.filter((one) => !isMeant(one.itemId)) : outfit.pieces;
    return { outfit: { ...outfit, layers, pieces } };
  };

const deleteItems = many.delete as unknown as OutboxKind<OnItems>;
const restoreItems = many.restore as unknown as OutboxKind<OnItems>;

/** Writes to many items, and those to one that need no form. */
export const itemKinds = {
  itemAddToWardrobes: many.add,
  itemRemoveFromWardrobes: many.remove,

  deleteItems: {
    ...deleteItems,
    predict(input, by) {
      const [only] = input.itemIds;
      const known = input.itemIds.length === 1 ? detailsOf(by.cached, only!) : undefined;
      // In how many outfits several are together is not known here.
      return {
        ...(deleteItems.predict!(input, by) as object),
        outfitCount: known?.outfitCount ?? 0,
      };
    },
    shows: {
      ...deleteItems.shows,
      getWardrobes: (answer, change) =>
        withItemCount(-1)(deleteItems.shows!.getWardrobes!(answer, change), change),
      getOutfitDetails: withGaps(true),
    },
  } satisfies OutboxKind<OnItems>,

  restoreItems: {
    ...restoreItems,
    shows: {
      ...restoreItems.shows,
      getWardrobes: (answer, change) =>
        withItemCount(1)(restoreItems.shows!.getWardrobes!(answer, change), change),
      getOutfitDetails: withGaps(false),
    },
  } satisfies OutboxKind<OnItems>,

  changeItems: operationKind('changeItems', {
    subject: ({ itemIds }) => subjectOfMany(namedItems, itemIds),
    predict: ({ itemIds, addedTags = [] }, { cached }) => ({
      itemIds,
      fullItemIds: itemIds.filter(
        (id) => withTags(detailsOf(cached, id)?.personalTags ?? [], addedTags).isFull,
      ),
    }),
    merge(earlier, later) {
      const addedTags = [...new Set([...(earlier.addedTags ?? []), ...(later.addedTags ?? [])])];
      if (addedTags.length > maxPersonalTags) return null;
      return {
        ...earlier,
        ...later,
        changes: { ...earlier.changes, ...later.changes },
        ...(addedTags.length > 0 && { addedTags }),
      };
    },
    shows: {
      getItemDetails(answer, { input: { itemIds, changes, addedTags = [] } }) {
        const { item } = answer;
        if (!itemIds.includes(item.itemId)) return answer;
        const { tags: personalTags } = withTags(item.personalTags, addedTags);
        return { item: { ...item, ...changes, personalTags } };
      },
    },
    showsOnCards: {
      getItems(card, { input: { itemIds, changes } }) {
        const { category = card.category, brand = card.brand } = changes;
        const isSame = category === card.category && brand === card.brand;
        return isSame || !itemIds.includes(card.itemId) ? card : { ...card, category, brand };
      },
    },
    words: ({ itemIds }, cached) => ({
      ...wordsOfMany(namedItems, itemIds, cached),
      text: 'Edited',
    }),
  }),

  confirmCategories: operationKind('confirmCategories', {
    subject: ({ seen }) =>
      subjectOfMany(
        namedItems,
        seen.map(({ itemId }) => itemId),
      ),
    predict: ({ seen }) => ({ itemIds: seen.map(({ itemId }) => itemId) }),
    isDroppedBy: isGone,
    shows: {
      getItemNavigation(answer, { input: { seen }, asked, cached }) {
        const ids = seen.map(({ itemId }) => itemId);
        const there = ids.filter((id) => answer.itemIds.includes(id)).length;
        if (there === 0) return answer;
        const recognized = Math.max(0, answer.counts.recognized - there);
        const counts = { ...answer.counts, recognized };
        if (!asked.filter.recognized) return { ...answer, counts };
        // They leave the list of those that are to be checked, and stay in all others.
        const { itemIds, groups } = without(namedItems, answer, ids, {
          cached,
        }) as typeof answer;
        return { itemIds, groups, counts };
      },
      getItemDetails(answer, { input: { seen } }) {
        const one = seen.find(({ itemId }) => itemId === answer.item.itemId);
        if (!one || answer.item.category !== null) return answer;
        return { item: { ...answer.item, category: one.category } };
      },
    },
    showsOnCards: {
      getItems(card, { input: { seen } }): ItemCard {
        const one = seen.find(({ itemId }) => itemId === card.itemId);
        return one && card.category === null ? { ...card, category: one.category } : card;
      },
    },
    words: ({ seen }, cached) => ({
      ...wordsOfMany(
        namedItems,
        seen.map(({ itemId }) => itemId),
        cached,
      ),
      text: seen.length === 1 ? 'Category confirmed' : 'Categories confirmed',
    }),
  }),
};

/** Tags with more, as many as there is room for. */
function withTags(before: readonly string[], added: readonly string[]) {
  const tags = [...new Set([...before, ...added])];
  return { tags: tags.slice(0, maxPersonalTags), isFull: tags.length > maxPersonalTags };
}
