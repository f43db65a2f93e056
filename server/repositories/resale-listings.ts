import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ItemCondition } from '#contract/rules/item-attributes.ts';
import { mostListings, openResaleStates } from '#contract/rules/resale.ts';
import { draftDescription, draftTitle } from '#contract/rules/resale-draft.ts';
import { resaleValueOf, type ValuedPiece } from '#contract/rules/resale-value.ts';
import type { CheckedInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { ResaleListing } from '#contract/schemas/resale.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, resaleListings } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { ownCurrency } from './currency.ts';
import { toImageView } from './images.ts';
import { readItemCards } from './item-cards.ts';
import { attributesOf, type ItemRow } from './item-derivation.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { showShare } from './resale-code.ts';
import type { FullScope } from './scope.ts';
import { itemWearCount } from './wears.ts';

export type ListingRow = typeof resaleListings.$inferSelect;

/** A piece that is offered or may be: its row, how often it was worn, and the currency of its owner. */
interface OfferedPiece {
  row: ItemRow;
  wears: number;
  currency: string;
}

/** Finds a piece of the owner's. Throws `not-found`. */
export async function findPiece(
  scope: FullScope,
  database: Database,
  itemId: string,
): Promise<OfferedPiece> {
  const [found] = await database
    .select({ row: items, wears: itemWearCount, currency: ownCurrency(scope.subject) })
    .from(items)
    .where(present(itemNoun, scope, [itemId]));
  if (!found) throw new Refusal('not-found', 'no such item');
  return found;
}

/** What was paid for a piece; null where that is not known. */
const priceOf = ({ purchasePriceCents, purchaseCurrency }: ItemRow) =>
  purchasePriceCents === null ? null : { cents: purchasePriceCents, currency: purchaseCurrency };

/** The open listing of a piece of the owner's; null without one. */
export async function findOpenListing(
  scope: FullScope,
  database: Database,
  itemId: number,
): Promise<ListingRow | null> {
  const [row] = await database
    .select()
    .from(resaleListings)
    .where(
      and(
        eq(resaleListings.ownerId, scope.subject),
        eq(resaleListings.itemId, itemId),
        inArray(resaleListings.state, openResaleStates),
      ),
    );
  return row ?? null;
}

/** What was said last of the sale of a listing's piece: it may be told anew for as long as the piece is gone. */
function lastSale(column: 'amount_cents' | 'amount_currency'): SQL {
  return sql`(select said.${sql.raw(column)} from availability_changes as sale
    join availability_changes as said on said.item_id = sale.item_id and said.id >= sale.id
      and said.after = 'gone'
    where sale.item_id = ${resaleListings.itemId} and sale.change_id = ${resaleListings.changeId}
      and sale.after = 'gone' and not exists (select 1 from availability_changes as back
        where back.item_id = sale.item_id and back.id > sale.id and back.id < said.id
          and back.after <> 'gone')
    order by said.id desc limit 1)`;
}

/** A listing with the photos of its piece, and what it was sold for. */
const told = {
  row: resaleListings,
  photoIds: sql<
    string[]
  >`coalesce((select array_agg(${itemImages.imageId} order by ${itemImages.position})
    from ${itemImages} where ${itemImages.itemId} = ${resaleListings.itemId}), '{}')`,
  amountCents: sql<number | null>`${lastSale('amount_cents')}`.mapWith(Number),
  amountCurrency: sql<string | null>`${lastSale('amount_currency')}`,
};

/** Reads listings of which a condition is true, with what they were sold for. */
async function readListings(
  database: Database,
  signer: Signer,
  which: SQL | undefined,
): Promise<{ itemId: number; listing: ResaleListing }[]> {
  const rows = await database
    .select(told)
    .from(resaleListings)
    .innerJoin(items, eq(items.id, resaleListings.itemId))
    .where(which)
    .orderBy(desc(resaleListings.updatedAt), desc(resaleListings.id))
    .limit(mostListings);
  return rows.map(({ row, photoIds, amountCents, amountCurrency }) => ({
    itemId: row.itemId,
    listing: {
      ...toListing(row, photoIds, signer),
      amount:
        amountCents === null || amountCurrency === null
          ? null
          : { cents: amountCents, currency: amountCurrency },
    },
  }));
}

function toListing(
  row: ListingRow,
  photosThere: readonly string[],
  signer: Signer,
): Omit<ResaleListing, 'amount'> {
  const { id, state, priceCents, priceCurrency, condition, brandTier, title } = row;
  const { description, measurements, photoIds, shareId, revision, listedAt, endedAt } = row;
  const kept = photoIds.filter((photoId) => photosThere.includes(photoId));
  return {
    listingId: String(id),
    state,
    price: priceCents === null ? null : { cents: priceCents, currency: priceCurrency },
    currency: priceCurrency,
    condition,
    brandTier,
    title,
    description,
    measurements,
    // A photo that was cut anew is another one: then all of them are shown.
    photoIds: kept.length > 0 ? kept : [...photosThere],
    sharePath: showShare(shareId, signer),
    revision,
    listedDate: listedAt && listedAt.toISOString(),
    endDate: endedAt && endedAt.toISOString(),
  };
}

/** Reads one listing of the owner's. Throws `not-found`. */
export async function readListing(
  scope: FullScope,
  database: Database,
  listingId: number,
  signer: Signer,
): Promise<ResaleListing> {
  const mine = and(eq(resaleListings.ownerId, scope.subject), eq(resaleListings.id, listingId));
  const [found] = await readListings(database, signer, mine);
  if (!found) throw new Refusal('not-found', 'no such listing');
  return found.listing;
}

/** Reads the owner's listings of pieces that are not deleted; some of them, or all. */
export async function readResaleListings(
  scope: FullScope,
  database: Database,
  signer: Signer,
  listingIds?: readonly string[],
): Promise<OperationOutput<'getResaleListings'>> {
  const mine = and(
    eq(resaleListings.ownerId, scope.subject),
    isNull(items.deletedAt),
    listingIds && inArray(resaleListings.id, listingIds.map(Number)),
  );
  const found = await readListings(database, signer, mine);
  const ids = found.map(({ itemId }) => itemId);
  const cards = await readItemCards(scope, database, inArray(items.id, ids), signer);
  const [all] = await database
    .select({ total: count() })
    .from(resaleListings)
    .innerJoin(items, eq(items.id, resaleListings.itemId))
    .where(mine);
  return {
    listings: found.flatMap(({ itemId, listing }) => {
      const item = cards.get(itemId);
      return item ? [{ item, ...listing }] : [];
    }),
    total: all?.total ?? 0,
  };
}

/**
 * Reads the listing of a piece of the owner's, or the draft that its record fills ([Note: Resale]). Throws `not-found`.
 */
export async function readResaleListing(
  scope: FullScope,
  database: Database,
  itemId: string,
  signer: Signer,
): Promise<OperationOutput<'getResaleListing'>> {
  const piece = await findPiece(scope, database, itemId);
  const { row, wears } = piece;
  const pictures = await database
    .select({ image: images })
    .from(itemImages)
    .innerJoin(images, eq(images.id, itemImages.imageId))
    .where(eq(itemImages.itemId, row.id))
    .orderBy(asc(itemImages.position));
  const photos = pictures.map(({ image }) => toImageView(image, signer));
  const cards = await readItemCards(scope, database, eq(items.id, row.id), signer);
  const mine = and(eq(resaleListings.ownerId, scope.subject), eq(resaleListings.itemId, row.id));
  const all = await readListings(database, signer, mine);
  const open = all.find(({ listing }) => openResaleStates.includes(listing.state));
  const [last] = all;
  const isOver = row.availability === 'gone' && last?.listing.state === 'sold';
  return {
    item: cards.get(row.id)!,
    photos,
    record: {
      price: priceOf(row),
      secondhand: row.secondhand,
      purchaseDate: row.purchaseDate,
      wearCount: wears,
    },
    listing:
      open?.listing ??
      (isOver ? last.listing : null) ??
      draftOf(
        piece,
        photos.map(({ imageId }) => imageId),
        last?.listing,
      ),
  };
}

/** A draft that the record of a piece fills, with what its owner wrote when it was offered `before`. */
function draftOf(
  { row, wears, currency }: OfferedPiece,
  photoIds: string[],
  before: ResaleListing | undefined,
): ResaleListing {
  const price = priceOf(row);
  const piece = { ...attributesOf(row), price, wears, createDate: row.createdAt.toISOString() };
  return {
    listingId: null,
    state: 'draft',
    price: null,
    currency: price?.currency ?? currency,
    condition: piece.condition,
    brandTier: null,
    title: draftTitle(piece),
    description: draftDescription(piece),
    measurements: '',
    photoIds,
    sharePath: null,
    revision: 0,
    listedDate: null,
    endDate: null,
    amount: null,
    ...(before && writtenIn(before, photoIds)),
  };
}

/** What the owner wrote in a listing; photos that the piece has no more are left out. */
function writtenIn(listing: ResaleListing, photoIds: string[]): Partial<ResaleListing> {
  const { price, currency, condition, brandTier, title, description, measurements } = listing;
  const kept = listing.photoIds.filter((imageId) => photoIds.includes(imageId));
  return {
    price,
    currency,
    condition,
    brandTier,
    title,
    description,
    measurements,
    photoIds: kept.length > 0 ? kept : photoIds,
  };
}

/** What a piece of the owner's would sell for on a day ([Note: Resale value]). Throws `not-found`. */
export async function readResaleValue(
  scope: FullScope,
  database: Database,
  { itemId, condition, brandTier }: Omit<CheckedInput<'getResaleValue'>, 'owner'>,
  now: Date,
): Promise<OperationOutput<'getResaleValue'>> {
  const { row, wears } = await findPiece(scope, database, itemId);
  const listing = await findOpenListing(scope, database, row.id);
  const piece: ValuedPiece = {
    brand: row.brand,
    category: row.category,
    condition: condition ?? listing?.condition ?? (row.condition as ItemCondition),
    price: priceOf(row),
    secondhand: row.secondhand,
    since: row.purchaseDate ?? row.createdAt.toISOString().slice(0, 10),
    wears,
    brandTier: brandTier === undefined ? (listing?.brandTier ?? null) : brandTier,
  };
  return { value: resaleValueOf(piece, now.toISOString().slice(0, 10)) };
}
