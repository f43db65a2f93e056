import * as v from 'valibot';
import { maxFilterName, ownFilterLists } from '../rules/saved-filters.ts';
import { itemFilterParts } from './item.ts';
import { day, deviceId, done, line, uuid } from './scalars.ts';

const name = v.pipe(line(maxFilterName), v.minLength(1, 'required'));

/** A filter without what a list adds for itself, and without a day: what was worn is asked as of the day that it is used. */
const savedItemFilter = v.omit(itemFilterParts, ['grouped', 'recognized', 'today']);

/** The part of a filter of pieces that is saved: its words, its order, its wardrobe and its lists. */
export type SavedItemFilter = v.InferInput<typeof savedItemFilter>;

const savedFilter = v.object({
  filterId: v.string(),
  name: v.string(),
  filter: savedItemFilter,
  /** The values of own words that no piece has any more; the wardrobe's id where that is gone. */
  gone: v.array(v.object({ list: v.picklist([...ownFilterLists, 'wardrobe']), value: v.string() })),
  /** How many pieces it shows without what is gone; null until the server has counted. */
  pieceCount: v.nullable(v.number()),
});

/** A filter of pieces that a member saved by a name. */
export type SavedFilter = v.InferOutput<typeof savedFilter>;

/** Inputs and outputs of saved filters, of `items/query` and `items/manage`. */
export const savedFilterSchemas = {
  getSavedFilters: {
    input: v.strictObject({
      owner: uuid,
      /** The day where the owner is. */
      today: day,
    }),
    /** In the order of their names. */
    output: v.object({ filters: v.array(savedFilter) }),
  },
  /** Saves a filter, or changes one as a whole. A name that another one has gets a number. */
  saveFilter: {
    input: v.strictObject({ owner: uuid, filterId: deviceId, name, filter: savedItemFilter }),
    output: v.object({ filterId: v.string(), name: v.string() }),
  },
  /** Deletes a saved filter; one that is gone is no fault. */
  deleteFilter: { input: v.strictObject({ owner: uuid, filterId: deviceId }), output: done },
};
