import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const friends = { service: 'users', ...member, needs: 'sharedWardrobes' } as const;
const manage = { ...friends, verb: 'manage', kind: 'write', spoils: ['GetFriends'] } as const;

/** The operations on one's friends. */
export const friendsTable = {
  getFriends: {
    ...friends,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    provides: ['GetFriends'],
  },
  getFriendCards: {
    ...friends,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    provides: ['GetFriends'],
  },
  inviteFriend: { ...manage, perMinute: 20 },
  makeFriendLink: { ...manage, tellsSecret: true, perMinute: 20 },
  revokeFriendLink: manage,
  readFriendLink: { ...friends, verb: 'query', kind: 'read', perMinute: 20 },
  followFriendLink: { ...manage, perMinute: 20 },
  answerFriend: manage,
  withdrawRequest: manage,
  endFriendship: manage,
  blockMember: manage,
  unblockMember: manage,
  reportMember: { ...manage, perMinute: 20 },
} as const satisfies OperationTable;
