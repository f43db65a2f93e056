import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import { isOpen, mayGoTo, type ResaleState } from '#contract/rules/resale.ts';
import type { CheckedInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, itemImages, type items, resaleListings } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { requireBegun, setAvailability } from './availability.ts';
import { saysWhere } from './availability-history.ts';
import { newShare } from './resale-code.ts';
import { findOpenListing, findPiece, type ListingRow } from './resale-listings.ts';
import type { FullScope } from './scope.ts';

/** Where a piece may not be while it is offered or sold: it is not there to be handed over. */
const away: readonly ItemAvailability[] = ['lent', 'at-the-studio', 'gone'];

/** Throws `conflict`, with where it is, of a piece that cannot be handed over. */
function requireHere(availability: string): void {
  if (away.includes(availability as ItemAvailability)) {
    throw new Refusal('conflict', 'it is not here', { itemId: availability });
  }
}

type Saved = Omit<CheckedInput<'saveResaleListing'>, 'owner'>;

/**
 * Keeps the open listing of a piece of the owner's, whose account is locked, and answers its id. Throws `not-found`;
 * `conflict` where another device was first, or the piece is gone; `invalid` of photos that are not the piece's.
 */
export async function saveListing(
  scope: FullScope,
  database: Database,
  { itemId, revision, price, ...words }: Saved,
  now: Date,
): Promise<number> {
  const { row, currency } = await findPiece(scope, database, itemId);
  const before = await findOpenListing(scope, database, row.id);
  if ((before?.revision ?? 0) !== revision) {
    throw new Refusal('conflict', 'it was changed meanwhile', { revision: 'changed' });
  }
  if (row.availability === 'gone') requireHere(row.availability);
  if (before?.state === 'listed' && !price) {
    throw new Refusal('invalid', 'what is listed has a price', { price: 'required' });
  }
  const photos = await database
    .select({ imageId: itemImages.imageId })
    .from(itemImages)
    .where(eq(itemImages.itemId, row.id));
  const there = new Set(photos.map(({ imageId }) => imageId));
  if (words.photoIds.some((photoId) => !there.has(photoId.toLowerCase()))) {
    throw new Refusal('invalid', 'not a photo of this piece', { photoIds: 'unknown' });
  }
  const values = {
    ...words,
    priceCents: price?.cents ?? null,
    priceCurrency:
      price?.currency ?? (row.purchasePriceCents === null ? currency : row.purchaseCurrency),
    revision: revision + 1,
    updatedAt: now,
  };
  const [saved] = before
    ? await database
        .update(resaleListings)
        .set(values)
        .where(eq(resaleListings.id, before.id))
        .returning()
    : await database
        .insert(resaleListings)
        .values({ ...values, ownerId: scope.subject, itemId: row.id })
        .returning();
  return saved!.id;
}

/** Finds a listing of the owner's, and where its piece is. Throws `not-found`, of deleted pieces too. */
async function findListing(scope: FullScope, database: Database, listingId: string) {
  const [row] = await database
    .select()
    .from(resaleListings)
    .where(
      and(eq(resaleListings.ownerId, scope.subject), eq(resaleListings.id, Number(listingId))),
    );
  if (!row) throw new Refusal('not-found', 'no such listing');
  const piece = await findPiece(scope, database, String(row.itemId));
  return { row, piece: piece.row };
}

/** Throws `conflict`, with its state, of a listing that may not go to another one. */
function requireWay({ state }: ListingRow, to: ResaleState): void {
  if (!mayGoTo(state, to)) {
    throw new Refusal('conflict', `it is ${state}`, { listingId: state });
  }
}

