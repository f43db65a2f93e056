import { ItemPicture } from '#components/item-picture.tsx';
import type { ImageView } from '#contract/schemas/image.ts';
import { classes } from '#ui/classes.ts';
import styles from './pieces-picture.module.css';

/** Most pieces that a picture shows. */
const most = 4;

/** One photo, or pieces side by side, on the ground of a board. Decoration: words beside it say what it shows. */
export function PiecesPicture({
  images,
  widthPx,
}: {
  images: readonly (ImageView | null)[];
  widthPx: number;
}) {
  const shown = images.slice(0, most);
  const width = shown.length > 1 ? Math.ceil(widthPx / 2) : widthPx;
  return (
    <span className={classes(styles.pieces, shown.length > 1 && styles.many)} aria-hidden="true">
      {shown.map((image, index) => (
        <ItemPicture
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change their places
          key={index}
          image={image}
          alt=""
          sizes={`${width}px`}
          inset="small"
        />
      ))}
    </span>
  );
}
