import type { Noun } from './nouns.ts';

/** A garment that a text names, with what is said of it. */
export interface Draft {
  noun: Noun;
  /** `forget`: what was said of it before is over; `swap`: another one is to take its place. */
  polarity: 'want' | 'refuse' | 'forget' | 'swap';
  isOnly: boolean;
  isDoubtful: boolean;
  /** True: it was named, and no word wants it. */
  isBare: boolean;
  article: 'a' | 'the' | 'which' | null;
  /** What else will do. */
  alternatives: Noun[];
}

export const newDraft = (noun: Noun, said: Omit<Draft, 'noun' | 'alternatives'>): Draft => ({
  noun,
  ...said,
  alternatives: [],
});
