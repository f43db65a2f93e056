import { ImageOff } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ImageView } from '#contract/schemas/image.ts';
import { classes } from '#ui/classes.ts';
import styles from './item-picture.module.css';
import { sourceSet } from './source-set.ts';

/**
 * A garment's picture in a frame, never cropped: a cutout lies on the paper, a photo with a calm
 * border melts into its tile, a busy one is mounted on a mat (docs/design/look.md, Tiles and pictures).
 */
export function ItemPicture({
  image: given,
  alt,
  sizes,
  inset = 'large',
  isEager = false,
}: {
  image: ImageView | null;
  /** The title, with color and category where they are known; empty for decoration. */
  alt: string;
  /** The width at which it is shown, as the `sizes` of an img. */
  sizes: string;
  inset?: 'large' | 'medium' | 'small';
  isEager?: boolean;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useLoaded(given, sizes);
  const source = image?.urls?.[720];
  const treatment = image?.treatment;
  const mode = treatment?.mode ?? (source ? 'mount' : 'cutout');
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
            srcSet={image ? sourceSet(image) : undefined}
            data-sized={ratio !== null || undefined}
            sizes={sizes}
            alt={alt}
            draggable={false}
            decoding={source.startsWith('blob:') ? 'sync' : 'async'}
            loading={isEager ? 'eager' : 'lazy'}
            onError={() => setFailed(source)}
          />
        </>
      )}
    </span>
  );
}

/** A picture once its file is there; until then the one before it, so that nothing blinks. */
function useLoaded(image: ImageView | null, sizes: string): ImageView | null {
  const last = useRef(image);
  const [, setLoaded] = useState<string>();
  const address = image?.urls?.[720];
  const before = last.current?.urls?.[720];
  const isShown = address === before || !image?.urls || !before;
  useEffect(() => {
    if (isShown) {
      last.current = image;
      return;
    }
    let isWanted = true;
    const show = () => {
      if (!isWanted) return;
      last.current = image;
      setLoaded(address);
    };
    const file = new Image();
    file.sizes = sizes;
    file.srcset = sourceSet(image) ?? '';
    file.src = address ?? '';
    // One that cannot be read is shown as such.
    file.decode().then(show, show);
    return () => {
      isWanted = false;
    };
  }, [image, address, isShown, sizes]);
  return isShown ? image : last.current;
}
