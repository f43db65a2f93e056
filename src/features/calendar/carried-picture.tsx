import { Board } from '#components/board/board.tsx';
import styles from './carried-picture.module.css';
import type { Carried } from './dragged.tsx';
import { PlanPicture } from './plan-picture.tsx';

/** The picture of what is carried, under the finger (docs/design/look.md, Motion). */
export function CarriedPicture({ carried }: { carried: Carried }) {
  return (
    <span className={styles.carried}>
      {'planned' in carried ? (
        <PlanPicture planned={carried.planned} widthPx={140} />
      ) : (
        <Board {...carried.outfit} widthPx={140} />
      )}
    </span>
  );
}
