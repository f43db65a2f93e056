import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Deletable } from './deletable.ts';
import { hide } from './noun-removal.ts';
import { findTwin, keptOf, requireRoom, takeWords } from './plan-places.ts';
import type { FullScope } from './scope.ts';

/** Plans go with their wears. */
export const deletablePlans: Deletable = { table: plans };

/**
 * Takes a deletion back; answers which plans stand there then. Where its outfit was planned anew for the same day
 * and slot one of the two is left ([Note: Twins]). Throws `not-found` if it is too late for all, and `too-many`.
 */
export async function restorePlans(
  scope: FullScope,
  database: Database,
  planIds: string[],
  now: Date,
): Promise<number[]> {
  const ids = [...new Set(planIds.map(Number))];
  const rows = await database
    .select()
    .from(plans)
    .where(and(inArray(plans.id, ids), eq(plans.ownerId, scope.subject)))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${plans.id})`);
  if (rows.length === 0) throw new Refusal('not-found', 'no such plan');
  const there = new Set<number>();
  for (const row of rows) {
    const twin = row.deletedAt && (await findTwin(database, row));
    const kept = twin ? keptOf(row, twin) : row;
    if (twin && kept === row) await hide(database, deletablePlans, [twin.id], now);
    if (row.deletedAt && kept === row) {
      await requireRoom(database, row);
      await database.update(plans).set({ deletedAt: null }).where(eq(plans.id, row.id));
    }
    if (twin) await takeWords(database, kept, kept === row ? twin : row);
    there.add(kept.id);
  }
  return [...there];
}
