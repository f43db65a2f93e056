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

/** The ways of dressing that outfits may be asked for. */
export const dressManners = [
  'classic',
  'minimal',
  'romantic',
  'bohemian',
  'edgy',
  'glamorous',
  'sporty',
  'street',
  'preppy',
  'vintage',
  'relaxed',
] as const;
export type DressManner = (typeof dressManners)[number];

/** What a pattern is of. */
export const patternKinds = [
  'plain',
  'stripe',
  'check',
  'floral',
  'dot',
  'animal',
  'graphic',
  'abstract',
  'texture',
] as const;
export type PatternKind = (typeof patternKinds)[number];

/** What a garment may be asked to be, or not to be, beside its kind and color: `no short skirts`, `nothing tight`. */
export const garmentTraits = [
  'short',
  'long',
  'tight',
  'loose',
  'sleeveless',
  'long-sleeved',
  'low-cut',
  'high-heeled',
  'flat',
  'warm',
  'thin',
  'waterproof',
  'sheer',
  'shiny',
  'patterned',
  'plain',
  'dressy',
  'casual',
  'sporty',
  'light',
  'dark',
  'bright',
] as const;
export type GarmentTrait = (typeof garmentTraits)[number];

/** The needs of a body and of a day that an outfit is to meet. */
export const outfitNeeds = [
  'covered-arms',
  'covered-legs',
  'modest',
  'pregnant',
  'nursing',
  'comfortable',
  'sitting',
  'on-foot',
  'sexy',
] as const;
export type OutfitNeed = (typeof outfitNeeds)[number];

/** The needs of which a piece is asked about, where nothing that is written of it says whether it meets them. */
export const toldNeeds = [
  'covered-arms',
  'pregnant',
  'nursing',
  'comfortable',
  'sitting',
  'on-foot',
] as const satisfies readonly OutfitNeed[];
export type ToldNeed = (typeof toldNeeds)[number];

/** What somebody said of a piece: whether it meets a need; null: they are not sure. */
export type ToldNeeds = Partial<Record<ToldNeed, boolean | null>>;

/** What an answer is to do beside dressing for something. */
export const outfitAims = [
  /** `Surprise me`, `what would you wear`: chance counts for more. */
  'surprise',
  /** What was not worn for longest comes first. */
  'forgotten',
] as const;
export type OutfitAim = (typeof outfitAims)[number];

/**
 * The rules that no suggestion breaks, in the order in which they are asked (docs/stylist.md). Each may be waived for
 * once.
 */
export const stylistRules = [
  'exclusion',
  'availability',
  'rest',
  'need',
  'dress-code',
  'weather',
  'slots',
  'outer-layer',
] as const;
export type StylistRule = (typeof stylistRules)[number];

/** The parts of an outfit's score (docs/stylist.md). */
export const scoreParts = [
  'occasion',
  'need',
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
