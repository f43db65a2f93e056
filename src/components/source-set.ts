import type { SyntheticEvent } from 'react';
import type { ImageView } from '#contract/schemas/image.ts';

/**
 * The renditions by their true widths: a rendition's size is that of its longer side, and none is
 * enlarged. None where its size is not known.
 */
export function sourceSet({ urls, width, height }: ImageView): string | undefined {
  if (!urls || !width) return undefined;
  const longer = Math.max(width, height);
  return ([240, 720, 1600] as const)
    .map(
      (size) =>
        `${urls[size]} ${Math.max(1, Math.round((Math.min(size, longer) * width) / longer))}w`,
    )
    .join(', ');
}

/** Shows the small one of a picture's sizes where another does not come: without a network it may be there. */
export const showSmall =
  ({ urls }: ImageView) =>
  ({ currentTarget: shown }: SyntheticEvent<HTMLImageElement>): void => {
    const small = urls?.[240];
    if (!small || shown.src.endsWith(small)) return;
    shown.removeAttribute('srcset');
    shown.src = small;
  };
