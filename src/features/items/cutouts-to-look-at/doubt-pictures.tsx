import { Maximize } from 'lucide-react';
import { type CSSProperties, useMemo, useRef } from 'react';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import type { MaskRuns } from '#contract/rules/mask-runs.ts';
import type { ImageDetails } from '#contract/schemas/image.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import { boxOfMask, outlinePath } from './doubt-outline.ts';
import styles from './doubt-pictures.module.css';
import { useSharedView } from './use-shared-view.ts';

type Version = NonNullable<ImageDetails['other']>;

/** A photo and its cut-out. */
export interface Pair {
  imageId: string;
  photo: Version;
  cutout: Version;
  doubt: CutoutDoubt | null;
}

/** The pair of a photo; null where there is not both. */
export function pairOf(image: ImageDetails): Pair | null {
  const { imageId, width, height, treatment, urls, other, cutoutDoubt: doubt } = image;
  if (!other || !treatment || !urls) return null;
  const shown = { width, height, treatment, urls };
  const isCut = treatment.mode === 'cutout';
  return { imageId, photo: isCut ? other : shown, cutout: isCut ? shown : other, doubt };
}

/** How high a frame may be by its width: a longer photo stands between bands. */
const shapes = { least: 0.62, most: 1.2 };
/** How much larger than the doubt the ring around it is. */
const ringRoom = 1.25;

/**
 * A photo and its cut-out side by side at one scale: a pinch on one moves both. A ring marks on the photo where the doubt
 * lies, and dots show on the cut-out what it should look like.
 */
export function DoubtPictures({
  pair,
  name,
  mask,
  only = null,
  onEnlarge,
}: {
  pair: Pair;
  /** The name of the piece. */
  name: string;
  /** The part of the photo that is cut out; null while it is not known. */
  mask: MaskRuns | null;
  /** Only one of the two, where they are shown large. */
  only?: 'photo' | 'cutout' | null;
  onEnlarge?: () => void;
}) {
  const around = useRef<HTMLDivElement>(null);
  const { photo, cutout, doubt, imageId } = pair;
  useSharedView(around, '[data-frame]', imageId);
  const path = useMemo(() => (mask ? outlinePath(mask, doubt) : ''), [mask, doubt]);
  const box = useMemo(() => mask && boxOfMask(mask), [mask]);
  const ratio = photo.height > 0 ? photo.width / photo.height : 0.75;
  const shape = Math.max(shapes.least, Math.min(shapes.most, ratio));
  const style = {
    '--ratio': ratio,
    '--shape': shape,
    '--ring': photo.treatment.ring,
  } as CSSProperties;
  const sizes = only ? '(min-width: 768px) 480px, 100vw' : '(min-width: 768px) 216px, 45vw';
  return (
    <div ref={around} className={styles.pair} style={style} data-only={only ?? undefined}>
      {only !== 'cutout' && (
        <figure className={styles.frame} data-frame="">
          <span className={styles.scene}>
            <img
              src={photo.urls[720]}
              srcSet={srcSet(photo)}
              sizes={sizes}
              alt={`${name}, as it was taken`}
              draggable={false}
            />
            {doubt?.box && <Ring box={doubt.box} />}
          </span>
          <figcaption>
            <WovenLabel>Photo</WovenLabel>
          </figcaption>
        </figure>
      )}
      {only !== 'photo' && (
        <figure className={styles.frame} data-cut="" data-frame="">
          <span className={styles.scene}>
            {path && (
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.missing} d={path} />
              </svg>
            )}
            <img
              className={styles.cutout}
              style={placeOf(box)}
              src={cutout.urls[720]}
              srcSet={srcSet(cutout)}
              sizes={sizes}
              alt={`${name}, the cut-out`}
              draggable={false}
            />
            {path && (
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.dots} d={path} />
              </svg>
            )}
            {doubt?.kind === 'ground-left' && doubt.box && <Ring box={doubt.box} isDotted />}
          </span>
          <figcaption>
            <WovenLabel>Cut-out</WovenLabel>
          </figcaption>
          {onEnlarge && (
            <IconButton
              label="Show both larger"
              raised
              className={styles.enlarge ?? ''}
              onClick={onEnlarge}
            >
              <Maximize aria-hidden="true" />
            </IconButton>
          )}
        </figure>
      )}
    </div>
  );
}

const srcSet = ({ urls, width, height }: Version) =>
  [240, 720, 1600]
    .map((side) => {
      const wide = Math.round((width / Math.max(width, height, 1)) * side);
      return `${urls[side as 240 | 720 | 1600]} ${Math.max(1, wide)}w`;
    })
    .join(', ');

/** The place of a trimmed cut-out over its photo; in the middle while that is not known. */
function placeOf(box: ReturnType<typeof boxOfMask>): CSSProperties {
  if (!box) return { inset: '6%', width: '88%', height: '88%' };
  const share = (value: number) => `${value * 100}%`;
  return {
    left: share(box.x),
    top: share(box.y),
    width: share(box.width),
    height: share(box.height),
  };
}

/** A ring around a place of the photo. */
function Ring({
  box,
  isDotted = false,
}: {
  box: NonNullable<CutoutDoubt['box']>;
  isDotted?: boolean;
}) {
  const oval = {
    cx: box.x + box.width / 2,
    cy: box.y + box.height / 2,
    rx: (box.width / 2) * ringRoom,
    ry: (box.height / 2) * ringRoom,
  };
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {isDotted ? (
        <ellipse className={styles.dots} {...oval} />
      ) : (
        <>
          <ellipse className={styles.ringEdge} {...oval} />
          <ellipse className={styles.ring} {...oval} />
        </>
      )}
    </svg>
  );
}
