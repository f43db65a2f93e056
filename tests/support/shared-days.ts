import { makeFriends } from './friends.ts';
import { dayFromNow } from './loans.ts';
import type { Person, TestServer } from './test-server.ts';

/** What a host may share with somebody: the two become friends. */
export async function shareable(server: TestServer, host: Person, guest: Person) {
  await makeFriends(server, host, guest);
  return {
    owner: host.userId,
    title: 'Zoe’s wedding',
    firstDay: dayFromNow(1),
    lastDay: dayFromNow(2),
    guestIds: [guest.userId],
  };
}
