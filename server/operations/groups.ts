import { changeGroup, deleteGroup, listGroups, makeGroup } from '../repositories/groups.ts';
import { handle } from './operation.ts';

/** `groups/query` and `groups/manage`. */
export const groupOperations = [
  handle('getGroups', {
    async run({ scope, database }) {
      return { groups: await listGroups(scope, database) };
    },
  }),

  handle('makeGroup', {
    async run({ input, scope, database }) {
      return { group: await makeGroup(scope, database, { ...input, ids: input.ids.map(Number) }) };
    },
  }),

  handle('changeGroup', {
    async run({ input, scope, database }) {
      const { groupId, name, addedIds, removedIds } = input;
      const change = {
        name,
        addedIds: addedIds?.map(Number),
        removedIds: removedIds?.map(Number),
      };
      return { group: await changeGroup(scope, database, groupId, change) };
    },
  }),

  handle('deleteGroup', {
    async run({ input, scope, database }) {
      await deleteGroup(scope, database, input.groupId);
      return {};
    },
  }),
];
