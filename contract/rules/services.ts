/*
 * The agreement of the app and the server about services: alterations and repairs, which a store sells and a
 * studio does (product spec, sections 2, 3 and 9).
 */

import { categoryGroupOf, categoryGroups, leafOf } from './item-attributes.ts';

/** Most times that a call to the store is tried again (product spec, section 5). */
export const mostStoreRetries = 3;

/** Most lines of a cart that are read, and so most that are put into one (product spec, section 9). */
export const mostCartLines = 250;

/** The service handling fee, in US cents (product spec, section 9). */
export const handlingFees = { custom: 299, several: 499, one: 199 } as const;

/** The product whose variants are the service handling fee; each has its price. */
export const feeHandle = 'service-handling-fee';

/** The product types that the store tells apart. */
export const productTypes = { fee: 'Fee', custom: 'Custom', digital: 'Digital' } as const;

/** Whether a product is work for the studio: neither a fee nor something that is only opened in the app. */
export const isStudioWork = ({ productType }: { productType: string }): boolean =>
  productType !== productTypes.fee && productType !== productTypes.digital;

/**
 * The service handling fee of a cart in US cents; 0 where there is none: in an empty cart, and for members who
 * pay none (`noHandlingFee`). A custom service decides alone, then whether there are several.
 */
export function handlingFeeCents(
  services: readonly { productType: string }[],
  hasNoFees: boolean,
): number {
  if (services.length === 0 || hasNoFees) return 0;
  if (services.some(({ productType }) => productType === productTypes.custom)) {
    return handlingFees.custom;
  }
  return services.length > 1 ? handlingFees.several : handlingFees.one;
}

/** A handling fee of so many US cents in words: what it is, and which of the three (product spec, section 9). */
export function handlingFeeLabel(cents: number): string {
  const of = feeWords.find(([kind]) => handlingFees[kind] === cents)?.[1];
  return of ? `Service handling fee, ${of}` : 'Service handling fee';
}

const feeWords = [
  ['one', '1 service'],
  ['custom', 'custom service'],
  ['several', 'multiple services'],
] as const;

/** The label of the discount for several services wherever it is shown. */
export const severalServicesLabel = '10% off, multiple services';

/** The group of all services there are (product spec, section 3). */
export const serviceGroups = { ALTERATIONS_AND_REPAIRS: 'Alterations & Repairs' } as const;
export type ServiceGroup = keyof typeof serviceGroups;

/**
 * The names of the attributes of a cart's line (product spec, section 3). One that begins with _ is not shown by a
 * store's checkout: what of it the studio has to read stands in the details as well.
 */
export const lineKeys = {
  itemId: 'item id',
  serviceName: 'service name',
  itemName: 'item name',
  userId: 'user id',
  itemUrl: 'item url',
  serviceGroup: 'service group',
  details: 'additional details',
  imageUrls: 'image URLs',
  pins: '_pins',
  measured: '_measured',
  amount: '_amount',
} as const;

/** Collections of services, by handle, in the order in which they are shown. */
export const serviceCollections = ['tops', 'bottoms', 'dresses', 'outerwear', 'repairs'] as const;
export type ServiceCollection = (typeof serviceCollections)[number];

const collectionsOfGroup: Readonly<Record<string, readonly ServiceCollection[]>> = {
  top: ['tops', 'repairs'],
  bottom: ['bottoms', 'repairs'],
  'one-piece': ['dresses', 'repairs'],
  outerwear: ['outerwear', 'repairs'],
  sport: ['tops', 'bottoms', 'repairs'],
  shoes: ['repairs'],
  bag: ['repairs'],
  accessory: ['repairs'],
  'underwear-and-sleep': ['repairs'],
};

/**
 * The collections that are for a garment of a category group; all of them where it is not known what kind of
 * garment it is.
 */
export const collectionsFor = (group: string | null): readonly ServiceCollection[] =>
  collectionsOfGroup[group ?? ''] ?? serviceCollections;

/**
 * The category groups of garments, `none` for those of unknown kind, that a collection is for; null of one that is for
 * any, and of none that there is.
 */
export function groupsFor(collection: string | null): string[] | null {
  const isFor = (group: string) => collectionsFor(group).some((one) => one === collection);
  const groups = [...categoryGroups, 'none'].filter(isFor);
  return groups.length === 0 || groups.length > categoryGroups.length ? null : groups;
}

/** The prefix of a product's tag that says which garments a service fits: `fits:jeans`, `fits:outerwear`. */
const fitsPrefix = 'fits:';

/** The tags that say what garments a service fits: categories, or groups of them. */
export const fitsTags = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(fitsPrefix));

/**
 * Whether a service is for a garment of a category. One without such tags is for any; where it is not known what kind
 * of garment it is, any service may be for it.
 */
export function fitsGarment(tags: readonly string[], category: string | null): boolean {
  const fits = fitsTags(tags);
  const group = categoryGroupOf(category);
  if (fits.length === 0 || category === null || group === 'other') return true;
  return [leafOf(category), group].some((kind) => fits.includes(fitsPrefix + kind));
}

/** Most photos of one service. */
export const mostPhotosOfService = 6;

/** How many days the studio can open a photo that a member took for it. */
export const servicePhotoDays = 400;

/** Most photos for the studio that are kept of one member. */
export const mostServicePhotos = 1000;
