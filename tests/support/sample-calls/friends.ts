import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { friendsTable } from '#contract/operations/friends.ts';
import { users } from '#server/database/schema.ts';
import type { Person, TestServer } from '../test-server.ts';
import type { SampleCalls } from './sample-call.ts';

/** Somebody new with a screen name. */
async function somebody(server: TestServer): Promise<Person & { screenName: string }> {
  const person = await server.person();
  return { ...person, screenName: await nameAnew(server, person) };
}

async function nameAnew(server: TestServer, { userId }: Person): Promise<string> {
  const screenName = randomUUID();
  const { database } = server.app.services.open;
  await database.update(users).set({ screenName }).where(eq(users.id, userId));
  return screenName;
}

/** The address of somebody new whom this person asked. */
async function asked(server: TestServer, as: Person): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`;
  await server.call('inviteFriend', { email }, as);
  return { email };
}

/** The id of a new friend. */
async function friend(server: TestServer, as: Person): Promise<{ userId: string }> {
  const other = await somebody(server);
  await server.call('inviteFriend', { screenName: await nameAnew(server, as) }, other);
  await server.call('answerFriend', { userId: other.userId, isAccepted: true }, as);
  return { userId: other.userId };
}

/** The id of somebody whom this person blocks. */
async function blocked(server: TestServer, as: Person): Promise<{ userId: string }> {
  const { userId } = await friend(server, as);
  await server.call('blockMember', { userId }, as);
  return { userId };
}

const strange = ({ userId }: Person) => [{ input: { userId } }];

export const friendsSamples: SampleCalls<typeof friendsTable> = {
  getFriends: { valid: async () => ({}) },
  inviteFriend: {
    valid: async (server) => ({ screenName: (await somebody(server)).screenName }),
  },
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
};
