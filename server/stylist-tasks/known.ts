import type { ProfileContent } from '../blueprint/score/profile-content.ts';
import type { PointedAttributes } from '../blueprint/score/scored-garment.ts';
import type { TasteEvent } from '../stylist/learning.ts';
import type { WardrobeGarment } from '../stylist/request.ts';

/** A garment as the stylist knows it, with what the blueprint asks of its item. */
export interface StoredGarment extends WardrobeGarment {
  item: PointedAttributes;
  /** The last day that it was worn; null: never. */
  wornDay: string | null;
}

/** All that is stored of somebody for the stylist, not thought about yet: it is plain, and can be sent to a thread. */
export interface Known {
  garments: StoredGarment[];
  /** What they said of what was suggested. */
  notes: TasteEvent[];
  /** What they wore and saved. */
  doings: TasteEvent[];
  /** Which lines of their taste are forgotten from before which moment, in milliseconds. */
  forgotten: [key: string, beforeMs: number][];
  /** Everything from before this moment is; null: nothing is. */
  allForgottenMs: number | null;
  /** What their pieces are scored by; null where they are not. */
  blueprint: ProfileContent | null;
}
