import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/database/schema.ts';
import type { Person, TestServer } from './test-server.ts';

/** Gives somebody another screen name; answers it. */
export async function nameAnew(server: TestServer, { userId }: Person): Promise<string> {
  const screenName = randomUUID();
  const { database } = server.app.services.open;
  await database.update(users).set({ screenName }).where(eq(users.id, userId));
  return screenName;
}

/** Makes two members friends, as they do it themselves. */
export async function makeFriends(server: TestServer, one: Person, other: Person): Promise<void> {
  await server.call('inviteFriend', { screenName: await nameAnew(server, one) }, other);
  const { requests } = await server.call('getFriends', {}, one);
  // Where one had asked before, the two are friends by now.
  if (requests.some(({ userId }) => userId === other.userId)) {
    await server.call('answerFriend', { userId: other.userId, isAccepted: true }, one);
  }
}
