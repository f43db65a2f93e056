import * as v from 'valibot';
import { itemConditions, maxItemPhotos } from '../rules/item-attributes.ts';
import { mostListings, resaleLimits, resaleShapes, resaleStates } from '../rules/resale.ts';
import { type BrandTier, brandTierKeys, resaleFactors } from '../rules/resale-value.ts';
import { imageView } from './image.ts';
import { itemCard } from './item.ts';
import {
  cents,
  currencyCode,
  day,
  deviceId,
  line,
  moment,
  moneySum,
  prose,
  rowId,
  uuid,
} from './scalars.ts';

const brandTier = v.picklist(brandTierKeys as [BrandTier, ...BrandTier[]]);

/** A price that something is offered or sold for: more than nothing. */
const price = v.strictObject({
  cents: v.pipe(cents, v.minValue(1, 'too-low')),
  currency: currencyCode,
});

/** What the owner says of a piece that is offered. */
const words = {
  condition: v.picklist(itemConditions),
  /** The tier of its brand where the owner chose one; null has it found out ([Note: Resale value]). */
  brandTier: v.nullable(brandTier),
  title: v.pipe(line(resaleLimits.title), v.minLength(1, 'required')),
  description: prose(resaleLimits.description),
  measurements: prose(resaleLimits.measurements),
  /** The ids of photos of the piece, the first one first. */
  photoIds: v.pipe(
    v.array(uuid),
    v.maxLength(maxItemPhotos),
    v.check((list) => new Set(list).size === list.length, 'twice'),
  ),
};

const listing = v.object({
  /** Null of a draft that nobody has kept yet. */
  listingId: v.nullable(v.string()),
  state: v.picklist(resaleStates),
  /** Null where none is said yet. */
  price: v.nullable(moneySum),
  /** The currency in which it is offered: that of the piece's price, or the owner's own. */
  currency: v.string(),
  ...words,
  /** The path of its share page; null while it has none. It shows the piece once that is listed. */
  sharePath: v.nullable(v.string()),
  /** Grows with every change; 0 of a draft that nobody has kept yet. */
  revision: v.number(),
  listedDate: v.nullable(moment),
  /** When it was sold or withdrawn. */
  endDate: v.nullable(moment),
  /** What it was sold for, as far as that was said. */
  amount: v.nullable(moneySum),
});

/** A listing, as its owner sees it ([Note: Resale]). */
export type ResaleListing = v.InferOutput<typeof listing>;

/** The facts of the record that a draft is filled from. */
const record = v.object({
  /** What was paid; null where that is not known. */
  price: v.nullable(moneySum),
  secondhand: v.boolean(),
  purchaseDate: v.nullable(v.string()),
  wearCount: v.number(),
});

const value = v.object({
  currency: v.string(),
  paidCents: v.number(),
  likelyCents: v.number(),
  lowCents: v.number(),
  highCents: v.number(),
  stepCents: v.number(),
  scaleLowCents: v.number(),
  scaleHighCents: v.number(),
  tier: brandTier,
  tierFrom: v.picklist(['owner', 'list', 'price', 'unknown']),
  years: v.number(),
  wears: v.number(),
  factors: v.array(v.object({ kind: v.picklist(resaleFactors), times: v.number() })),
});

const told = v.object({ listing });
const listingId = rowId;

/** Inputs and outputs of what is about resale. */
export const resaleSchemas = {
  /** Reads the owner's listings, the last changed first. */
  getResaleListings: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      listings: v.array(v.object({ item: itemCard, ...listing.entries })),
      /** The number of all. */
      total: v.number(),
    }),
  },
  /**
   * Reads the listing of a piece: the open one; else the one by which it was sold, while it is gone; else a draft that its
   * record fills.
   */
  getResaleListing: {
    input: v.strictObject({ owner: uuid, itemId: rowId }),
    output: v.object({
      item: itemCard,
      /** All photos of the piece. */
      photos: v.array(imageView),
      record,
      listing,
    }),
  },
  /** Reads what a piece would sell for; null where its price is not known. */
  getResaleValue: {
    input: v.strictObject({
      owner: uuid,
      itemId: rowId,
      /** In place of what the record says. */
      condition: v.optional(v.picklist(itemConditions)),
      brandTier: v.optional(v.nullable(brandTier)),
    }),
    output: v.object({ value: v.nullable(value) }),
  },
  /** Keeps the open listing of a piece, or makes one. Refuses a `revision` that is not the last one. */
  saveResaleListing: {
    input: v.strictObject({
      owner: uuid,
      itemId: rowId,
      /** The one that was seen last; 0 of none. */
      revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
      price: v.nullable(price),
      ...words,
    }),
    output: told,
  },
  /** Offers a piece: it is for sale. Taken back as where pieces are. */
  listResaleItem: {
    input: v.strictObject({
      owner: uuid,
      listingId,
      changeId: deviceId,
      revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    output: told,
  },
  /** Marks a piece that is listed as sold: it is gone. Taken back as where pieces are. */
  sellResaleItem: {
    input: v.strictObject({
      owner: uuid,
      listingId,
      changeId: deviceId,
      /** What was paid to the owner. */
      amount: price,
      today: v.optional(day),
    }),
    output: told,
  },
  /** Ends a listing without a sale; what is for sale comes back. Taken back as where pieces are. */
  withdrawResaleListing: {
    input: v.strictObject({ owner: uuid, listingId, changeId: deviceId, today: v.optional(day) }),
    output: told,
  },
  /** Gives a listing a share page, or takes its address away for good. */
  shareResaleListing: {
    input: v.strictObject({ owner: uuid, listingId, isShared: v.boolean() }),
    output: told,
  },
  /** Writes listings as a file or a text (docs/resale.md, Files); refused where one of them is not there. */
  getResaleFile: {
    input: v.strictObject({
      owner: uuid,
      listingIds: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(mostListings)),
      shape: v.picklist(resaleShapes),
    }),
    output: v.object({ fileName: v.string(), text: v.string() }),
  },
};
