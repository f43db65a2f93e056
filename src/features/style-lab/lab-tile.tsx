import { ChapterStitches } from '#components/lab/chapter-stitches.tsx';
import { LabLock } from '#components/lab/lab-lock.tsx';
import { LabPicture } from '#components/lab/lab-picture.tsx';
import { isNew, labDate, labKind } from '#components/lab/lab-words.ts';
import type { LabCard } from '#contract/schemas/lab.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './lab-tile.module.css';

/** A piece as a tile of the desktop's rows. */
export function LabTile({ piece }: { piece: LabCard }) {
  const { pieceId, title, line, date, isOpen, picture, board, shades, chapters, reading } = piece;
  return (
    <li className={styles.tile}>
      <Link to={paths.styleLab(pieceId)} className={styles.link}>
        <span className={styles.picture}>
          <LabPicture garments={picture} shades={shades} board={board} />
        </span>
        <span className={styles.top}>
          <span className={styles.kind}>
            {labKind(piece)}
            {isNew(piece) && <WovenLabel tone="thread">New</WovenLabel>}
          </span>
          <time dateTime={date}>{labDate(date)}</time>
        </span>
        <span className={styles.title}>{title}</span>
        {isOpen ? <span className={styles.line}>{line}</span> : <LabLock />}
        {reading.read.length > 0 && <ChapterStitches count={chapters} read={reading.read} />}
      </Link>
    </li>
  );
}
