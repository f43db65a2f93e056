import * as v from 'valibot';
import { itemCategory } from './item.ts';
import { line, rowId, uuid } from './scalars.ts';

const tag = v.pipe(line(40), v.minLength(1));
/** Only these of the pieces; left out: all of them. */
const itemIds = v.optional(v.pipe(v.array(rowId), v.minLength(1), v.maxLength(5000)));

/** An own word, and how many pieces have it. */
const used = { pieces: v.number() };

/** Inputs and outputs of what is about a member's own words. */
export const ownWordsSchemas = {
  /** Reads the owner's own categories and tags; 500 of each at most. */
  getOwnWords: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      categories: v.array(v.object({ category: v.string(), ...used })),
      tags: v.array(v.object({ tag: v.string(), ...used })),
    }),
  },
  /**
   * Gives the pieces of a category another one: so an own one is renamed, merged into another, or ended. A wash interval
   * that is set for it goes along with its name; one that is merged leaves its own where it was, for undo.
   */
  changeCategory: {
    input: v.strictObject({ owner: uuid, from: itemCategory, to: itemCategory, itemIds }),
    output: v.object({ itemIds: v.array(v.string()) }),
  },
  /**
   * Gives the pieces with a tag another one instead, or none (`to` null). With `from` null the pieces that are named get
   * the tag, as far as they have room.
   */
  changeTag: {
    input: v.pipe(
      v.strictObject({ owner: uuid, from: v.nullable(tag), to: v.nullable(tag), itemIds }),
      v.check(({ from, to, itemIds }) => (from === null ? to !== null && !!itemIds : true), 'odd'),
    ),
    output: v.object({
      itemIds: v.array(v.string()),
      /** Those of them that did not have the other tag before. */
      gainedIds: v.array(v.string()),
    }),
  },
};
