import { and, eq, inArray } from 'drizzle-orm';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from './images.ts';
import { toItemCard } from './item-cards.ts';
import { itemNoun } from './item-noun.ts';
import { inSight } from './noun.ts';
import { isFull, type Scope } from './scope.ts';
import { itemWearCount } from './wears.ts';

/**
 * Reads those of these items that are in sight, with what they cost and how often they were worn, in the same order.
 */
export async function readWornPieces(
  scope: Scope,
  database: Database,
  itemIds: number[],
  signer: Signer,
): Promise<OutfitDetails['pieces']> {
  if (itemIds.length === 0) return [];
  const rows = await database
    .select({ item: items, image: images, wearCount: itemWearCount })
    .from(items)
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(and(inArray(items.id, itemIds), inSight(itemNoun, scope)));
  const found = new Map(rows.map((row) => [row.item.id, row]));
  return itemIds.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { item, image, wearCount } = row;
    const card = toItemCard(scope, item, image && toImageView(image, signer));
    if (!isFull(scope))
      return { ...card, purchasePriceCents: null, purchaseCurrency: null, wearCount: null };
    const { purchasePriceCents, purchaseCurrency } = item;
    return { ...card, purchasePriceCents, purchaseCurrency, wearCount };
  });
}
