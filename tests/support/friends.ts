import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
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

/** Gives a member so many friends, who are nobody else's. */
export async function befriendSome(
  server: TestServer,
  { userId }: Person,
  count: number,
): Promise<void> {
  await server.app.services.open.database.execute(sql`
    with made as (
      insert into users (email, password_hash)
      select gen_random_uuid() || '@example.com', '' from generate_series(1, ${count}) returning id
    )
    insert into relationships (lower_id, higher_id, friends_since)
    select least(id, ${userId}::uuid), greatest(id, ${userId}::uuid), now() from made`);
}

/** Has a member block so many others, who are nobody else's. */
export async function blockSome(
  server: TestServer,
  { userId }: Person,
  count: number,
): Promise<void> {
  await server.app.services.open.database.execute(sql`
    with made as (
      insert into users (email, password_hash)
      select gen_random_uuid() || '@example.com', '' from generate_series(1, ${count}) returning id
    )
    insert into relationships (lower_id, higher_id, lower_blocked_at, higher_blocked_at)
    select least(id, ${userId}::uuid), greatest(id, ${userId}::uuid),
      case when ${userId}::uuid < id then now() end, case when ${userId}::uuid > id then now() end
    from made`);
}
