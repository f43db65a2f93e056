import { ChapterStitches } from '#components/lab/chapter-stitches.tsx';
import { LabPicture } from '#components/lab/lab-picture.tsx';
import { isNew, labDate, labKind, nextChapter } from '#components/lab/lab-words.ts';
import type { LabCard } from '#contract/schemas/lab.ts';
import { paths } from '#lib/paths.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './feature-card.module.css';

/** The newest piece that the member may read, large: the whole of it is the way there. */
export function FeatureCard({ piece }: { piece: LabCard }) {
  const { pieceId, title, line, date, isFree, picture, board, shades, chapters, reading } = piece;
  const isDesktop = useIsDesktop();
  const next = nextChapter(piece);
  const isBegun = reading.read.length > 0;
  const free = isFree && <WovenLabel>Free</WovenLabel>;
  const goOn =
    chapters === 0
      ? 'Read it'
      : next === null
        ? 'Read it again'
        : isBegun
          ? `Go on with chapter ${next + 1}`
          : 'Begin';
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <LabPicture garments={picture} shades={shades} board={board} />
        <span className={styles.labels}>
          {isNew(piece) && <WovenLabel tone="thread">New</WovenLabel>}
          {isDesktop && free}
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.top}>
          <span>{labKind(piece)}</span>
          <time dateTime={date}>{labDate(date, isDesktop ? 'long' : 'short')}</time>
        </p>
        <h2 className={styles.title}>
          <Link to={paths.styleLab(pieceId)} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.line}>
          {line}
          {!isDesktop && free}
        </p>
        <div className={styles.on}>
          {isDesktop && <ButtonLink to={paths.styleLab(pieceId)}>{goOn}</ButtonLink>}
          {isBegun && <ChapterStitches count={chapters} read={reading.read} />}
          {isBegun && !isDesktop && next !== null && (
            <span className="visually-hidden">{`Go on with chapter ${next + 1} of ${chapters}`}</span>
          )}
        </div>
      </div>
    </article>
  );
}
