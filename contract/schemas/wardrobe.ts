import * as v from 'valibot';
import { imageView } from './image.ts';
import { done, line, moment, prose, rowId, uuid } from './scalars.ts';

const wardrobe = v.object({
  wardrobeId: v.string(),
  ownerId: v.string(),
  name: v.string(),
  description: v.string(),
  itemCount: v.number(),
  /** Up to five pictures for its rail, the newest first. */
  rail: v.array(v.object({ itemId: v.string(), title: v.string(), image: imageView })),
  createDate: moment,
  updateDate: moment,
});

/** A named group of items. */
export type Wardrobe = v.InferOutput<typeof wardrobe>;

/** What a wardrobe's form asks. */
export const wardrobeForm = v.strictObject({
  name: v.pipe(line(60), v.minLength(1, 'required')),
  description: prose(300),
});

/** Inputs and outputs of `wardrobes/query` and `wardrobes/manage`. */
export const wardrobeSchemas = {
  getWardrobes: {
    input: v.strictObject({ owner: uuid }),
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
  deleteWardrobe: { input: v.strictObject({ owner: uuid, wardrobeId: rowId }), output: done },
};
