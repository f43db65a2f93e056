import * as v from 'valibot';
import { itemCard } from './item.ts';
import { day, done, moneySum, rowId, uuid } from './scalars.ts';

/*
 * [Note: Kept] A piece that was not worn for long is asked about: keep it, or have it repaired. Asked for is a day: what
 * was worn on it or before, and not since. What nobody wore yet counts from the day that it was added, since what was
 * worn before that Hem does not know. An answer is one day on the piece, until which it is not asked about again,
 * whatever the months that are chosen then. What is gone is not asked about; what is lent or in the wash is.
 */

const unwornPiece = v.object({
  item: itemCard,
  wears: v.number(),
  /** Null of one that was never worn. */
  lastWornDay: v.nullable(v.string()),
  /** What it cost so far, in the currency of its price (contract/rules/cost-per-wear.ts); null without a price. */
  cost: v.nullable(moneySum),
});

/** A piece that was not worn for long ([Note: Kept]). */
export type UnwornPiece = v.InferOutput<typeof unwornPiece>;

/** Inputs and outputs of what is about pieces that are not worn. */
export const unwornSchemas = {
  /** Reads the pieces that were not worn after a day, and are not kept beyond today ([Note: Kept]). */
  getUnworn: {
    input: v.pipe(
      v.strictObject({
        owner: uuid,
        /** Left out for all that the owner has. */
        wardrobeId: v.optional(rowId),
        /** The last day on which they may have been worn: today, or before. */
        since: day,
        /** The day where the owner is. */
        today: day,
      }),
      v.forward(
        v.partialCheck([['since'], ['today']], ({ since, today }) => since <= today, 'not-yet'),
        ['since'],
      ),
    ),
    output: v.object({
      /** The longest unworn first; at most 200. */
      pieces: v.array(unwornPiece),
      /** How many there are. */
      count: v.number(),
    }),
  },
  /**
   * Says until which day a piece is kept without being asked about; null: it is asked about again. Refuses a day that is
   * over everywhere.
   */
  keepItem: {
    input: v.strictObject({ owner: uuid, itemId: rowId, until: v.nullable(day) }),
    output: done,
  },
};
