import { and, eq, inArray } from 'drizzle-orm';
import { lineKeys } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, serviceCarts } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from '../repositories/images.ts';
import type { Attribute } from './tables.ts';

/**
 * Signed addresses of the pictures of the items that a cart's lines name, by item id: only of items of the member who
 * has the cart, whatever the lines say. A real shop shows none.
 */
export async function garmentPictures(
  database: Database,
  signer: Signer,
  cartToken: string,
  lines: readonly { attributes: Attribute[] }[],
  /** Of their longer side, in pixels. */
  size: 240 | 720 = 240,
): Promise<Map<string, string>> {
  const named = lines.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === lineKeys.itemId).map(({ value }) => Number(value)),
  );
  const ids = [...new Set(named.filter((id) => Number.isSafeInteger(id) && id > 0))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ itemId: items.id, image: images })
    .from(serviceCarts)
    .innerJoin(items, eq(items.ownerId, serviceCarts.ownerId))
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(and(eq(serviceCarts.token, cartToken), inArray(items.id, ids)));
  return new Map(
    rows.flatMap(({ itemId, image }) => {
      const url = toImageView(image, signer).urls?.[size];
      return url ? [[String(itemId), url]] : [];
    }),
  );
}
