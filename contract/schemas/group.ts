import * as v from 'valibot';
import { groupedNouns, maxGrouped, maxGroupName } from '../rules/groups.ts';
import { deviceId, done, line, rowId, uuid } from './scalars.ts';

const name = v.pipe(line(maxGroupName), v.minLength(1, 'required'));
const ids = v.pipe(v.array(rowId), v.maxLength(maxGrouped, 'too-many'));

const group = v.object({
  groupId: v.string(),
  noun: v.picklist(groupedNouns),
  name: v.string(),
  /** The ids in it, the first added first. */
  ids: v.array(v.string()),
});

/** A group that a member made in a list. */
export type SavedGroup = v.InferOutput<typeof group>;

/** Inputs and outputs of `groups/query` and `groups/manage`. */
export const groupSchemas = {
  getGroups: {
    input: v.strictObject({ owner: uuid }),
    /** Of all lists, the first made first. */
    output: v.object({ groups: v.array(group) }),
  },
  /** Makes a group. One that is there already gets the name, and what it lacks. */
  makeGroup: {
    input: v.strictObject({
      owner: uuid,
      groupId: deviceId,
      noun: v.picklist(groupedNouns),
      name,
      ids,
    }),
    output: v.object({ group }),
  },
  /** Changes a group; what is gone by now, or in it already, is left out. */
  changeGroup: {
    input: v.strictObject({
      owner: uuid,
      groupId: deviceId,
      name: v.optional(name),
      addedIds: v.optional(ids),
      removedIds: v.optional(ids),
    }),
    output: v.object({ group }),
  },
  /** Deletes a group, and nothing that is in it; one that is gone is no fault. */
  deleteGroup: { input: v.strictObject({ owner: uuid, groupId: deviceId }), output: done },
};
