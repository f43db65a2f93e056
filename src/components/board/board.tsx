import { ImageOff } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { BoardBackground } from '#contract/rules/collage.ts';
import { colorFamilies } from '#contract/rules/color-families.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';
import { classes } from '#ui/classes.ts';
import { showSmall, sourceSet } from '../source-set.ts';
import styles from './board.module.css';
import { layerExtent, layerStyle, ratioOf } from './layer-geometry.ts';

/** Below this width a board has the paper of a small one, in CSS pixels. */
const smallPx = 300;

/** A board's background, as the style that its parts read. */
export function boardLook(background: BoardBackground): {
  className: string | undefined;
  style: CSSProperties;
} {
  const isColor = background !== 'paper' && background !== 'plain';
  return {
    className: classes(
      styles.board,
      background === 'paper' && styles.paper,
      isColor && styles.colored,
    ),
    style: (isColor ? { '--sheet': colorFamilies[background].hex } : {}) as CSSProperties,
  };
}

/**
 * A collage, drawn from its layers, or from the picture that a device drew of them. Decoration: the words
 * beside it say what it shows.
 */
export function Board({
  background,
  layers,
  thumbnail = null,
  widthPx,
  isEager = false,
  isBare = false,
}: {
  background: BoardBackground;
  /** From the back to the front; null where the thumbnail shows them. */
  layers: readonly DrawnLayer[] | null;
  thumbnail?: ImageView | null;
  /** About how wide it is shown: it tells which renditions are fetched. */
  widthPx: number;
  isEager?: boolean;
  /** Without its ground, which reaches beyond it where it is shown. */
  isBare?: boolean;
}) {
  const look = boardLook(background);
  const loading = isEager ? 'eager' : 'lazy';
  return (
    <span
      className={classes(
        look.className,
        isBare && styles.bare,
        background === 'paper' && widthPx < smallPx && styles.small,
      )}
      style={look.style}
      aria-hidden="true"
      data-picture=""
    >
      {thumbnail?.urls ? (
        <img
          className={styles.whole}
          src={thumbnail.urls[720]}
          srcSet={sourceSet(thumbnail)}
          sizes={`${widthPx}px`}
          alt=""
          draggable={false}
          decoding="async"
          loading={loading}
          onError={showSmall(thumbnail)}
        />
      ) : (
        layers?.map((layer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place, it has no other name
          <LayerPicture key={index} layer={layer} widthPx={widthPx} loading={loading} />
        ))
      )}
    </span>
  );
}

function LayerPicture({
  layer,
  widthPx,
  loading,
}: {
  layer: DrawnLayer;
  widthPx: number;
  loading: 'eager' | 'lazy';
}) {
  const { image, isGap, size } = layer;
  const [failed, setFailed] = useState<string>();
  const ratio = ratioOf(image);
  const style = layerStyle(layer, ratio);
  const source = image?.urls?.[720];
  if (isGap || !source || failed === source) {
    return (
      <span className={classes(styles.layer, styles.gap)} style={style}>
        {!isGap && source && <ImageOff />}
      </span>
    );
  }
  return (
    <img
      className={classes(styles.layer, image.treatment?.mode !== 'cutout' && styles.print)}
      style={style}
      src={source}
      srcSet={sourceSet(image)}
      sizes={`${Math.ceil(layerExtent(size, ratio).width * widthPx)}px`}
      alt=""
      draggable={false}
      decoding="async"
      loading={loading}
      onError={() => setFailed(source)}
    />
  );
}
