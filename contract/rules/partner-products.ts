import type { ColorFamily } from './color-families.ts';
import { itemName } from './item-name.ts';

/** The most wishes of one member. */
export const mostWishes = 200;

/** How many products one call tells. */
export const productsPerPage = 24;

/** The orders of products: the latest first, or first those that go with most of what one owns. */
export const productOrders = ['latest', 'goes-with-mine'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** The parts in which two garments may agree; `photo`: it is the very same photo. */
export const agreements = ['photo', 'color', 'length', 'cut', 'pattern'] as const;
export type Agreement = (typeof agreements)[number];

/** The most pieces that something goes with which are shown at once. */
export const mostGoesWith = 60;

/** Of how many priced and worn pieces at least the usual cost of a wear is told. */
export const fewestPriced = 3;

/** What something without a title is called: by its color and its kind. */
export const untitledName = (category: string | null, family: ColorFamily | null): string =>
  itemName({
    title: '',
    mainColor: family,
    furtherColors: [],
    patterns: [],
    sleeveLength: null,
    category,
    brand: null,
    createDate: '',
  });
