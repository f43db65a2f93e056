import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { imageRenditions } from '#contract/rules/images.ts';
import type { ItemCondition } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, resaleListings, users } from '../database/schema.ts';
import { shownRendition } from './images.ts';
import { hashToken } from './sessions.ts';

/** A photo of the share page: the file that is stored of it, and how wide and high it is shown. */
export interface SharedPhoto {
  imageId: string;
  rendition: NonNullable<ReturnType<typeof shownRendition>>;
}

/** All that the share page of a piece tells. */
export interface SharedListing {
  title: string;
  brand: string | null;
  size: string | null;
  category: string | null;
  condition: ItemCondition;
  measurements: string;
  description: string;
  price: { cents: number; currency: string };
  photos: SharedPhoto[];
}

/** The longer side of the stored file that the page's pictures are made from, in pixels. */
const side = imageRenditions[2];

/**
 * Finds what is offered at the address with a code; null where it is not (any more): of what is no longer listed, of a
 * piece that is deleted or gone, and of a member who has their account deleted ([Note: Resale]).
 */
export async function findShared(database: Database, code: string): Promise<SharedListing | null> {
  const [found] = await database
    .select({ listing: resaleListings, item: items })
    .from(resaleListings)
    .innerJoin(items, eq(items.id, resaleListings.itemId))
    .innerJoin(users, eq(users.id, resaleListings.ownerId))
    .where(
      and(
        eq(resaleListings.shareCodeHash, hashToken(code)),
        eq(resaleListings.state, 'listed'),
        isNull(items.deletedAt),
        ne(items.availability, 'gone'),
        isNull(users.deletionAt),
      ),
    );
  if (!found || found.listing.priceCents === null) return null;
  const { listing, item } = found;
  return {
    title: listing.title,
    brand: item.brand,
    size: item.size,
    category: item.category,
    condition: listing.condition,
    measurements: listing.measurements,
    description: listing.description,
    price: { cents: found.listing.priceCents, currency: listing.priceCurrency },
    photos: await readPhotos(database, item.id, listing.photoIds),
  };
}

/** The photos of a piece that its owner chose, in their order; all of them where none of those is there any more. */
async function readPhotos(
  database: Database,
  itemId: number,
  chosen: readonly string[],
): Promise<SharedPhoto[]> {
  const rows = await database
    .select({ image: images })
    .from(itemImages)
    .innerJoin(images, and(eq(images.id, itemImages.imageId), inArray(images.status, ['ready'])))
    .where(eq(itemImages.itemId, itemId))
    .orderBy(itemImages.position);
  const there = rows.flatMap(({ image }) => {
    const rendition = shownRendition(image, side);
    return rendition ? [{ imageId: image.id, rendition }] : [];
  });
  const byId = new Map(there.map((photo) => [photo.imageId, photo]));
  const kept = chosen.flatMap((imageId) => byId.get(imageId) ?? []);
  return kept.length > 0 ? kept : there;
}
