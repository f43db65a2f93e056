import { and, eq, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { WardrobeSharing } from '#contract/rules/wardrobes.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { relationships, users, wardrobes, wardrobeViewers } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { isFriend, isPair } from './relationships.ts';
import type { FullScope, SharedWardrobe } from './scope.ts';
import type { Viewer } from './viewer.ts';

type Sharing = OperationOutput<'getWardrobeSharing'>;

/** True of a wardrobe that somebody sees as a friend, beside the row of the two. */
export const isSharedWith = (viewerId: string | SQLWrapper) =>
  or(
    eq(wardrobes.sharing, 'friends'),
    and(
      eq(wardrobes.sharing, 'chosen'),
      sql`exists (select from ${wardrobeViewers}
        where ${wardrobeViewers.wardrobeId} = ${wardrobes.id} and ${wardrobeViewers.viewerId} = ${viewerId}
          and ${wardrobeViewers.friendsSince} = ${relationships.friendsSince})`,
    ),
  );

/**
 * An owner's wardrobes that a viewer sees as their friend, in one statement; null where they are no friends, or the owner's
 * account is to be deleted. Of chosen friends it is asked whether they were chosen in this friendship: one that was ended and begun again opens nothing.
 */
export async function findShared(
  database: Database,
  { userId }: Viewer,
  owner: string,
): Promise<readonly SharedWardrobe[] | null> {
  const rows = await database
    .select({ id: wardrobes.id, mayBorrow: wardrobes.mayBorrow })
    .from(relationships)
    .innerJoin(users, and(eq(users.id, owner), isNull(users.deletionAt)))
    .leftJoin(wardrobes, and(eq(wardrobes.ownerId, owner), isSharedWith(userId)))
    .where(and(isPair(userId, owner.toLowerCase()), isNotNull(relationships.friendsSince)));
  return rows.length > 0
    ? rows.flatMap(({ id, mayBorrow }) => (id === null ? [] : { id, mayBorrow: mayBorrow! }))
    : null;
}

/** Reads who sees a wardrobe besides its owner. Throws the Refusal `not-found`. */
export async function readSharing(
  scope: FullScope,
  database: Database,
  wardrobeId: string,
): Promise<Sharing> {
  const [wardrobe] = await database
    .select({ sharing: wardrobes.sharing, mayBorrow: wardrobes.mayBorrow })
    .from(wardrobes)
    .where(isOwn(scope, wardrobeId));
  if (!wardrobe) throw new Refusal('not-found', 'no such wardrobe');
  const viewers = await database
    .select({ viewerId: wardrobeViewers.viewerId })
    .from(wardrobeViewers)
    .innerJoin(relationships, isFriend(scope.subject, wardrobeViewers.viewerId))
    .where(
      and(
        eq(wardrobeViewers.wardrobeId, Number(wardrobeId)),
        eq(wardrobeViewers.friendsSince, relationships.friendsSince),
      ),
    )
    .orderBy(wardrobeViewers.viewerId);
  return { ...wardrobe, viewerIds: viewers.map(({ viewerId }) => viewerId) };
}

/** Says who sees a wardrobe of the owner's, whose account is locked. Throws the Refusal `not-found`. */
export async function shareWardrobe(
  scope: FullScope,
  database: Database,
  {
    wardrobeId,
    sharing,
    viewerIds,
    mayBorrow,
  }: {
    wardrobeId: string;
    sharing: WardrobeSharing;
    viewerIds: string[];
    /** Left out to keep what was said. */
    mayBorrow?: boolean | undefined;
  },
): Promise<Sharing> {
  const [wardrobe] = await database
    .update(wardrobes)
    .set({ sharing, mayBorrow, updatedAt: sql`now()` })
    .where(isOwn(scope, wardrobeId))
    .returning({ id: wardrobes.id });
  if (!wardrobe) throw new Refusal('not-found', 'no such wardrobe');
  await database.delete(wardrobeViewers).where(eq(wardrobeViewers.wardrobeId, wardrobe.id));
  await database.execute(sql`
    insert into ${wardrobeViewers} (wardrobe_id, viewer_id, friends_since)
    select ${wardrobe.id}, viewer_id, friends_since
    from unnest(${sql.param(viewerIds)}::uuid[]) as viewer_id
      join ${relationships} on ${isFriend(scope.subject, sql`viewer_id`)}
    group by viewer_id, friends_since`);
  return readSharing(scope, database, wardrobeId);
}

const isOwn = ({ subject }: FullScope, wardrobeId: string) =>
  and(eq(wardrobes.id, Number(wardrobeId)), eq(wardrobes.ownerId, subject));
