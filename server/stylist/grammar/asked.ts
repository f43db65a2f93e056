import type { ColorMood, DressManner, OutfitAim, OutfitNeed } from '#contract/rules/stylist.ts';
import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import type { Occasion } from '../request.ts';

/** How a day feels, in words. */
export type Feel = 'freezing' | 'cold' | 'cool' | 'mild' | 'warm' | 'hot';

/** The wishes of a phrase. */
export interface Asked {
  event?: StylistEvent;
  occasion?: Occasion;
  dressiness?: -1 | 0 | 1;
  mood?: ColorMood;
  manner?: DressManner;
  needs?: readonly OutfitNeed[];
  aim?: OutfitAim;
  feel?: Feel;
  isWet?: boolean;
  /** The sun is out: warm in summer, and never wet. */
  isSunny?: boolean;
  /** Days within which what was worn is not wanted. */
  restDays?: number;
  /** As what was worn yesterday. */
  isLikeYesterday?: boolean;
}

/** Phrases, apart by commas, with what they ask for; nothing, where words that mean something else alone mean nothing together. */
export type PhraseTable = readonly (readonly [words: string, asked: Asked])[];
