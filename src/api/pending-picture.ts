import type { ImageView } from '#contract/schemas/image.ts';
import { pictureMs } from './query-client.ts';

/** How often a picture is asked for that waits for its cut-out, in milliseconds. */
export const cutoutMs = 4000;

/** After how many milliseconds a picture may have more to show; null once all is there. */
export function pendingPictureMs(
  image: Pick<ImageView, 'status' | 'cutout'> | null,
): number | null {
  if (image?.status === 'received') return pictureMs;
  return image?.cutout === 'waiting' ? cutoutMs : null;
}

/** The shortest of these waits, as a query's interval: false if there is none. */
export function soonestOf(waits: readonly (number | null)[]): number | false {
  const all = waits.filter((one) => one !== null);
  return all.length > 0 ? Math.min(...all) : false;
}
