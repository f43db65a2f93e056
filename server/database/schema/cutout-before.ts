import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import type { CutoutSlot, CutoutState, ShownVersion } from '#contract/rules/images.ts';

/** The facts that an item had by its photo. */
export interface ItemBefore {
  itemId: number;
  mainColor: string | null;
  furtherColors: string[];
  category: string | null;
  categoryFrom: 'photo' | 'owner' | null;
}

/**
 * The cut-out that a drawn one took the place of, and what followed from it: enough to bring it back. Its files stay in
 * their slot for as long as the row names them.
 */
export interface CutoutBefore {
  cutout: Exclude<CutoutState, 'waiting'> | null;
  /** Another cut was waited for. */
  wasWaiting: boolean;
  cutoutDoubt: CutoutDoubt | null;
  cutoutSlot: CutoutSlot;
  cutoutWidth: number;
  cutoutHeight: number;
  shown: ShownVersion | null;
  mainColor: string | null;
  furtherColors: string[];
  likelyCategories: string[];
  sureCategory: string | null;
  items: ItemBefore[];
}
