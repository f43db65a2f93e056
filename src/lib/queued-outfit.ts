import type { Collage } from '#contract/rules/collage.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';

/** A save of an outfit that the server does not have yet, as kept on the device. */
export interface QueuedOutfit {
  id: string;
  userId: string;
  /** Counts the saves in the order in which they were made. */
  place: number;
  /** Null of a new one. */
  outfitId: string | null;
  /** The save of the same outfit that this one was made from, while that waits. */
  after: string | null;
  form: OutfitForm;
  collage: Collage;
  /** The revision that it was made from; null of a new one. */
  baseRevision: number | null;
  /** For a new one: the wardrobes it goes into. */
  wardrobeIds: string[];
  /** What its layers show, so that it can be drawn without a network. */
  pieces: {
    itemId: string;
    title: string;
    shortTitle: string;
    category: string | null;
    image: ImageView | null;
  }[];
  /** refused: the server does not take it as it is; it stays until it is changed or thrown away. */
  state: 'waiting' | 'refused';
  /** The same for every try at sending. */
  saveKey: string;
}

/** What this device saved last of an outfit. */
export interface SavedOutfit {
  /** The user's id and the outfit's. */
  key: string;
  userId: string;
  outfitId: string;
  /** The save that it came from. */
  saveId: string;
  revision: number;
  form: OutfitForm;
  collage: Collage;
}
