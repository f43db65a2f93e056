import { useQuery } from '@tanstack/react-query';
import { labQuery } from '#api/lab.ts';
import { useContentChanges } from '#api/use-content-changes.ts';
import { LabLock } from '#components/lab/lab-lock.tsx';
import { LabPicture } from '#components/lab/lab-picture.tsx';
import { isNew, labDate, labKind } from '#components/lab/lab-words.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './whats-new-list.module.css';

/** Most entries that are told. */
const mostTold = 10;

/**
 * What's New: dated entries on new classes, trend and color reports, and outfit collage (product spec, section 1), from the
 * pieces of the Style Lab.
 */
export function WhatsNewList({ owner, onLeave }: { owner: string; onLeave(): void }) {
  useContentChanges();
  const { data, isError, refetch } = useQuery(labQuery(owner));
  if (!data && isError) {
    return <ErrorCard title="What’s New did not load" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Waiting label="Loading What’s New" className={styles.skeleton}>
        <div />
        <div />
        <div />
      </Waiting>
    );
  }
  if (data.pieces.length === 0) {
    return <EmptyState title="Nothing new" text="New classes, reports and tips are told here." />;
  }
  return (
    <ul className={styles.entries}>
      {data.pieces.slice(0, mostTold).map((piece) => {
        const { pieceId, title, line, date, picture, board, shades, isOpen } = piece;
        return (
          <li key={pieceId} className={styles.entry}>
            <span className={styles.picture}>
              <LabPicture garments={picture} shades={shades} isSmall board={board} />
              {isNew(piece) && <span className={styles.dot} aria-hidden="true" />}
            </span>
            <div className={styles.words}>
              <p className={styles.kind}>
                {labKind(piece)}
                <time dateTime={date}>{labDate(date)}</time>
              </p>
              <h3>
                <Link to={paths.styleLab(pieceId)} onClick={onLeave} className={styles.link}>
                  {title}
                </Link>
                {isNew(piece) && <span className="visually-hidden">, new</span>}
              </h3>
              {isOpen ? <p className={styles.line}>{line}</p> : <LabLock />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
