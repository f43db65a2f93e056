import { and, asc, eq, inArray, isNull, min } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import {
  items,
  lookPins,
  looks,
  outfitLayers,
  outfits,
  planItems,
  plans,
} from '../database/schema.ts';
import { insertMissing } from './insert-missing.ts';
import { isAmong } from './is-among.ts';
import { type NameRow, nameColumns, pieceName } from './piece-name.ts';

/** A piece of a plan, as far as it is known. */
export interface Piece {
  itemId: number;
  /** The name of the piece. */
  name: string;
  group: string | null;
  availability: string;
}

const columns = {
  itemId: items.id,
  ...nameColumns,
  group: items.categoryGroup,
  availability: items.availability,
};

type Row = NameRow & {
  id: number;
  itemId: number;
  group: string | null;
  availability: string;
};

function byId(rows: Row[]): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>();
  for (const { id, itemId, group, availability, ...named } of rows) {
    const name = pieceName(named);
    found.set(id, [...(found.get(id) ?? []), { itemId, name, group, availability }]);
  }
  return found;
}

/** The items that these plans name, in their order, by plan; without those that are deleted. */
export async function readPlanPieces(
  database: Database,
  planIds: number[],
): Promise<Map<number, Piece[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await database
    .select({ id: planItems.planId, ...columns })
    .from(planItems)
    .innerJoin(items, and(eq(items.id, planItems.itemId), isNull(items.deletedAt)))
    .where(isAmong(planItems.planId, planIds))
    .orderBy(asc(planItems.planId), asc(planItems.position));
  return byId(rows);
}

/** Whether pieces in the bin count, too. */
type With = 'all' | 'there';

const shownItem = (itemId: PgColumn, which: With) =>
  and(eq(items.id, itemId), which === 'all' ? undefined : isNull(items.deletedAt));

/** The different items of these outfits, from the back to the front, by outfit; without deleted ones. */
export async function readOutfitPieces(
  database: Database,
  outfitIds: number[],
  which: With = 'there',
): Promise<Map<number, Piece[]>> {
  if (outfitIds.length === 0) return new Map();
  const rows = await database
    .select({ id: outfitLayers.outfitId, ...columns })
    .from(outfitLayers)
    .innerJoin(items, shownItem(outfitLayers.itemId, which))
    .where(isAmong(outfitLayers.outfitId, outfitIds))
    .groupBy(outfitLayers.outfitId, items.id)
    .orderBy(asc(outfitLayers.outfitId), asc(min(outfitLayers.position)));
  return byId(rows);
}

/** The different items of these looks, those that are pinned before others of their outfits, by look. */
export async function readLookPieces(
  database: Database,
  lookIds: number[],
  which: With = 'there',
): Promise<Map<number, Piece[]>> {
  if (lookIds.length === 0) return new Map();
  const rows = await database
    .select({ id: lookPins.lookId, ...columns })
    .from(lookPins)
    .innerJoin(items, shownItem(lookPins.itemId, which))
    .where(isAmong(lookPins.lookId, lookIds))
    .groupBy(lookPins.lookId, items.id)
    .orderBy(asc(lookPins.lookId), asc(min(lookPins.position)));
  const pinned = byId(rows);
  const within = await database
    .select({ id: looks.id, outfitId: outfits.id })
    .from(looks)
    .leftJoin(outfits, and(eq(outfits.id, looks.outfitId), isNull(outfits.deletedAt)))
    .where(isAmong(looks.id, lookIds));
  const outfitIds = within.flatMap(({ outfitId }) => outfitId ?? []);
  const shown = await readOutfitPieces(database, [...new Set(outfitIds)], which);
  return new Map(
    within.map(({ id, outfitId }) => {
      const all = [...(pinned.get(id) ?? []), ...(shown.get(outfitId ?? 0) ?? [])];
      return [id, [...new Map(all.map((piece) => [piece.itemId, piece])).values()]];
    }),
  );
}

/**
 * Writes down what these plans of outfits and looks are made of now, as what was worn ([Note: Wears]): also what is
 * in the bin, whose wear shows once it is brought back.
 */
export async function nameShownPieces(database: Database, planIds: number[]): Promise<void> {
  if (planIds.length === 0) return;
  const rows = await database
    .select({ planId: plans.id, outfitId: plans.outfitId, lookId: plans.lookId })
    .from(plans)
    .where(inArray(plans.id, planIds));
  const ids = (idName: 'outfitId' | 'lookId') => [
    ...new Set(rows.flatMap((row) => row[idName] ?? [])),
  ];
  const ofOutfit = await readOutfitPieces(database, ids('outfitId'), 'all');
  const ofLook = await readLookPieces(database, ids('lookId'), 'all');
  const named = rows.flatMap(({ planId, outfitId, lookId }) => {
    const pieces = ofOutfit.get(outfitId ?? 0) ?? ofLook.get(lookId ?? 0) ?? [];
    return pieces.map(({ itemId }, position) => ({ planId, itemId, position }));
  });
  await insertMissing(database, planItems, named);
}

/**
 * Follows what was pinned on a look, or is not any more, was worn, or was not, in all its worn plans ([Note: Wears]).
 */
export async function followPins(
  database: Database,
  lookId: number,
  { added, removed }: { added: number[]; removed: number[] },
): Promise<void> {
  const worn = database
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.lookId, lookId), eq(plans.isWorn, true)));
  // What its outfit still has was worn all the same. Here its pins are not there: they are being replaced.
  const shown = (await readLookPieces(database, [lookId], 'all')).get(lookId) ?? [];
  const gone = removed.filter((itemId) => !shown.some((piece) => piece.itemId === itemId));
  if (gone.length > 0) {
    await database
      .delete(planItems)
      .where(and(inArray(planItems.planId, worn), inArray(planItems.itemId, gone)));
  }
  const rows = added.length > 0 ? await worn : [];
  const named = rows.flatMap(({ id }) =>
    // Behind those that it has, of which there are at most as many as layers and pins.
    added.map((itemId, index) => ({ planId: id, itemId, position: 200 + index })),
  );
  await insertMissing(database, planItems, named);
}

/** Puts these items in the place of those that a plan names. */
export async function replacePlanItems(
  database: Database,
  planId: number,
  itemIds: number[],
): Promise<void> {
  await database.delete(planItems).where(eq(planItems.planId, planId));
  if (itemIds.length === 0) return;
  await database
    .insert(planItems)
    .values(itemIds.map((itemId, position) => ({ planId, itemId, position })));
}
