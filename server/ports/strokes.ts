import type { Mask } from '../cutout/mask.ts';
import type { Stroke } from '../cutout/stroke.ts';

/** So many others wait for their strokes already that nobody else can. */
export class StrokesBusy extends Error {
  override name = 'StrokesBusy';
}

/** Follows what somebody draws at a cut-out while they look on. */
export interface StrokesPort {
  /**
   * The mask after the last of these strokes (in pixels of the photo), from the mask before; without a mask
   * before, what is found in the photo alone, and all strokes followed in it. Throws StrokesBusy, and what a
   * CutoutPort throws.
   */
  follow(photo: Buffer, strokes: Stroke[], previous?: Mask): Promise<Mask>;
  /** Gets ready, since somebody will draw soon. */
  wake(): void;
  /** Gives up what is under way. */
  close(): Promise<void>;
}
