import * as v from 'valibot';
import { mostFriends } from '../rules/friends.ts';
import { wardrobeSharings } from '../rules/wardrobes.ts';
import { rowId, userId, uuid } from './scalars.ts';

const sharing = v.object({
  sharing: v.picklist(wardrobeSharings),
  /** The friends who were chosen. */
  viewerIds: v.array(v.string()),
  /** Whether friends who see it may ask to borrow what hangs in it. */
  mayBorrow: v.boolean(),
});

/** Inputs and outputs of what is about who sees wardrobes and pieces. */
export const sharingSchemas = {
  /** Reads who sees a wardrobe besides its owner. */
  getWardrobeSharing: {
    input: v.strictObject({ owner: uuid, wardrobeId: rowId }),
    output: sharing,
  },
  /** Keeps pieces from friends whatever they hang in, or shows them again. */
  hideItems: {
    input: v.strictObject({
      owner: uuid,
      itemIds: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(500)),
      isHidden: v.boolean(),
    }),
    /** The ids of those that it changed. */
    output: v.object({ itemIds: v.array(v.string()) }),
  },
  /**
   * Says who sees a wardrobe, and what hangs in it, besides its owner. Of chosen friends those are left out who are no
   * friends any more; where all are friends, the chosen ones are kept for another time.
   */
  shareWardrobe: {
    input: v.strictObject({
      owner: uuid,
      wardrobeId: rowId,
      sharing: v.picklist(wardrobeSharings),
      viewerIds: v.pipe(v.array(userId), v.maxLength(mostFriends)),
      /** Left out to keep what was said. */
      mayBorrow: v.optional(v.boolean()),
    }),
    output: sharing,
  },
};
