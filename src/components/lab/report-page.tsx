import { Fragment } from 'react';
import { Swatch } from '#components/swatch/swatch.tsx';
import { LabOffer } from './lab-offer.tsx';
import { LabPicture } from './lab-picture.tsx';
import { LabText } from './lab-text.tsx';
import { labDate, labKind } from './lab-words.ts';
import { OwnCard } from './own-card.tsx';
import type { PiecePageProps } from './piece-page-props.ts';
import { PieceSources } from './piece-sources.tsx';
import styles from './report-page.module.css';
import text from './text.module.css';

/** A report of colors or of a trend. */
export function ReportPage({ piece, top }: Pick<PiecePageProps, 'piece' | 'top'>) {
  const { kind, title, line, date, picture, shades, beside, intro, parts, own, isOpen, sources } =
    piece;
  return (
    <main className={styles.screen}>
      <div className={styles.picture}>
        <LabPicture garments={picture} shades={shades} />
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
          <LabText blocks={intro} />
          {shades.length > 0 && (
            <ul className={styles.shades} aria-label="The shades">
              {shades.map(({ name, hex }, at) => (
                <li key={name}>
                  <span className={styles.cloth}>
                    <Swatch color={hex} width={72} height={64} turn={((at * 7) % 5) - 2} />
                  </span>
                  {name}
                </li>
              ))}
            </ul>
          )}
          {parts.map(({ title: heading, blocks }) =>
            blocks === null ? null : (
              <Fragment key={heading}>
                <h2>{heading}</h2>
                <LabText blocks={blocks} />
              </Fragment>
            ),
          )}
          {beside.length > 0 && (
            <>
              <h2>What they sit beside</h2>
              <ul>
                {beside.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          {own && <OwnCard own={own} />}
          {isOpen ? <PieceSources sources={sources} /> : <LabOffer title={title} />}
        </div>
      </div>
    </main>
  );
}
