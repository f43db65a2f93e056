import { Board } from '#components/board/board.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { classes } from '#ui/classes.ts';
import styles from './plan-picture.module.css';
import type { Planned } from './planned.ts';

/** Most loose pieces that a picture shows. */
const most = 4;

/** The picture of a plan: the board of its outfit, or its pieces side by side. */
export function PlanPicture({
  planned: { outfit, look, items },
  widthPx,
}: {
  planned: Planned;
  widthPx: number;
}) {
  if (outfit) return <Board {...outfit} widthPx={widthPx} />;
  if (look?.image) {
    return (
      <span className={styles.pieces} aria-hidden="true">
        <ItemPicture image={look.image} alt="" sizes={`${widthPx}px`} inset="small" />
      </span>
    );
  }
  if (look?.outfit) return <Board {...look.outfit} widthPx={widthPx} />;
  const shown = items.slice(0, most);
  return (
    <span className={classes(styles.pieces, shown.length > 1 && styles.many)} aria-hidden="true">
      {shown.map(({ itemId, image }) => (
        <ItemPicture
          key={itemId}
          image={image}
          alt=""
          sizes={`${Math.ceil(widthPx / 2)}px`}
          inset="small"
        />
      ))}
    </span>
  );
}
