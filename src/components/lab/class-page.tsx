import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSeen } from '#lib/use-seen.ts';
import { Button } from '#ui/button.tsx';
import { ChapterStitches } from './chapter-stitches.tsx';
import styles from './class-page.module.css';
import { FigurePicture } from './figure-picture.tsx';
import { LabOffer } from './lab-offer.tsx';
import { LabPicture } from './lab-picture.tsx';
import { LabText } from './lab-text.tsx';
import { OwnCard } from './own-card.tsx';
import type { PiecePageProps } from './piece-page-props.ts';
import { PieceSources } from './piece-sources.tsx';
import text from './text.module.css';

/** The end of a chapter counts as seen once it was in view for so long, in milliseconds. */
const endSeenMs = 600;

/** A chapter of a class: its picture, what to do, the text, and the member's own pieces that it is about. */
export function ClassPage({ piece, top, chapter, onGo, onEnd, onDone }: PiecePageProps) {
  const { title, parts, intro, reading, sources } = piece;
  const part = parts[chapter]!;
  const next = parts[chapter + 1];
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [line, setLine] = useState(0);
  const shown = useRef(chapter);
  useEffect(() => {
    if (shown.current === chapter) return;
    shown.current = chapter;
    setLine(0);
    main.current?.parentElement?.scrollTo?.({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [chapter]);
  const isRead = reading.read.includes(chapter) || part.blocks === null;
  const end = useSeen(
    useMemo(() => (isRead ? null : onEnd), [isRead, onEnd]),
    endSeenMs,
  );
  return (
    <main className={styles.screen} ref={main}>
      <div className={styles.picture}>
        {part.figure ? (
          <FigurePicture figure={part.figure} chosen={line} onChoose={setLine} />
        ) : (
          <LabPicture garments={part.picture ?? piece.picture} />
        )}
        <div className={styles.over}>{top}</div>
      </div>
      <div className={styles.sheet}>
        <p className={styles.place}>
          <span>{title}</span>
          <span>
            Chapter {chapter + 1} of {parts.length}
          </span>
        </p>
        <ChapterStitches count={parts.length} read={reading.read} present={chapter} />
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {part.title}
        </h1>
        {part.blocks === null ? (
          <LabOffer title={title} />
        ) : (
          <div className={text.text}>
            {chapter === 0 && (
              <div className={text.intro}>
                <LabText blocks={intro} />
              </div>
            )}
            {part.figure && (
              <p className={styles.line} aria-live="polite">
                <b>{part.figure.lines[line]?.label}</b>
                {part.figure.lines[line]?.text}
              </p>
            )}
            <LabText blocks={part.blocks} />
            {part.step && (
              <p className={styles.step}>
                <b>Try it</b>
                {part.step}
              </p>
            )}
            {part.own && <OwnCard own={part.own} />}
            <span key={chapter} ref={end} className={styles.end} />
            {!next && <PieceSources sources={sources} />}
          </div>
        )}
        <footer className={styles.foot}>
          {chapter > 0 && (
            <Button
              kind="secondary"
              aria-label="The chapter before"
              onClick={() => onGo(chapter - 1)}
            >
              <ArrowLeft aria-hidden="true" />
            </Button>
          )}
          {next ? (
            // Beside the offer the way on is the quieter one: what follows is closed as well.
            <Button
              wide
              kind={part.blocks === null ? 'secondary' : 'primary'}
              onClick={() => onGo(chapter + 1)}
            >
              Next: {next.title}
            </Button>
          ) : (
            <Button wide onClick={onDone}>
              Done
            </Button>
          )}
        </footer>
      </div>
    </main>
  );
}
