import { ImageOff } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import type { ImageView } from '#contract/schemas/image.ts';
import { classes } from '#ui/classes.ts';
import styles from './item-picture.module.css';

/**
 * A garment's picture in a frame, never cropped: a cutout lies on the paper, a photo with a calm
 * border melts into its tile, a busy one is mounted on a mat (docs/design/look.md, Tiles and pictures).
 */
export function ItemPicture({
  image,
  alt,
  sizes,
  preview,
  inset = 'large',
  isEager = false,
}: {
  image: ImageView | null;
  /** The title, with color and category where they are known; empty for decoration. */
  alt: string;
  /** The width at which it is shown, as the `sizes` of an img. */
  sizes: string;
  /** A local picture to show until the stored one is ready. */
  preview?: string | undefined;
  inset?: 'large' | 'medium' | 'small';
  isEager?: boolean;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const source = image?.urls?.[720] ?? preview;
  const treatment = image?.treatment;
  const mode = treatment?.mode ?? (preview ? 'mount' : 'cutout');
  const first = useRef(mode);
  // A photo whose cut-out has come, or that is chosen in its place, does not jump.
  const hasChanged = first.current !== mode;
  const ratio = image?.width ? image.width / image.height : null;
  const style = {
    '--ring': treatment?.ring,
    '--mat': treatment?.mat,
    '--ratio': ratio ?? undefined,
  } as CSSProperties;
  const isLost = !source || failed === source;
  return (
    <span className={classes(styles.frame, styles[mode], styles[inset])} style={style}>
      {isLost ? (
        image?.status === 'refused' || failed ? (
          <span className={styles.lost} role="img" aria-label={alt}>
            <ImageOff aria-hidden="true" />
          </span>
        ) : null
      ) : (
        <>
          {/* The photo drawn out to the tile's sides: what it fades into has the colors of its edges. */}
          {mode === 'melt' && (
            <img src={source} alt="" className={styles.ground} draggable={false} data-ground="" />
          )}
          <img
            key={mode}
            className={hasChanged ? styles.fading : undefined}
            src={source}
            srcSet={image?.urls ? sourceSet(image) : undefined}
            data-sized={ratio !== null || undefined}
            sizes={sizes}
            alt={alt}
            draggable={false}
            decoding="async"
            loading={isEager ? 'eager' : 'lazy'}
            onError={() => setFailed(source)}
          />
        </>
      )}
    </span>
  );
}

/**
 * The renditions by their true widths: a rendition's size is that of its longer side, and none is
 * enlarged.
 */
function sourceSet({ urls, width, height }: ImageView): string {
  if (!urls) return '';
  const longer = Math.max(width, height);
  return ([240, 720, 1600] as const)
    .map(
      (size) =>
        `${urls[size]} ${Math.max(1, Math.round((Math.min(size, longer) * width) / longer))}w`,
    )
    .join(', ');
}
