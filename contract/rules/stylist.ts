import type { itemOccasions } from './item-attributes.ts';

/** The things one may ask the stylist for, and her possible answers. */

/** The moods that outfits may be asked for in color. */
export const colorMoods = [
  'neutral',
  'bright',
  'dark',
  'light',
  'warm',
  'cool',
  'one-color',
  /** In the colors of the member's own season. */
  'own',
] as const;
export type ColorMood = (typeof colorMoods)[number];

/** The slot where a garment is worn. An outfit has one of most of them. */
export const garmentSlots = [
  'top',
  'layer',
  'bottom',
  'one-piece',
  'outer',
  'shoes',
  'bag',
  'hat',
  'eyewear',
  'scarf',
  'belt',
  'gloves',
  'hosiery',
  'tie',
  'watch',
  'earrings',
  'necklace',
  'bracelet',
  'ring',
  'jewelry',
  'hair',
  'swim',
  'underwear',
  'sleep',
  'other',
] as const;
export type GarmentSlot = (typeof garmentSlots)[number];

/**
 * The rules that no suggestion breaks, in the order in which they are asked (docs/stylist.md). Each may be waived for
 * once.
 */
export const stylistRules = [
  'exclusion',
  'availability',
  'rest',
  'dress-code',
  'weather',
  'slots',
  'outer-layer',
] as const;
export type StylistRule = (typeof stylistRules)[number];

/** The parts of an outfit's score (docs/stylist.md). */
export const scoreParts = [
  'occasion',
  'weather',
  'mood',
  'taste',
  'novelty',
  'formality',
  'style',
  'belonging',
  'color',
  'season',
  'tone',
  'history',
  'composition',
  'pattern',
  'silhouette',
  'statement',
  'blueprint',
] as const;
export type ScorePart = (typeof scoreParts)[number];

/** The answers of somebody to what the stylist suggested. */
export const tasteKinds = [
  'kept',
  'locked',
  'swapped-in',
  'swapped-out',
  'passed',
  'not-for-me',
] as const;
export type TasteKind = (typeof tasteKinds)[number];

/** Most days of a trip that is packed for, and most of what happens on it. */
export const maxTripDays = 14;
export const maxTripEvents = 10;

/** The occasions one dresses for beside the day itself: an evening of a trip has an outfit of its own. */
export const festiveOccasions: ReadonlySet<(typeof itemOccasions)[number]> = new Set([
  'Evening',
  'Formal',
  'Wedding',
  'Date',
  'Party',
]);

/** Most answers of the stylist that are kept of one member: the last ones. */
export const maxLolaTurns = 60;

/** Most notes on their taste that are kept of one member: the last ones. */
export const maxTasteNotes = 2000;
