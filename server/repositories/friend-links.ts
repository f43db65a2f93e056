import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { linkDays } from '#contract/rules/friends.ts';
import type { Database } from '../database/database.ts';
import { friendLinks } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import type { SweepPart } from './sweep-part.ts';

/*
 * [Note: Friend links] A link is the id of its row and the server's signature of it. So the same link can be told again, to
 * be shown as a code on another day, and nothing that is stored opens anything.
 */

const dayMs = 86_400_000;
/** Characters of the id in a link; the rest is its signature. */
const idLength = 22;

type Link = Pick<typeof friendLinks.$inferSelect, 'id' | 'ownerId' | 'expiresAt'>;

/** A link as it is sent, and until when it works. */
export function showLink(link: Link, signer: Signer): { linkToken: string; expiresDate: string } {
  const id = Buffer.from(link.id.replaceAll('-', ''), 'hex').toString('base64url');
  return {
    linkToken: `${id}${signer.sign('friend-link', link.id)}`,
    expiresDate: link.expiresAt.toISOString(),
  };
}

/** Makes a link of a member who has none that is open. */
export async function makeLink(database: Database, ownerId: string, now: Date): Promise<Link> {
  await endOpenLink(database, ownerId, now);
  const expiresAt = new Date(now.getTime() + linkDays * dayMs);
  const [made] = await database.insert(friendLinks).values({ ownerId, expiresAt }).returning();
  return made!;
}

/** Ends a member's link, if one is open. */
export async function endOpenLink(database: Database, ownerId: string, now: Date): Promise<void> {
  await database
    .update(friendLinks)
    .set({ endedAt: now })
    .where(and(eq(friendLinks.ownerId, ownerId), isNull(friendLinks.endedAt)));
}

/** Finds an open link by what was sent. Throws the Refusal `link-expired`. */
export async function findLink(
  database: Database,
  linkToken: string,
  { signer, now }: { signer: Signer; now: Date },
): Promise<Link> {
  const id = uuidOf(linkToken.slice(0, idLength));
  const isOurs = id !== null && signer.holds(linkToken.slice(idLength), 'friend-link', id);
  const [link] = isOurs
    ? await database
        .select()
        .from(friendLinks)
        .where(and(eq(friendLinks.id, id), isOpen(now)))
    : [];
  if (!link) throw new Refusal('link-expired', 'this link was used, revoked, or is too old');
  return link;
}

/** Uses a link up. Throws the Refusal `link-expired` where somebody else just did. */
export async function spendFriendLink(database: Database, { id }: Link, now: Date): Promise<void> {
  const spent = await database
    .update(friendLinks)
    .set({ endedAt: now })
    .where(and(eq(friendLinks.id, id), isOpen(now)))
    .returning({ id: friendLinks.id });
  if (spent.length === 0) throw new Refusal('link-expired', 'somebody else used this link');
}

/** The open link of a member; null where none is. */
export async function findOpenLink(
  database: Database,
  ownerId: string,
  now: Date,
): Promise<Link | null> {
  const [link] = await database
    .select()
    .from(friendLinks)
    .where(and(eq(friendLinks.ownerId, ownerId), isOpen(now)));
  return link ?? null;
}

const isOpen = (now: Date) => and(isNull(friendLinks.endedAt), gt(friendLinks.expiresAt, now));

/** The id that 22 characters of base64url stand for; null of anything else. */
function uuidOf(text: string): string | null {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  return hex.length === 32
    ? hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
    : null;
}

/** Links that ended. */
export const friendLinkSweep: SweepPart = {
  afterMs: linkDays * dayMs,
  async forget(database, before) {
    await database.delete(friendLinks).where(lt(friendLinks.expiresAt, before));
  },
};
