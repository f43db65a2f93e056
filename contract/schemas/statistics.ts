import * as v from 'valibot';
import { type ColorFamily, colorFamilyKeys } from '../rules/color-families.ts';
import { itemConditions, itemOccasions, itemSeasons } from '../rules/item-attributes.ts';
import { wornShareDays } from '../rules/worn-spans.ts';
import { itemCard } from './item.ts';
import { day, moneySum, rowId, uuid } from './scalars.ts';

/*
 * [Note: Statistics] Pieces in the bin count nowhere. What is gone was owned, worn and paid for: it counts in what was
 * worn, ordered and spent, and not in what one has. A wear is a piece on a plan that was worn ([Note: Wears]); what was
 * worn later than today, by another clock, was worn today. Of one wardrobe all is about the pieces that hang there
 * now. Sums are hundredths of a unit of the owner's currency; what has its price in another one stands apart, by currency.
 */

const colorFamily = v.nullable(v.picklist(colorFamilyKeys as [ColorFamily, ...ColorFamily[]]));

const costPiece = v.object({
  item: itemCard,
  /** What it cost divided by its wears, rounded to whole cents. */
  centsPerWear: v.number(),
  /** Its price, its services and its cleaning, less what it was sold for; below 0 where that brought more. */
  cents: v.number(),
  wears: v.number(),
});

const wornPiece = v.object({ item: itemCard, wears: v.number(), lastWornDay: v.string() });

/** A piece with what a wear of it cost so far. */
export type CostPiece = v.InferOutput<typeof costPiece>;

/** A piece with how often it was worn. */
export type WornPiece = v.InferOutput<typeof wornPiece>;

const wardrobeStatistics = v.object({
  /** The owner's currency. */
  currency: v.string(),
  counts: v.object({
    items: v.number(),
    goneItems: v.number(),
    outfits: v.number(),
    /** Each piece each time; gone ones too. */
    wears: v.number(),
    /** The wears of the calendar year of today. */
    wearsThisYear: v.number(),
  }),
  /** What the pieces that one has cost to buy. */
  value: v.object({
    cents: v.number(),
    /** With a price in the owner's currency. */
    pricedItems: v.number(),
    unpricedItems: v.number(),
    /** What those cost that have their price in another currency, those of most pieces first. */
    foreign: v.array(v.object({ ...moneySum.entries, items: v.number() })),
  }),
  /** Of pieces with a price in the owner's currency that were worn; gone ones too. */
  costPerWear: v.object({
    /** The least cents a wear first; at most six, the lower half where there are few. */
    best: v.array(costPiece),
    /** The most cents a wear first; at most six others. */
    worst: v.array(costPiece),
    /** Without a price, worn or not. */
    unpricedItems: v.number(),
    /** With a price in the owner's currency, and never worn. */
    unwornItems: v.number(),
    /** With a price in another currency. */
    foreignItems: v.number(),
  }),
  worn: v.object({
    /** The most worn first, then those worn last; at most six, the upper half where there are few; gone ones too. */
    most: v.array(wornPiece),
    /** The least worn first, worn once at least; at most six others. */
    least: v.array(wornPiece),
    /** The dearest first, at most six. */
    never: v.array(itemCard),
    /** How many were never worn. */
    neverItems: v.number(),
    /** The number of those that are new with tags. */
    neverWithTags: v.number(),
    /** What they cost to buy, as far as it is known, in the owner's currency. */
    neverCents: v.number(),
  }),
  /** The twelve months that end with today's, in order. */
  months: v.array(v.object({ month: v.string(), wears: v.number() })),
  /** From the first wear's year to today's; none without a wear. */
  years: v.array(v.object({ year: v.number(), wears: v.number() })),
  /** By main color, most first; null where it is not known. */
  colors: v.array(v.object({ color: colorFamily, items: v.number() })),
  /** By group of categories, most first; null of what has no category. */
  categories: v.array(v.object({ group: v.nullable(v.string()), items: v.number() })),
  /** Most first, at most a hundred of them. */
  brands: v.array(v.object({ brand: v.string(), items: v.number() })),
  /** How many brands there are. */
  brandCount: v.number(),
  unbrandedItems: v.number(),
  /** All four in order; a piece for several seasons counts in each. */
  seasons: v.array(v.object({ season: v.picklist(itemSeasons), items: v.number() })),
  unseasonedItems: v.number(),
  /** Those that occur, most first; a piece for several counts in each. */
  occasions: v.array(v.object({ occasion: v.picklist(itemOccasions), items: v.number() })),
  /** Without an occasion. */
  unsuitedItems: v.number(),
  /** Those that occur, most first. */
  conditions: v.array(v.object({ condition: v.picklist(itemConditions), items: v.number() })),
  /** Most first, at most a hundred of them. */
  sizes: v.array(v.object({ size: v.string(), items: v.number() })),
  /** How many sizes there are. */
  sizeCount: v.number(),
  unsizedItems: v.number(),
  secondhand: v.object({ items: v.number(), of: v.number() }),
  /** What the studio did to pieces, gone ones too: what was paid and not given back, in the store's currency. */
  services: v.object({ orders: v.number(), pieces: v.number(), cents: v.number() }),
  /** How often pieces came clean from a wash that has a price, gone ones too, and what that cost. */
  cleaning: v.object({ washes: v.number(), cents: v.number() }),
  /** Those that were sold for a sum that is known, and what they brought. */
  sold: v.object({ items: v.number(), cents: v.number() }),
  /** The same in other currencies than the owner's, by kind and then by currency. */
  foreignAmounts: v.array(
    v.object({ kind: v.picklist(['cleaning', 'sold']), ...moneySum.entries, times: v.number() }),
  ),
  /**
   * By year of purchase what pieces with a price in the owner's currency cost, gone ones too, from the first to the last year; more than thirty
   * years before the last one only those with a purchase.
   */
  spending: v.array(
    v.object({
      year: v.number(),
      cents: v.number(),
      items: v.number(),
      /** Of each of the twelve dearest pieces, the dearest first. */
      colors: v.array(colorFamily),
    }),
  ),
  /** With a price in the owner's currency and without a date of purchase. */
  undatedCents: v.number(),
  undatedItems: v.number(),
  /** How many of the pieces that one has were worn in the last days. */
  wornShares: v.array(
    v.object({ days: v.picklist(wornShareDays), worn: v.number(), of: v.number() }),
  ),
});

/** What can be said of a wardrobe, or of all that somebody has, in numbers ([Note: Statistics]). */
export type WardrobeStatistics = v.InferOutput<typeof wardrobeStatistics>;

/** Inputs and outputs of `statistics/query`. */
export const statisticsSchemas = {
  getWardrobeStatistics: {
    input: v.strictObject({
      owner: uuid,
      /** Left out for all that the owner has. */
      wardrobeId: v.optional(rowId),
      /** The day where the owner is. */
      today: day,
    }),
    output: wardrobeStatistics,
  },
};
