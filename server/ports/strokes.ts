import type { Mask } from '../cutout/mask.ts';
import type { Stroke } from '../cutout/stroke.ts';

/** So many strokes wait already that no other can, or a newer one of the same account came. */
export class StrokesBusy extends Error {
  override name = 'StrokesBusy';
}

/** A caller that waits for a stroke. */
export interface StrokeCaller {
  account: string;
  /** Aborted when nobody waits any longer: the stroke is not begun then, and keeps nobody out. */
  signal?: AbortSignal;
}

/** Follows what somebody draws at a cut-out while they look on. */
export interface StrokesPort {
  /**
   * The mask after the last of these strokes (in pixels of the photo), from the mask before; without a mask
   * before, what is found in the photo alone, and all strokes followed in it. Throws StrokesBusy, what a
   * CutoutPort throws, and the reason of the caller's signal where its turn comes too late.
   */
  follow(caller: StrokeCaller, photo: Buffer, strokes: Stroke[], previous?: Mask): Promise<Mask>;
  /** Gets ready, since somebody will draw soon. */
  wake(): void;
  /** Gives up what is under way. */
  close(): Promise<void>;
}
