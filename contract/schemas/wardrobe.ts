import * as v from 'valibot';
import { maxCoverItems, maxWardrobes, wardrobeSharings } from '../rules/wardrobes.ts';
import { imageView } from './image.ts';
import { done, line, moment, ownerSeen, prose, rowId, uuid } from './scalars.ts';

const wardrobe = v.object({
  wardrobeId: v.string(),
  ownerId: v.string(),
  name: v.string(),
  description: v.string(),
  /** Who sees it besides its owner; null for anybody else, and where sharing is off. */
  sharing: v.nullable(v.picklist(wardrobeSharings)),
  /** Whether friends who see it may ask to borrow what hangs in it. */
  mayBorrow: v.boolean(),
  itemCount: v.number(),
  outfitCount: v.number(),
  lookCount: v.number(),
  /** The pieces that the owner chose for its cover, in order. */
  coverItemIds: v.array(v.string()),
  /** Up to five pictures for its rail: those of its cover, then others of it. */
  rail: v.array(
    v.object({
      itemId: v.string(),
      /** The title of the piece. */
      title: v.string(),
      image: imageView,
    }),
  ),
  createDate: moment,
  updateDate: moment,
});

/** A named group of items. */
export type Wardrobe = v.InferOutput<typeof wardrobe>;

/** The fields of a wardrobe's form. */
export const wardrobeForm = v.strictObject({
  name: v.pipe(line(60), v.minLength(1, 'required')),
  description: prose(300),
});

/** Inputs and outputs of `wardrobes/query` and `wardrobes/manage`. */
export const wardrobeSchemas = {
  getWardrobes: {
    input: v.strictObject({ owner: ownerSeen }),
    output: v.object({ wardrobes: v.array(wardrobe), itemCount: v.number() }),
  },
  saveWardrobe: {
    input: v.strictObject({
      owner: uuid,
      /** Left out to make a new one. */
      wardrobeId: v.optional(rowId),
      ...wardrobeForm.entries,
    }),
    output: v.object({ wardrobe }),
  },
  /** Puts the owner's wardrobes in this order; those that are not named follow as they stood. */
  orderWardrobes: {
    input: v.strictObject({
      owner: uuid,
      wardrobeIds: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(maxWardrobes)),
    }),
    output: v.object({ wardrobeIds: v.array(v.string()) }),
  },
  /**
   * Chooses the pieces that hang in front on a wardrobe's rail, in this order; none for those that the
   * rail finds itself. What does not hang in the wardrobe any more is left out.
   */
  chooseWardrobeCover: {
    input: v.strictObject({
      owner: uuid,
      wardrobeId: rowId,
      itemIds: v.pipe(v.array(rowId), v.maxLength(maxCoverItems)),
    }),
    output: v.object({ wardrobe }),
  },
  deleteWardrobe: { input: v.strictObject({ owner: uuid, wardrobeId: rowId }), output: done },
};
