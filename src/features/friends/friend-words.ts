/** The name by which a member is shown; of one without a profile, a general one. */
export const friendName = ({ screenName }: { screenName: string | null }): string =>
  screenName ?? 'A member';

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

/** A name as an owner's: *Anna’s*, *Agnes’*. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** Whether a member's name has these words in it, whatever their accents and capitals. */
export const isNamed = (member: { screenName: string | null }, search: string): boolean =>
  folded(friendName(member)).includes(folded(search.trim()));

const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