/** Offers a piece, which is for sale from now on. Throws `not-found`, `conflict`, and `invalid` without a price. */
export async function listItem(
  scope: FullScope,
  database: Database,
  { listingId, changeId, revision }: Omit<CheckedInput<'listResaleItem'>, 'owner'>,
  now: Date,
): Promise<void> {
  const { row, piece } = await findListing(scope, database, listingId);
  // Said anew by a device that did not hear the answer.
  if (row.state === 'listed' && row.changeId === changeId) return;
  requireWay(row, 'listed');
  if (row.revision !== revision) {
    throw new Refusal('conflict', 'it was changed meanwhile', { revision: 'changed' });
  }
  requireHere(piece.availability);
  if (row.priceCents === null) throw new Refusal('invalid', 'no price', { price: 'required' });
  const change = { itemIds: [String(piece.id)], availability: 'for-sale' as const };
  await setAvailability(scope, database, change, changeId, now);
  await database
    .update(resaleListings)
    .set({
      state: 'listed',
      stateBefore: row.state,
      changeId,
      listedAt: now,
      updatedAt: now,
      revision: row.revision + 1,
    })
    .where(eq(resaleListings.id, row.id));
}

/**
 * Marks a piece that is listed as sold: it is gone, which ends its listing ([Note: Listings and places]). A sale that was
 * agreed elsewhere is told where the piece is. Throws `not-found`, `conflict`, and `invalid` of a day that has not begun.
 */
export async function sellItem(
  scope: FullScope,
  database: Database,
  { listingId, changeId, amount, today }: Omit<CheckedInput<'sellResaleItem'>, 'owner'>,
  now: Date,
): Promise<void> {
  const { row, piece } = await findListing(scope, database, listingId);
  if (row.state === 'sold' && row.changeId === changeId) return;
  // Nobody was offered a draft.
  if (row.state === 'draft') throw new Refusal('conflict', 'it is a draft', { listingId: 'draft' });
  requireWay(row, 'sold');
  requireHere(piece.availability);
  const gone = { availability: 'gone', goneWay: 'sold', amount } as const;
  const change = { itemIds: [String(piece.id)], ...gone, ...(today !== undefined && { today }) };
  await setAvailability(scope, database, change, changeId, now);
}

/** Ends a listing without a sale; what is for sale is back where it was. Throws as the others. */
export async function withdrawListing(
  scope: FullScope,
  database: Database,
  { listingId, changeId, today }: Omit<CheckedInput<'withdrawResaleListing'>, 'owner'>,
  now: Date,
): Promise<void> {
  const { row, piece } = await findListing(scope, database, listingId);
  if (row.state === 'withdrawn' && row.changeId === changeId) return;
  requireWay(row, 'withdrawn');
  requireBegun(today, now);
  if (row.state === 'listed' && piece.availability === 'for-sale') {
    const change = {
      itemIds: [String(piece.id)],
      availability: await placeBefore(database, piece),
      ...(today !== undefined && { today }),
    };
    await setAvailability(scope, database, change, changeId, now);
  }
  await database
    .update(resaleListings)
    .set({
      state: 'withdrawn',
      stateBefore: row.state,
      changeId,
      endedAt: now,
      updatedAt: now,
      revision: row.revision + 1,
    })
    .where(eq(resaleListings.id, row.id));
}

/** Where a piece is once it is not for sale any more: where it was stored before, or else at hand. */
async function placeBefore(
  database: Database,
  { id, wearsSinceWash }: typeof items.$inferSelect,
): Promise<ItemAvailability> {
  const [last] = await database
    .select({ before: availabilityChanges.before })
    .from(availabilityChanges)
    .where(and(eq(availabilityChanges.itemId, id), saysWhere))
    .orderBy(desc(availabilityChanges.id))
    .limit(1);
  if (last?.before === 'in-storage') return last.before;
  return wearsSinceWash > 0 ? 'worn' : 'ready';
}

/**
 * Gives an open listing of the owner's an address, or takes it away for good. Throws `not-found`, and `conflict` of one
 * that is over.
 */
export async function shareListing(
  scope: FullScope,
  database: Database,
  { listingId, isShared }: Omit<CheckedInput<'shareResaleListing'>, 'owner'>,
  signer: Signer,
  now: Date,
): Promise<void> {
  const { row } = await findListing(scope, database, listingId);
  if (isShared && !isOpen(row.state)) {
    throw new Refusal('conflict', `it is ${row.state}`, { listingId: row.state });
  }
  if (isShared === (row.shareId !== null)) return;
  const share = isShared ? newShare(signer) : { shareId: null, shareCodeHash: null };
  await database
    .update(resaleListings)
    .set({ ...share, updatedAt: now })
    .where(inArray(resaleListings.id, [row.id]));
}
