import {
  and,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { relationships } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';

/*
 * [Note: Pairs] What two members are to each other is one row, and that row is the lock of whatever they do with each
 * other: a write locks the account of whoever acts, then the row of one pair, and no second account. So an acceptance
 * and a block at the same moment come one after the other, and two requests that cross make a friendship (decision 080).
 */

type Row = typeof relationships.$inferSelect;

/** What one member, `me`, and another one are to each other. */
export interface Pair {
  me: string;
  other: string;
  friendsSince: Date | null;
  /** Who of the two said yes last; null where that is not known. */
  acceptedBy: 'me' | 'other' | null;
  /** When who of the two asked; null where nobody waits. */
  asked: {
    by: 'me' | 'other';
    at: Date;
    declinedAt: Date | null;
    /** Once it was declined and taken back. */
    withdrawnAt: Date | null;
  } | null;
  /** Since when `me` blocks the other one. */
  blockedByMe: Date | null;
  blockedByOther: Date | null;
}

/** What a pair becomes. */
type Change = Partial<Omit<Pair, 'me' | 'other'>>;

/** Locks the row of a pair until the transaction ends, and makes it where there is none. Throws the Refusal `not-found`. */
export async function lockPair(database: Database, me: string, other: string): Promise<Pair> {
  // Nobody is anything to themselves.
  if (me === other) throw new Refusal('not-found', 'this is the same member');
  const [lowerId, higherId] = idsOf(me, other);
  await database.execute(sql`
    insert into ${relationships} (lower_id, higher_id)
    select ${lowerId}::uuid, ${higherId}::uuid where exists (select from users where id = ${other})
    on conflict do nothing`);
  const [row] = await database.select().from(relationships).where(isPair(me, other)).for('update');
  if (!row) throw new Refusal('not-found', 'there is no such member');
  return pairOf(row, me);
}

/** Writes what a locked pair becomes; what is not given stays. */
export async function changePair(database: Database, pair: Pair, change: Change): Promise<void> {
  const { me, other, friendsSince, acceptedBy, asked, ...blocked } = { ...pair, ...change };
  const isLower = me < other;
  await database
    .update(relationships)
    .set({
      friendsSince,
      acceptedBy: friendsSince && acceptedBy && { me, other }[acceptedBy],
      askedBy: asked && { me, other }[asked.by],
      askedAt: asked?.at ?? null,
      declinedAt: asked?.declinedAt ?? null,
      withdrawnAt: asked?.withdrawnAt ?? null,
      lowerBlockedAt: isLower ? blocked.blockedByMe : blocked.blockedByOther,
      higherBlockedAt: isLower ? blocked.blockedByOther : blocked.blockedByMe,
    })
    .where(isPair(me, other));
}

/** Whether two members are, or ever were, anything to each other: what is over leaves its row. */
export async function haveMet(database: Database, me: string, other: string): Promise<boolean> {
  const rows = await database
    .select({ lowerId: relationships.lowerId })
    .from(relationships)
    .where(isPair(me, other));
  return rows.length > 0;
}

/** Whether another member blocks one. */
export async function isBlockedBy(database: Database, me: string, other: string): Promise<boolean> {
  const [row] = await database.select().from(relationships).where(isPair(me, other));
  return row !== undefined && pairOf(row, me).blockedByOther !== null;
}

/** Finds who became a friend of a member's since then by a yes of theirs, or by following the member's link. */
export async function findAccepters(
  database: Database,
  me: string,
  since: Date,
): Promise<Set<string>> {
  const rows = await database
    .select({ acceptedBy: relationships.acceptedBy })
    .from(relationships)
    .where(
      and(
        hasMember(me),
        gte(relationships.friendsSince, since),
        isNotNull(relationships.acceptedBy),
        ne(relationships.acceptedBy, me),
      ),
    );
  return new Set(rows.flatMap(({ acceptedBy }) => acceptedBy ?? []));
}

/** Counts the members of whom something is true for one member. */
export async function countPairs(
  database: Database,
  me: string,
  kind: 'friends' | 'waiting' | 'blocked',
): Promise<number> {
  const { lowerId, lowerBlockedAt, higherBlockedAt } = relationships;
  const is: Record<typeof kind, SQL | undefined> = {
    friends: isNotNull(relationships.friendsSince),
    waiting: and(eq(relationships.askedBy, me), isNull(relationships.declinedAt)),
    blocked: sql`case when ${lowerId} = ${me} then ${lowerBlockedAt} else ${higherBlockedAt} end is not null`,
  };
  const [row] = await database
    .select({ count: count() })
    .from(relationships)
    .where(and(hasMember(me), is[kind]));
  return row!.count;
}

/** Reads the pairs of a member that are more than a row: friends, requests that do not rest, and who blocks whom. */
export async function readPairs(database: Database, me: string, restsSince: Date): Promise<Pair[]> {
  const rows = await database
    .select()
    .from(relationships)
    .where(
      and(
        hasMember(me),
        or(
          isNotNull(relationships.friendsSince),
          and(
            isNotNull(relationships.askedBy),
            or(isNull(relationships.declinedAt), gt(relationships.declinedAt, restsSince)),
          ),
          isNotNull(relationships.lowerBlockedAt),
          isNotNull(relationships.higherBlockedAt),
        ),
      ),
    );
  return rows.map((row) => pairOf(row, me));
}

/**
 * True of the row of a member and another one, by columns or expressions, where they are friends, and neither has their
 * account deleted: who does is out of sight until they have it back ([Note: End of an account]).
 */
export const isFriend = (me: string | SQLWrapper, other: SQLWrapper): SQL => sql`(
  ${relationships.lowerId} = least(${me}::uuid, ${other}) and ${relationships.higherId} = greatest(${me}::uuid, ${other})
  and ${relationships.friendsSince} is not null
  and not exists (select from users as leaving where leaving.deletion_at is not null
    and leaving.id in (${relationships.lowerId}, ${relationships.higherId})))`;

/** True of the rows that a member is in. */
const hasMember = (id: string) => or(eq(relationships.lowerId, id), eq(relationships.higherId, id));

/** True of the row of two members. */
export function isPair(one: string, other: string) {
  const [lowerId, higherId] = idsOf(one, other);
  return and(eq(relationships.lowerId, lowerId), eq(relationships.higherId, higherId));
}

/** Two ids in the order of the database, which is that of their letters. */
const idsOf = (one: string, other: string) =>
  one < other ? ([one, other] as const) : ([other, one] as const);

function pairOf(row: Row, me: string): Pair {
  const isLower = row.lowerId === me;
  const { friendsSince, acceptedBy, askedBy, askedAt, declinedAt, withdrawnAt } = row;
  const { lowerBlockedAt, higherBlockedAt } = row;
  return {
    me,
    other: isLower ? row.higherId : row.lowerId,
    friendsSince,
    acceptedBy: acceptedBy === null ? null : acceptedBy === me ? 'me' : 'other',
    asked:
      askedBy && askedAt
        ? { by: askedBy === me ? 'me' : 'other', at: askedAt, declinedAt, withdrawnAt }
        : null,
    blockedByMe: isLower ? lowerBlockedAt : higherBlockedAt,
    blockedByOther: isLower ? higherBlockedAt : lowerBlockedAt,
  };
}
