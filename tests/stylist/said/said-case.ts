import type { ColorFamily } from '#contract/rules/color-families.ts';
import type {
  ColorMood,
  DressManner,
  OutfitAim,
  OutfitNeed,
  PatternKind,
} from '#contract/rules/stylist.ts';
import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { WardrobeGarment } from '#server/stylist/request.ts';

/** A garment of a panel's wardrobe; its id is made by its place: `g1`, `g2`… */
export type SaidGarment = Omit<WardrobeGarment, 'id' | 'availability' | 'wornDaysAgo' | 'isDue'> &
  Partial<Pick<WardrobeGarment, 'availability' | 'wornDaysAgo' | 'isDue'>> & { title: string };

/** Somebody with a whole wardrobe. */
export interface SaidWardrobe {
  /** Who it is, in a sentence. */
  owner: string;
  country: string;
  unit: 'C' | 'F';
  garments: readonly SaidGarment[];
}

/** Garments of a wardrobe: those of which all that is given is true. */
export interface Those {
  /** Exact titles. */
  titles?: readonly string[];
  /** Leaves of the category tree, or slots. */
  kinds?: readonly string[];
  /** One of these is its main color. */
  families?: readonly ColorFamily[];
  patterns?: readonly PatternKind[];
  /** In its title, whatever the case. */
  titled?: RegExp;
}

/** What must have been understood. What is not given here is not asked about; null says that it is not there. */
export interface MustUnderstand {
  event?: StylistEvent | readonly StylistEvent[] | null;
  /** As the contract's `itemOccasions`. */
  occasion?: string | readonly string[] | null;
  dressiness?: -1 | 0 | 1;
  mood?: ColorMood | null;
  manner?: DressManner | readonly DressManner[] | null;
  /** All of these. */
  needs?: readonly OutfitNeed[];
  aim?: OutfitAim | null;
  /** Degrees Celsius between which the day's high is; null: no weather was said. */
  highC?: readonly [from: number, to: number] | null;
  isWet?: boolean;
  /** `YYYY-MM-DD`. */
  day?: string | null;
  placeName?: string | null;
  tripDays?: number | null;
  /** At least so many days without what was worn; 0: nothing was said of it. */
  restDays?: number;
  /** For each of these there is a wish that means some of those garments, and nothing but those. */
  wants?: readonly Those[];
  /** The same for what is not wanted. */
  refuses?: readonly Those[];
  /** How many wishes there are in all. */
  wishes?: number;
  /** True: nothing of the text was not understood, and nothing is said to be missing. */
  isWhole?: boolean;
}

/** Something that somebody says, and what must come of it. Said on Monday, 23 November 2026 unless told otherwise. */
export interface SaidCase {
  kind: string;
  wardrobe: 'north' | 'south' | 'any';
  /** What was said before in the same conversation, the oldest first. */
  before?: readonly string[];
  text: string;
  /** `YYYY-MM-DD`. */
  today?: string;
  must: MustUnderstand;
  /** Chips that stand there, as they are written; others may. */
  chips?: readonly string[];
  /** Chips that do not. */
  noChips?: readonly RegExp[];
  /** No board holds any of these. */
  never?: readonly Those[];
  /** Every board holds one of each of these. */
  every?: readonly Those[];
  /** The first board holds one of each of these. */
  first?: readonly Those[];
  /** There is at least one board, unless false. */
  hasBoards?: boolean;
  /** The titles among which the answer asks which one is meant. */
  which?: readonly string[];
  /** What the first board says is lacking: `bow tie`. */
  lacks?: RegExp;
}
