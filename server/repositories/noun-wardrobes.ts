import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { wardrobes } from '../database/schema.ts';
import type { AnyNoun } from './noun.ts';
import { isFull, type Scope } from './scope.ts';

/**
 * Puts these into wardrobes; those that hang there already stay as they are. The ids are two parameters however many
 * they are, and PostgreSQL makes the pairs: a statement takes no more than 65,535.
 */
export async function addToWardrobes(
  database: Database,
  { hangs }: AnyNoun,
  ids: number[],
  wardrobeIds: number[],
): Promise<void> {
  const columns = [hangs.table.wardrobeId, hangs.id].map(({ name }) => sql.identifier(name));
  await database.execute(sql`
    insert into ${hangs.table} (${sql.join(columns, sql`, `)})
    select wardrobe, thing from unnest(${sql.param(wardrobeIds)}::bigint[]) as wardrobe,
      unnest(${sql.param(ids)}::bigint[]) as thing
    on conflict do nothing`);
}

/** Takes these out of wardrobes. */
export async function removeFromWardrobes(
  database: Database,
  { hangs }: AnyNoun,
  ids: number[],
  wardrobeIds: number[],
): Promise<void> {
  if (ids.length === 0 || wardrobeIds.length === 0) return;
  await database
    .delete(hangs.table)
    .where(and(inArray(hangs.id, ids), inArray(hangs.table.wardrobeId, wardrobeIds)));
}

/** How many hang in each wardrobe of the owner, or in one, by wardrobe; counted, never stored. */
export async function countInWardrobes(
  database: Database,
  { table, hangs, listed, shown }: AnyNoun,
  scope: Scope,
  wardrobeId?: number,
): Promise<Map<number, number>> {
  const counted = and(listed, isFull(scope) ? undefined : shown);
  const rows = await database
    .select({ wardrobeId: wardrobes.id, hanging: count() })
    .from(wardrobes)
    .innerJoin(hangs.table, eq(hangs.table.wardrobeId, wardrobes.id))
    .innerJoin(table, and(eq(table.id, hangs.id), isNull(table.deletedAt), counted))
    .where(
      and(
        eq(wardrobes.ownerId, scope.subject),
        wardrobeId === undefined ? undefined : eq(wardrobes.id, wardrobeId),
      ),
    )
    .groupBy(wardrobes.id);
  return new Map(rows.map((row) => [row.wardrobeId, row.hanging]));
}

/** The wardrobes in sight that one hangs in, the first made first. */
export async function readWardrobesOf(
  scope: Scope,
  database: Database,
  { hangs }: AnyNoun,
  id: number,
): Promise<{ wardrobeId: string; name: string }[]> {
  const rows = await database
    .select({ wardrobeId: wardrobes.id, name: wardrobes.name })
    .from(hangs.table)
    .innerJoin(wardrobes, eq(wardrobes.id, hangs.table.wardrobeId))
    .where(
      and(
        eq(hangs.id, id),
        isFull(scope) ? undefined : inArray(wardrobes.id, [...scope.wardrobes]),
      ),
    )
    .orderBy(asc(wardrobes.id));
  return rows.map((row) => ({ wardrobeId: String(row.wardrobeId), name: row.name }));
}
