import type { groupsTable } from '#contract/operations/groups.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const groupId = '0123456789abcdef0123456789abcdef';

export const groupsSamples: SampleCalls<typeof groupsTable> = {
  getGroups: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  makeGroup: {
    valid: async (_server, as) => ({
      owner: as.userId,
      groupId,
      noun: 'outfits',
      name: 'Lisbon',
      ids: as.outfitIds.slice(0, 1),
    }),
    strange: (owner) => [
      { input: { owner: owner.userId, groupId, noun: 'outfits', name: 'Mine now', ids: [] } },
    ],
  },
  changeGroup: {
    async valid(server, as) {
      const made = { owner: as.userId, groupId, noun: 'outfits' as const, name: 'Lisbon', ids: [] };
      await server.call('makeGroup', made, as);
      return { owner: as.userId, groupId, name: 'Porto', addedIds: as.outfitIds.slice(0, 1) };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { groupId, name: 'Mine now' }),
  },
  deleteGroup: {
    valid: async (_server, as) => ({ owner: as.userId, groupId }),
    strange: (owner) => [{ input: { owner: owner.userId, groupId } }],
  },
};
