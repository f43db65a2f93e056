import type { groupsTable } from '#contract/operations/groups.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

/** A group of somebody's own. */
const groupOf = ({ userId }: { userId: string }) => userId.replaceAll('-', '');

export const groupsSamples: SampleCalls<typeof groupsTable> = {
  getGroups: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  makeGroup: {
    valid: async (_server, as) => ({
      owner: as.userId,
      groupId: groupOf(as),
      noun: 'outfits',
      name: 'Lisbon',
      ids: as.outfitIds.slice(0, 1),
    }),
    strange: (owner) => {
      const made = { groupId: groupOf(owner), noun: 'outfits' as const, name: 'Mine now', ids: [] };
      return [{ input: { owner: owner.userId, ...made } }];
    },
  },
  changeGroup: {
    async valid(server, as) {
      const group = { owner: as.userId, groupId: groupOf(as) };
      const made = { ...group, noun: 'outfits' as const, name: 'Lisbon', ids: [] };
      await server.call('makeGroup', made, as);
      return { ...group, name: 'Porto', addedIds: as.outfitIds.slice(0, 1) };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { groupId: groupOf(owner), name: 'Mine now' }),
  },
  deleteGroup: {
    valid: async (_server, as) => ({ owner: as.userId, groupId: groupOf(as) }),
    strange: (owner) => [{ input: { owner: owner.userId, groupId: groupOf(owner) } }],
  },
};
