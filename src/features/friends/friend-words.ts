import { friendName } from '#components/friend-names.ts';

/** How much of a friend's is in sight. */
export function sharedWords({
  wardrobeCount,
  itemCount,
}: {
  wardrobeCount: number;
  itemCount: number;
}): string {
  if (wardrobeCount === 0) return 'Shares no wardrobe yet';
  const wardrobes = `${wardrobeCount} ${wardrobeCount === 1 ? 'wardrobe' : 'wardrobes'}`;
  return `${wardrobes} · ${itemCount} ${itemCount === 1 ? 'piece' : 'pieces'}`;
}

/** What a block does. */
export const blockWords = 'They see nothing of yours, and cannot ask to be your friend.';

/** Whether a member's name has these words in it, whatever their accents and capitals. */
export const isNamed = (member: { screenName: string | null }, search: string): boolean =>
  folded(friendName(member)).includes(folded(search.trim()));

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
