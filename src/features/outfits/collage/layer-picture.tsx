import { ImageOff } from 'lucide-react';
import { memo, useState } from 'react';
import { useLocalPicture } from '#api/upload-queue/uploads.ts';
import boardStyles from '#components/board/board.module.css';
import { layerExtent, layerStyle, ratioOf } from '#components/board/layer-geometry.ts';
import { sourceSet } from '#components/source-set.ts';
import { classes } from '#ui/classes.ts';
import type { EditorLayer } from './editor-board.ts';
import type { KnownPiece } from './known-piece.ts';
import styles from './layer-picture.module.css';

/** One layer on the board of the editor: its place moves with the fingers, what is in it when it is lifted. */
export const LayerPicture = memo(function LayerPicture({
  layer,
  piece,
  boardWidth,
}: {
  layer: EditorLayer;
  /** Undefined where it is gone, or not known yet. */
  piece: KnownPiece | undefined;
  /** In CSS pixels. */
  boardWidth: number;
}) {
  const [failed, setFailed] = useState<string>();
  const local = useLocalPicture(layer.itemId ?? '');
  const stored = piece?.image ?? null;
  // Its own photo stands until the stored one is ready.
  const image = stored?.urls ? stored : (local ?? stored);
  const ratio = ratioOf(image);
  const source = image?.urls?.[720];
  const isLost = !source || failed === source;
  return (
    <span className={styles.layer} data-layer={layer.id} style={layerStyle(layer, ratio)}>
      {isLost ? (
        <span className={classes(styles.inner, boardStyles.gap)}>
          {source && <ImageOff aria-hidden="true" />}
        </span>
      ) : (
        <img
          className={classes(
            styles.inner,
            boardStyles.layer,
            image.treatment?.mode !== 'cutout' && boardStyles.print,
          )}
          src={source}
          srcSet={sourceSet(image)}
          sizes={`${Math.ceil(layerExtent(layer.size, ratio).width * boardWidth)}px`}
          alt=""
          draggable={false}
          decoding="async"
          onError={() => setFailed(source)}
        />
      )}
    </span>
  );
});
