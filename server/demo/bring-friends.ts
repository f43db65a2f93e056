import type { Database } from '../database/database.ts';
import { askMember } from '../repositories/friendships.ts';
import { changePair, lockPair } from '../repositories/relationships.ts';
import type { FullScope } from '../repositories/scope.ts';
import { shareWardrobe } from '../repositories/wardrobe-sharing.ts';

/** Somebody whom the demo's member knows. */
export interface DemoFriend {
  email: string;
  firstName: string;
  lastName: string;
  screenName: string;
  /** The ids of the garments by the names of the wardrobes that they share; who has none asks to be a friend. */
  wardrobes: Record<string, string[]>;
  /** What they lend to the member. */
  lends?: { garment: string };
  /** What they would like to borrow of the member. */
  borrows?: { garment: string; note: string };
}

/** Makes an account a friend of the demo's member, with all its wardrobes shared, or lets it ask to be one. */
export async function bringFriend(
  scope: FullScope,
  database: Database,
  member: { userId: string; screenName: string },
  wardrobeIds: readonly string[],
  now: Date,
): Promise<void> {
  if (wardrobeIds.length === 0) {
    await askMember(scope, database, member.screenName, now);
    return;
  }
  const pair = await lockPair(database, scope.subject, member.userId);
  await changePair(database, pair, { friendsSince: now });
  for (const wardrobeId of wardrobeIds) {
    await shareWardrobe(scope, database, { wardrobeId, sharing: 'friends', viewerIds: [] });
  }
}
