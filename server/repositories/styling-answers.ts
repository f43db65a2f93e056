import { and, eq, inArray } from 'drizzle-orm';
import type { BoardBackground, Layer } from '#contract/rules/collage.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, outfits, stylings, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { saveOutfit } from './outfits.ts';
import { savePlan } from './plan-save.ts';
import type { FullScope } from './scope.ts';
import { findReceived, pieceIdsOf, readStylingRows, type StylingRow } from './stylings.ts';

/**
 * Makes an outfit of what a friend laid, with the name of who laid it, and a plan where one is asked for. The account is
 * locked, so it is kept once: again it answers the same outfit. Throws the Refusals `not-found`, `conflict` where it was
 * passed on, or nothing of it is there any more, and those of a plan.
 */
export async function keepStyling(
  scope: FullScope,
  database: Database,
  { stylingId, plan, swaps }: Omit<OperationInput<'keepStyling'>, 'owner'>,
  now: Date,
): Promise<OperationOutput<'keepStyling'>> {
  const row = await findReceived(scope, database, stylingId, now);
  if (row.keptAt) {
    return { outfitId: row.outfitId === null ? null : String(row.outfitId), leftOutIds: [] };
  }
  if (row.passedAt) throw new Refusal('conflict', 'it was passed on', { stylingId: 'answered' });
  const { layers, leftOutIds } = await layersToKeep(scope, database, row, swaps);
  const { id } = await saveOutfit(scope, database, {
    changes: { title: row.title },
    collage: { background: row.background as BoardBackground, layers },
  });
  const [sender] = await database
    .select({ screenName: users.screenName })
    .from(users)
    .where(eq(users.id, row.senderId));
  // A text of their own: it stays whatever becomes of the two.
  await database
    .update(outfits)
    .set({ styledBy: sender?.screenName ?? 'a friend' })
    .where(eq(outfits.id, id));
  if (plan) {
    await savePlan(scope, database, { changes: { ...plan, outfitId: String(id) } }, now);
  }
  await database
    .update(stylings)
    .set({ keptAt: now, seenAt: row.seenAt ?? now, outfitId: id })
    .where(eq(stylings.id, row.id));
  return { outfitId: String(id), leftOutIds };
}

/**
 * Notes that its owner kept what a friend laid as an outfit that they changed. Of what was answered by now, or is void,
 * nothing is noted: the outfit is saved all the same.
 */
export async function keepAsCopy(
  { subject }: FullScope,
  database: Database,
  { stylingId, outfitId }: { stylingId: string; outfitId: number },
  now: Date,
): Promise<void> {
  const which = and(eq(stylings.id, Number(stylingId)), eq(stylings.ownerId, subject));
  const [row] = await readStylingRows(database, which, now);
  if (!row || row.keptAt || row.passedAt) return;
  await database
    .update(stylings)
    .set({ keptAt: now, seenAt: row.seenAt ?? now, outfitId })
    .where(eq(stylings.id, row.id));
}

/** The layers with what takes the place of others, without those of pieces that are gone, and the ids of these. */
async function layersToKeep(
  scope: FullScope,
  database: Database,
  row: StylingRow,
  swaps: OperationInput<'keepStyling'>['swaps'],
): Promise<{ layers: Layer[]; leftOutIds: string[] }> {
  const byOther = new Map(swaps.map(({ itemId, byItemId }) => [itemId, byItemId]));
  const swapped = row.layers.map((layer) => ({
    ...layer,
    itemId: layer.itemId && (byOther.get(layer.itemId) ?? layer.itemId),
  }));
  const wanted = pieceIdsOf({ layers: swapped });
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .where(and(present(itemNoun, scope), inArray(items.id, wanted.map(Number))));
  const there = new Set(rows.map(({ id }) => String(id)));
  if (swaps.some(({ byItemId }) => !there.has(byItemId))) {
    throw new Refusal('not-found', 'no such item');
  }
  const layers = swapped.filter(({ itemId }) => itemId !== null && there.has(itemId));
  if (layers.length === 0) {
    throw new Refusal('conflict', 'nothing of it is there any more', { stylingId: 'gone' });
  }
  return { layers, leftOutIds: wanted.filter((id) => !there.has(id)) };
}

/**
 * Notes that its owner has seen what a friend laid, and that they want no more of it. Its friend is told the first alone.
 * Throws the Refusals `not-found`, and `conflict` where it was kept and is to be passed on.
 */
export async function seeStyling(
  scope: FullScope,
  database: Database,
  { stylingId, isPassed }: Omit<OperationInput<'seeStyling'>, 'owner'>,
  now: Date,
): Promise<void> {
  const row = await findReceived(scope, database, stylingId, now);
  if (isPassed && row.keptAt)
    throw new Refusal('conflict', 'it was kept', { stylingId: 'answered' });
  await database
    .update(stylings)
    .set({
      seenAt: row.seenAt ?? now,
      ...(isPassed ? { passedAt: row.passedAt ?? now } : {}),
    })
    .where(eq(stylings.id, row.id));
}
