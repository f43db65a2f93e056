import { and, eq, type SQL } from 'drizzle-orm';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { mayBorrow } from './borrowable.ts';
import { toImageView } from './images.ts';
import { attributesOf, type ItemRow } from './item-derivation.ts';
import type { Scope } from './scope.ts';
import { toldAvailability } from './told-availability.ts';

/** The cards of the items of which a condition is true, by id. */
export async function readItemCards(
  scope: Scope,
  database: Database,
  which: SQL | undefined,
  signer: Signer,
): Promise<Map<number, ItemCard>> {
  const rows = await database
    .select({ item: items, image: images, mayBorrow: mayBorrow(scope) })
    .from(items)
    .leftJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .leftJoin(images, eq(images.id, itemImages.imageId))
    .where(which);
  return new Map(
    rows.map(({ item, image, mayBorrow }) => [
      item.id,
      { ...toItemCard(scope, item, image && toImageView(image, signer)), mayBorrow },
    ]),
  );
}

/** An item as a tile shows it, and as it is told in a scope; as one that nobody borrows. */
export function toItemCard(scope: Scope, row: ItemRow, image: ItemCard['image']): ItemCard {
  const {
    title,
    brand,
    size,
    category,
    mainColor,
    furtherColors,
    patterns,
    sleeveLength,
    condition,
    availability,
  } = attributesOf(row);
  return {
    itemId: String(row.id),
    ownerId: row.ownerId,
    title,
    brand,
    size,
    category,
    mainColor,
    furtherColors,
    patterns,
    sleeveLength,
    condition,
    availability: toldAvailability(scope, availability),
    mayBorrow: null,
    image,
    createDate: row.createdAt.toISOString(),
  };
}
