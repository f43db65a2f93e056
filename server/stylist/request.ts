import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { ItemAvailability, itemOccasions } from '#contract/rules/item-attributes.ts';
import type {
  ColorMood,
  DressManner,
  GarmentTrait,
  OutfitAim,
  OutfitNeed,
  PatternKind,
  StylistRule,
  ToldNeeds,
} from '#contract/rules/stylist.ts';
import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { Slot } from './facts.ts';
import type { Garment, ReadGarment } from './garment.ts';

export type Occasion = (typeof itemOccasions)[number];

/** A garment of somebody's wardrobe, with what life did to it. */
export interface WardrobeGarment extends Garment {
  availability: ItemAvailability;
  /** Whole days since it was last worn; null: never, as far as is known. */
  wornDaysAgo: number | null;
  /** Whether it has to be washed before it is worn again. */
  isDue: boolean;
  /** What its owner said of it. */
  told?: ToldNeeds | undefined;
}

/** The same, once its words are read. */
export interface WardrobePiece extends ReadGarment {
  availability: ItemAvailability;
  wornDaysAgo: number | null;
  isDue: boolean;
}

/** A day's weather as it feels, in degrees Celsius. */
export interface Weather {
  lowC: number;
  highC: number;
  /** Rain, snow or sleet. */
  isWet: boolean;
}

/** Garments by their description: those of which all that is given is true. */
export interface Description {
  slot?: Slot;
  /** One of these leaves of the category tree. */
  leaves?: readonly string[];
  /** The main color. */
  family?: ColorFamily;
  /** A term of the lexicon. */
  term?: string;
  pattern?: PatternKind;
  /** As the lexicon calls it. */
  fabric?: string;
  /** All of these. */
  traits?: readonly GarmentTrait[];
  /** These and no others. */
  ids?: readonly string[];
  /** What else will do: a garment of which one of these is true. */
  or?: readonly Description[];
}

/** The known taste of somebody (docs/stylist.md). All between -1, not for them, and 1. */
export interface Taste {
  /** By a line's key, such as `color red`, `leaf sneakers`, `style edgy`. */
  lines: ReadonlyMap<string, number>;
  /** By two ids, the smaller first, with a space between. */
  pairs: ReadonlyMap<string, number>;
  /** Outfits that are not wanted again, each by its `coreKey`. */
  cores: ReadonlySet<string>;
}

/** The request of somebody. Whatever is null or empty is left to the stylist. */
export interface StylistRequest {
  occasion: Occasion | null;
  /** What it is for, where that is known more closely than the occasion. */
  event: StylistEvent | null;
  /** More dressed up than the occasion calls for (1), less (-1), or as it does (0). */
  dressiness: -1 | 0 | 1;
  weather: Weather | null;
  mood: ColorMood | null;
  manner: DressManner | null;
  needs: readonly OutfitNeed[];
  aim: OutfitAim | null;
  /** All of these are in every outfit. */
  locked: readonly string[];
  /** Of each of these lists at least one is in every outfit. */
  around: readonly (readonly string[])[];
  /**
   * True: what is asked for by name is worn though it rests, or is not for the occasion or the weather; and what cannot
   * be worn at all is left out. Either is told.
   */
  insists: boolean;
  /** Pieces that no dress code keeps back, since nothing else there is fulfills it ([Note: Nearest]). */
  excused?: ReadonlySet<string>;
  excluded: readonly string[];
  unwanted: readonly Description[];
  /** Days within which what was worn rests; 0: nothing does. */
  restDays: number;
  /** Rules that do not hold this once. */
  waived: readonly StylistRule[];
  taste: Taste | null;
  /** Outfits that were shown lately, each by its `coreKey`: others that are nearly as good come first. */
  shown?: ReadonlySet<string>;
  /** Most outfits to answer. */
  count: number;
  /** The same seed gives the same answer. */
  seed: string;
}

/** A request that asks for nothing in particular. */
export const anyRequest: StylistRequest = {
  occasion: null,
  event: null,
  dressiness: 0,
  weather: null,
  mood: null,
  manner: null,
  needs: [],
  aim: null,
  locked: [],
  around: [],
  insists: false,
  excluded: [],
  unwanted: [],
  restDays: 0,
  waived: [],
  taste: null,
  count: 3,
  seed: '',
};
