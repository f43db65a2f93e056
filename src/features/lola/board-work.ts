import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';

/** The work of somebody on a board that was suggested. */
export interface BoardWork {
  /** The board as it is after swaps; null as it came. */
  now: LolaBoard | null;
  /** The pieces that came to it by swaps: the conversation, or the day's outfits, may not have them. */
  cards: ItemCard[];
  /** The pieces that are locked; null as they were asked for. */
  lockedIds: string[] | null;
  /** Null as the server says. */
  isSaved: boolean | null;
  /** The outfit that it was saved as by this page; null where that is not known here. */
  outfitId: string | null;
  isPassed: boolean;
  /** When it was last worked on, in milliseconds since 1970. */
  atMs: number;
}
