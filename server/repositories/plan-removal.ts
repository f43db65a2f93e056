import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { deletedItemDays } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import { looks, outfits, plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { findTwin, keptOf, requireRoom, takeWords } from './plan-places.ts';
import type { AccountSweepPart } from './sweep-part.ts';
import { requireOwner, type Viewer } from './viewer.ts';

/** Hides plans, with their wears; the sweep forgets them for good later. */
export async function hidePlans(database: Database, planIds: number[], now: Date): Promise<void> {
  await database.update(plans).set({ deletedAt: now }).where(inArray(plans.id, planIds));
}

/**
 * Takes a deletion back; answers which plans stand there then. Where its outfit was planned anew for the same day
 * and slot one of the two is left ([Note: Twins]). Throws `not-found` if it is too late for all, and `too-many`.
 */
export async function restorePlans(
  viewer: Viewer,
  database: Database,
  owner: string,
  planIds: string[],
  now: Date,
): Promise<number[]> {
  requireOwner(viewer, owner);
  const ids = [...new Set(planIds.map(Number))];
  const rows = await database
    .select()
    .from(plans)
    .where(and(inArray(plans.id, ids), eq(plans.ownerId, owner)))
    .orderBy(sql`array_position(${sql.param(ids)}::bigint[], ${plans.id})`);
  if (rows.length === 0) throw new Refusal('not-found', 'no such plan');
  const there = new Set<number>();
  for (const row of rows) {
    const twin = row.deletedAt && (await findTwin(database, row));
    const kept = twin ? keptOf(row, twin) : row;
    if (twin && kept === row) await hidePlans(database, [twin.id], now);
    if (row.deletedAt && kept === row) {
      await requireRoom(database, row);
      await database.update(plans).set({ deletedAt: null }).where(eq(plans.id, row.id));
    }
    if (twin) await takeWords(database, kept, kept === row ? twin : row);
    there.add(kept.id);
  }
  return [...there];
}

/** Keeps the titles of outfits that are about to be forgotten with the plans of them. */
export async function keepOutfitTitles(database: Database, which: SQL | undefined): Promise<void> {
  await database
    .update(plans)
    .set({ goneTitle: sql`${outfits.title}` })
    .from(outfits)
    .where(and(eq(outfits.id, plans.outfitId), which));
}

/** Keeps the titles of looks that are about to be forgotten with the plans of them. */
export async function keepLookTitles(database: Database, which: SQL | undefined): Promise<void> {
  await database
    .update(plans)
    .set({ goneLookTitle: sql`coalesce(${looks.title}, '')` })
    .from(looks)
    .where(and(eq(looks.id, plans.lookId), which));
}

/** Plans that were hidden, once that cannot be taken back any more. */
export const planSweep: AccountSweepPart = {
  afterMs: deletedItemDays * 24 * 3_600_000,
  async owners(database, before) {
    const rows = await database
      .selectDistinct({ ownerId: plans.ownerId })
      .from(plans)
      .where(lt(plans.deletedAt, before));
    return rows.map((row) => row.ownerId);
  },
  async forget(database, owner, before) {
    await database.delete(plans).where(and(eq(plans.ownerId, owner), lt(plans.deletedAt, before)));
    return [];
  },
};
