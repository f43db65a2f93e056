import { type Crop, isSameCrop } from './crop-geometry.ts';

/** A crop that is worked at, with what can be undone and redone. */
export interface CropWork {
  past: readonly Crop[];
  now: Crop;
  future: readonly Crop[];
  /** Names the pull or slide that the last change was part of; null of a change of its own. */
  run: string | null;
}

/** A step of the work. */
export type CropAction =
  /** Changes of the same run are one step. */
  { do: 'change'; to: Crop; run?: string } | { do: 'undo' } | { do: 'redo' };

/** The beginning of the work. */
export const beginCrop = (now: Crop): CropWork => ({ past: [], now, future: [], run: null });

/** The work after a step. */
export function changeCrop(work: CropWork, action: CropAction): CropWork {
  const { past, now, future } = work;
  if (action.do === 'undo') {
    const before = past.at(-1);
    if (!before) return work;
    return { past: past.slice(0, -1), now: before, future: [now, ...future], run: null };
  }
  if (action.do === 'redo') {
    const [next, ...later] = future;
    return next ? { past: [...past, now], now: next, future: later, run: null } : work;
  }
  const { to, run = null } = action;
  if (run !== null && run === work.run) return { ...work, now: to };
  if (isSameCrop(to, now)) return work;
  return { past: [...past, now], now: to, future: [], run };
}
