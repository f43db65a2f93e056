import { askPortraitWorker } from './ask-portrait-worker.ts';
import type { PortraitVerdict } from './check-portrait.ts';

/** Judges a portrait on the device. Null where it could not be judged; nothing is said of such a picture then. */
export const judgePortrait = (
  picture: Blob,
  signal: AbortSignal,
): Promise<PortraitVerdict | null> => askPortraitWorker('verdict', picture, signal);
