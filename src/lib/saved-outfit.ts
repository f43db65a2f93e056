import type { Collage } from '#contract/rules/collage.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { OutfitForm } from '#contract/schemas/outfit.ts';

/** A save of an outfit, as it waits in the outbox. */
export interface OutfitSave {
  /** The outfit's id; null of a new one. */
  outfitId: string | null;
  form: OutfitForm;
  collage: Collage;
  /** The revision that it was made from; null of a new one. */
  baseRevision: number | null;
  /** The wardrobes that a new one goes into. */
  wardrobeIds: string[];
  /** The pieces that its layers show, so that it can be drawn without a network. */
  pieces: {
    itemId: string;
    title: string;
    shortTitle: string;
    category: string | null;
    image: ImageView | null;
  }[];
  /** What a friend laid, of which a new one is a changed copy. */
  stylingId?: string | undefined;
  /** Whether what was planned or worn of exactly its pieces is of a new one. */
  takesPlans?: boolean;
  /** The outfit that was deleted elsewhere meanwhile, so that this is a new one. */
  insteadOf?: string;
}

/** The last save of an outfit by this device. */
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
