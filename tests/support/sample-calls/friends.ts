import { randomUUID } from 'node:crypto';
import type { friendsTable } from '#contract/operations/friends.ts';
import { makeFriends, nameAnew } from '../friends.ts';
import type { Person, TestServer } from '../test-server.ts';
import type { SampleCalls } from './sample-call.ts';

/** The address of somebody new whom this person asked. */
async function asked(server: TestServer, as: Person): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`;
  await server.call('inviteFriend', { email }, as);
  return { email };
}

/** The id of a new friend. */
async function friend(server: TestServer, as: Person): Promise<{ userId: string }> {
  const other = await server.person();
  await makeFriends(server, as, other);
  return { userId: other.userId };
}

/** A link of somebody new. */
async function link(server: TestServer): Promise<{ linkToken: string }> {
  const { linkToken } = await server.call('makeFriendLink', {}, await server.person());
  return { linkToken };
}

/** The id of somebody whom this person blocks. */
async function blocked(server: TestServer, as: Person): Promise<{ userId: string }> {
  const { userId } = await friend(server, as);
  await server.call('blockMember', { userId }, as);
  return { userId };
}

const report = { reason: 'unkind', note: '', isBlocked: true } as const;

const strange = ({ userId }: Person) => [{ input: { userId } }];

export const friendsSamples: SampleCalls<typeof friendsTable> = {
  getFriends: { valid: async () => ({}) },
  getFriendCards: {
    valid: async (server, as) => ({ friendIds: [(await friend(server, as)).userId] }),
    strange: ({ userId }) => [{ input: { friendIds: [userId] }, is: 'sees-nothing' }],
  },
  inviteFriend: {
    valid: async (server) => ({ screenName: await nameAnew(server, await server.person()) }),
  },
  makeFriendLink: { valid: async () => ({}) },
  revokeFriendLink: { valid: async () => ({}) },
  readFriendLink: { valid: link },
  followFriendLink: { valid: link },
  answerFriend: {
    valid: async (server, as) => ({ ...(await friend(server, as)), isAccepted: true }),
    strange: ({ userId }) => [
      { input: { userId, isAccepted: true } },
      { input: { userId, isAccepted: false } },
    ],
  },
  withdrawRequest: { valid: asked, strange },
  endFriendship: { valid: friend, strange },
  blockMember: { valid: friend, strange },
  unblockMember: { valid: blocked, strange },
  reportMember: {
    valid: async (server, as) => ({ ...(await friend(server, as)), ...report }),
    strange: ({ userId }) => [{ input: { userId, ...report } }],
  },
};
