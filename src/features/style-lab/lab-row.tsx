import { LabLock } from '#components/lab/lab-lock.tsx';
import { LabPicture } from '#components/lab/lab-picture.tsx';
import { isNew, labDate, labKind, nextChapter } from '#components/lab/lab-words.ts';
import type { LabCard } from '#contract/schemas/lab.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './lab-row.module.css';

/** A piece as a row: the whole of it is the way there. */
export function LabRow({ piece }: { piece: LabCard }) {
  const { pieceId, title, line, date, isOpen, picture, board, shades, reading, chapters } = piece;
  const next = nextChapter(piece);
  const isBegun = reading.read.length > 0;
  return (
    <li className={styles.row}>
      <Link to={paths.styleLab(pieceId)} className={styles.link}>
        <span className={styles.picture}>
          <LabPicture garments={picture} shades={shades} isSmall board={board} />
          {isNew(piece) && <span className={styles.new} aria-hidden="true" />}
        </span>
        <span className={styles.words}>
          <span className={styles.top}>
            <span>
              {labKind(piece)}
              {isNew(piece) && <span className="visually-hidden">, new</span>}
            </span>
            <time dateTime={date}>{labDate(date)}</time>
          </span>
          <span className={styles.title}>{title}</span>
          {isOpen ? (
            <span className={styles.line}>
              {isBegun && next !== null ? `Go on with chapter ${next + 1} of ${chapters}` : line}
            </span>
          ) : (
            <LabLock />
          )}
        </span>
      </Link>
    </li>
  );
}
