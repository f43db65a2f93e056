import { changeGroup, deleteGroup, listGroups, makeGroup } from '../repositories/groups.ts';
import { handle } from './operation.ts';

/** `groups/query` and `groups/manage`. */
export const groupOperations = [
  handle('getGroups', {
    async run({ input, viewer, database }) {
      return { groups: await listGroups(viewer, database, input.owner) };
    },
  }),

  handle('makeGroup', {
    async run({ input, viewer, database }) {
      return { group: await makeGroup(viewer, database, { ...input, ids: input.ids.map(Number) }) };
    },
  }),

  handle('changeGroup', {
    async run({ input, viewer, database }) {
      const { owner, groupId, name, addedIds, removedIds } = input;
      const change = {
        name,
        addedIds: addedIds?.map(Number),
        removedIds: removedIds?.map(Number),
      };
      return { group: await changeGroup(viewer, database, owner, groupId, change) };
    },
  }),

  handle('deleteGroup', {
    async run({ input, viewer, database }) {
      await deleteGroup(viewer, database, input.owner, input.groupId);
      return {};
    },
  }),
];
