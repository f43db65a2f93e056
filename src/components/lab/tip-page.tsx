import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LabPicture } from './lab-picture.tsx';
import { LabText } from './lab-text.tsx';
import { labDate, labKind } from './lab-words.ts';
import type { PiecePageProps } from './piece-page-props.ts';
import { PieceSources } from './piece-sources.tsx';
import styles from './report-page.module.css';
import text from './text.module.css';

/** A tip for the board of an outfit: its moves, why, and the way to a board. */
export function TipPage({ piece, top }: Pick<PiecePageProps, 'piece' | 'top'>) {
  const { kind, title, line, date, board, moves, intro, sources } = piece;
  return (
    <main className={styles.screen}>
      <div className={styles.picture}>
        <LabPicture garments={[]} board={board} />
        <div className={styles.over}>{top}</div>
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {labKind({ kind, chapters: 0 })}
          <time dateTime={date}>{labDate(date, 'long')}</time>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line}>{line}</p>
        <div className={text.text}>
          <ol className={styles.moves}>
            {moves.map((move) => (
              <li key={move.title}>
                <b>{move.title}</b>
                <span>{move.text}</span>
              </li>
            ))}
          </ol>
          <LabText blocks={intro} />
          <ButtonLink to={paths.createOutfit()} wide>
            Open a board
          </ButtonLink>
          <PieceSources sources={sources} />
        </div>
      </div>
    </main>
  );
}
