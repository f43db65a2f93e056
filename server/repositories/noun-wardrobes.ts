import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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

/** How many hang in a wardrobe of the query's table `wardrobes`; counted, never stored. */
export function hangingCount({ table, hangs, listed, shown }: AnyNoun, scope: Scope): SQL<number> {
  const isCounted = and(
    eq(table.id, hangs.id),
    isNull(table.deletedAt),
    listed,
    isFull(scope) ? undefined : shown,
  );
  return sql<number>`(select count(*)::int from ${hangs.table} join ${table} on ${isCounted}
    where ${eq(hangs.table.wardrobeId, wardrobes.id)})`;
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
