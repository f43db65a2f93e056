import { addDays } from '#contract/rules/calendar-days.ts';
import { makeFriends } from './friends.ts';
import type { Person, TestServer } from './test-server.ts';

/** The id of a new wardrobe for all friends. */
export async function sharedWardrobe(server: TestServer, as: Person): Promise<string> {
  const { userId } = as;
  const form = { owner: userId, name: 'Shared', description: '' };
  const { wardrobeId } = (await server.call('saveWardrobe', form, as)).wardrobe;
  const sharing = 'friends' as const;
  await server.call('shareWardrobe', { owner: userId, wardrobeId, sharing, viewerIds: [] }, as);
  return wardrobeId;
}

/** The id of a new piece in these wardrobes. */
export async function pieceIn(
  server: TestServer,
  as: Person,
  wardrobeIds: string[],
  title = 'Cape',
): Promise<string> {
  const input = { owner: as.userId, changes: { title }, wardrobeIds };
  return (await server.call('saveItem', input, as)).item.itemId;
}

/** A day so many days from today, by UTC. */
export const dayFromNow = (days: number, now = new Date()): string =>
  addDays(now.toISOString().slice(0, 10), days);

/** What a borrower may ask of a lender: the two become friends, and the lender shares a piece. */
export async function lendable(server: TestServer, lender: Person, borrower: Person) {
  await makeFriends(server, lender, borrower);
  const wardrobeId = await sharedWardrobe(server, lender);
  const itemIds = [await pieceIn(server, lender, [wardrobeId])];
  return { owner: lender.userId, itemIds, firstDay: dayFromNow(0), lastDay: dayFromNow(3) };
}
