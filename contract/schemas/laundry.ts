import * as v from 'valibot';
import { mostWashWears } from '../rules/wash-intervals.ts';
import { itemCard, itemCategory } from './item.ts';
import { done, moment, money, moneySum, rowId, uuid } from './scalars.ts';

/** A piece and how often it was worn since the wash. */
const wornPiece = { item: itemCard, wears: v.number() };

/** A category of the owner's pieces, and when those are due for the wash. */
const washCategory = v.object({
  /** A leaf of the category tree, or the owner's own word. */
  category: v.string(),
  /** After how many wears its pieces are due; null of what never is. */
  after: v.nullable(v.number()),
  /** What cleaning one of its pieces costs, and of which category that was said: of what it is a kind of, too. */
  cleaning: v.nullable(v.object({ ...moneySum.entries, of: v.string() })),
  pieces: v.number(),
  /** How many of them are due now. */
  due: v.number(),
  /** Of those that were worn and are not due, the one that is soonest, and how many wears it has left. */
  next: v.nullable(v.object({ itemId: rowId, name: v.string(), left: v.number() })),
});

/** Pieces that became clean at once. */
const wash = v.object({
  since: moment,
  pieces: v.array(v.object(wornPiece)),
});

/** A category of the owner's pieces, and when those are due for the wash. */
export type WashCategory = v.InferOutput<typeof washCategory>;

/** Inputs and outputs of what is about the wash. */
export const laundrySchemas = {
  getLaundry: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      /** The pieces in the wash, the last first, and since when. */
      basket: v.array(v.object({ ...wornPiece, since: moment })),
      /** The pieces at hand that are due, the most overdue first; a few hundred at most. */
      due: v.array(v.object({ ...wornPiece, after: v.number() })),
      /** In the tree's order, own words last. */
      categories: v.array(washCategory),
    }),
  },
  /** Reads what became clean from the wash, the last first; 500 pieces at most. */
  getWashHistory: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({ washes: v.array(wash) }),
  },
  /** Says after how many wears pieces of a category are due; null: never. */
  setWashInterval: {
    input: v.strictObject({
      owner: uuid,
      category: itemCategory,
      wears: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostWashWears))),
    }),
    output: done,
  },
  /** Says what cleaning a piece of a category costs from now on; null: nothing. */
  setCleaningPrice: {
    input: v.strictObject({ owner: uuid, category: itemCategory, price: v.nullable(money) }),
    output: done,
  },
};
