import * as v from 'valibot';
import { colorFamilyKeys } from '../rules/color-families.ts';
import {
  type CategoryGroup,
  categoryGroups,
  categoryLeaves,
  itemPatterns,
} from '../rules/item-attributes.ts';
import { longestLink } from '../rules/looks.ts';
import { agreements, mostGoesWith, productOrders } from '../rules/partner-products.ts';
import { imageView } from './image.ts';
import { itemCard } from './item.ts';
import { day, line, moment, money, rowId, uuid } from './scalars.ts';

const feedKey = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'not a feed'));

/** What a tile shows of something that is sold elsewhere. */
const offered = {
  title: v.string(),
  brand: v.string(),
  /** The shop's name. */
  shop: v.string(),
  /** Hundredths of the currency's unit; null where no price is known. */
  cents: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  /** Its page at the shop. */
  link: v.string(),
  /** A path of ours. */
  picture: v.string(),
  category: v.string(),
};

const product = v.object({
  productId: v.string(),
  ...offered,
  /** Whether the member has a piece that is very like it. */
  ownsLike: v.boolean(),
  /** The wish that it is; null of none. */
  wishId: v.nullable(v.string()),
  /** The piece that the member made of it; null of none. */
  itemId: v.nullable(v.string()),
});

/** A product of a partner. */
export type PartnerProduct = v.InferOutput<typeof product>;

const wish = v.object({
  wishId: v.string(),
  ...offered,
  /** Null of a photo. */
  link: v.nullable(v.string()),
  /** Null where there is none, or none yet. */
  picture: v.nullable(v.string()),
  /** The kept picture of what is in no feed. */
  imageId: v.nullable(v.string()),
  /** Whether the shop still sells it, as far as its feed says: nobody says so of what is in no feed. */
  isSold: v.boolean(),
  ownsLike: v.boolean(),
  createDate: moment,
});

/** Something that a member wishes for. */
export type Wish = v.InferOutput<typeof wish>;

const goesWith = v.object({
  count: v.number(),
  /** A few of them. */
  items: v.array(itemCard),
});

const colorFamily = v.picklist(colorFamilyKeys);

const pageAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//i, 'not a web address'),
  v.maxLength(longestLink),
);

/** Something that is in no feed, as its finder tells of it. What is left out is read from its title and its picture. */
const toldThing = v.strictObject({
  /** Empty of a photo. */
  title: line(200),
  brand: v.optional(line(80), ''),
  /** The shop's name. */
  shop: v.optional(line(80), ''),
  link: v.optional(pageAddress),
  /** Its picture, which `readThing` told or took. */
  imageId: v.optional(uuid),
  category: v.optional(v.picklist([...categoryLeaves.keys()])),
  family: v.optional(colorFamily),
  patterns: v.optional(v.pipe(v.array(v.picklist(itemPatterns)), v.maxLength(4)), []),
  price: v.optional(money),
});

/** A piece that is like something, how like (0 to 1), and in what they agree. */
const nearPiece = v.object({
  item: itemCard,
  likeness: v.number(),
  agrees: v.array(v.picklist(agreements)),
});

/** When something was worth its price, by what a wear of one's others of its kind costs. */
const worth = v.object({
  /** After so many wears. */
  wears: v.number(),
  /** Hundredths of the currency's unit: the median of the others. */
  costPerWearCents: v.number(),
  currency: v.string(),
  /** How often one of the others was worn in the last year, on average. */
  wearsAYear: v.number(),
});

/** How something that one might buy stands beside what one has. */
export type Comparison = v.InferOutput<typeof comparison>;

const comparison = v.object({
  /** The product with what the member made of it; null of what is in no feed. */
  product: v.nullable(product),
  /** The wish that it is; null of none. */
  wishId: v.nullable(v.string()),
  /** The picture of what is in no feed; null of none. */
  picture: v.nullable(imageView),
  /** What it was taken for; null where nobody knows. */
  category: v.nullable(v.string()),
  family: v.nullable(colorFamily),
  /** The pieces that are most like it, the nearest first; up to three. */
  nearest: v.array(nearPiece),
  goesWith,
  worth: v.nullable(worth),
  /** Why there is no worth; null where there is. */
  noWorth: v.nullable(v.picklist(['no-price', 'too-few'])),
  /** The leaf or the group of the tree whose pieces the worth is told by, or would be; null of no known kind. */
  worthOf: v.nullable(v.string()),
});

/** Inputs and outputs of the products of partners, and of wishes. */
export const partnerProductSchemas = {
  /** The shops, and how much they show. */
  getPartnerFeeds: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      feeds: v.array(v.object({ feed: v.string(), name: v.string(), count: v.number() })),
      wishCount: v.number(),
    }),
  },
  /** Products in an order, a page of them at a time. */
  getPartnerProducts: {
    input: v.strictObject({
      owner: uuid,
      search: v.optional(line(100), ''),
      feed: v.optional(feedKey),
      group: v.optional(v.picklist(categoryGroups as [CategoryGroup, ...CategoryGroup[]])),
      order: v.optional(v.picklist(productOrders), 'latest'),
      /** Where the page before ended. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}-\d{1,15}$/, 'not a place'))),
    }),
    output: v.object({
      products: v.array(product),
      /** Where this page ends; null of the last one. */
      after: v.nullable(v.string()),
    }),
  },
  /** Makes a piece of a product; of one that is in the wardrobe already it is that one. */
  ownPartnerProduct: {
    input: v.strictObject({ owner: uuid, productId: rowId }),
    output: v.object({ itemId: v.string(), isNew: v.boolean() }),
  },
  /** Sets something that one might buy beside what one has. */
  compareWithMine: {
    input: v.strictObject({
      owner: uuid,
      /** The member's day: wears of its last year are counted. */
      today: day,
      thing: v.union([v.strictObject({ productId: rowId }), toldThing]),
      /** How many of the pieces that it goes with are shown. */
      shown: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostGoesWith)),
        5,
      ),
    }),
    output: comparison,
  },
  /** Reads a shop's page of one thing, or takes a photo that was sent; neither is kept unless it becomes a wish. */
  readThing: {
    input: v.strictObject({
      owner: uuid,
      from: v.union([v.strictObject({ url: pageAddress }), v.strictObject({ imageId: uuid })]),
    }),
    output: v.object({
      title: v.string(),
      brand: v.string(),
      shop: v.string(),
      /** The address where it was found, after redirects; null of a photo. */
      link: v.nullable(v.string()),
      /** Null where the page names none: it is read from the title, else from the picture. */
      family: v.nullable(colorFamily),
      price: v.nullable(money),
      /** Null where the page shows none. */
      imageId: v.nullable(v.string()),
    }),
  },
  /** Keeps what is in no feed as a wish: once by its link, or else by its picture. */
  saveThingWish: {
    input: v.strictObject({ owner: uuid, thing: toldThing }),
    output: v.object({ wishId: v.string() }),
  },
  getWishes: {
    input: v.strictObject({ owner: uuid }),
    /** The latest first. */
    output: v.object({ wishes: v.array(wish) }),
  },
  /** Keeps a product as a wish, and says what it goes with. */
  saveWish: {
    input: v.strictObject({ owner: uuid, productId: rowId }),
    output: v.object({ wishId: v.string(), goesWith }),
  },
  deleteWish: {
    input: v.strictObject({ owner: uuid, wishId: rowId }),
    output: v.object({}),
  },
};
