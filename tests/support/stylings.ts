import { makeFriends } from './friends.ts';
import { pieceIn, sharedWardrobe } from './loans.ts';
import { collageOf } from './sample-calls/outfits.ts';
import type { Person, TestServer } from './test-server.ts';

/** What a friend may send somebody: the two become friends, and the one whom they style shares a piece. */
export async function stylable(server: TestServer, owner: Person, sender: Person) {
  await makeFriends(server, owner, sender);
  const itemId = await pieceIn(server, owner, [await sharedWardrobe(server, owner)]);
  return { owner: owner.userId, title: 'Gallery', collage: collageOf([itemId]) };
}
