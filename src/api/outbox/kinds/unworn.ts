import { unwornTable } from '#contract/operations/unworn.ts';
import { bringOperations } from '#contract/operations.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { nearDay } from '#lib/availability-words.ts';
import type { Cached } from '../cached.ts';
import { isGone, operationKind } from '../operation-kind.ts';

bringOperations(unwornTable);

/** Writes about what was not worn for long. */
export const unwornKinds = {
  keepItem: operationKind('keepItem', {
    subject: ({ itemId }) => `keep:${itemId}`,
    predict: () => ({}),
    // A day that is over by the time it is sent keeps nothing.
    isDroppedBy: (error) => isGone(error) || error.kind === 'invalid',
    merge: (_earlier, later) => later,
    takesBack: ({ itemId, until }, { kind, input }) =>
      kind === 'keepItem' &&
      until === null &&
      (input as OperationInput<'keepItem'>).itemId === itemId,
    shows: {
      // What is asked about again comes with the server's word.
      getUnworn(answer, { input: { itemId, until }, asked }) {
        if (until === null || until <= asked.today) return answer;
        const pieces = answer.pieces.filter(({ item }) => item.itemId !== itemId);
        const by = answer.pieces.length - pieces.length;
        return by === 0 ? answer : { pieces, count: answer.count - by };
      },
    },
    words: ({ itemId, until }, cached) => {
      const card = cardOf(itemId, cached);
      return {
        title: card ? itemName(card) : '1 piece',
        text: until === null ? 'Asked about again' : `Kept until ${nearDay(until)}`,
        pictures: card?.image ? [card.image] : [],
      };
    },
  }),
};

const cardOf = (itemId: string, cached: Cached): ItemCard | undefined =>
  cached
    .answers('getUnworn')
    .flatMap(({ answer }) => answer.pieces)
    .find(({ item }) => item.itemId === itemId)?.item ?? cached.find('itemId', itemId);
