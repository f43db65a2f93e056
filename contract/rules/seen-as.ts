/**
 * Names the owner's things as one of their friends sees them, for the reads that friends may make (`ownerSeen`).
 *
 * @param owner the owner's id.
 * @param friendId the friend's.
 */
export const seenAs = (owner: string, friendId: string): string => `${owner}~${friendId}`;

/** Takes apart whose things a read names; `friendId` is null unless they are named as a friend sees them. */
export function splitOwner(named: string): { owner: string; friendId: string | null } {
  const [owner = '', friendId = null] = named.split('~');
  return { owner, friendId };
}
