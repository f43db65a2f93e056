import { PiecePage } from '#components/lab/piece-page.tsx';
import text from '#components/lab/text.module.css';
import { Swatch } from '#components/swatch/swatch.tsx';
import type { ContentPreview } from '#contract/schemas/content.ts';
import styles from './content-page.module.css';
import { StylePage } from './style-page.tsx';

const nothing = () => {};

/** A text as a member sees it. */
export function ContentPage({
  preview,
  chapter,
  shades,
  isDesktop,
  onGo,
}: {
  preview: ContentPreview;
  /** The chapter of a class that is shown: 0 is the first. */
  chapter: number;
  /** The shades of a style's season, `#rrggbb`. */
  shades: readonly string[];
  isDesktop: boolean;
  onGo(chapter: number): void;
}) {
  if (preview.kind === 'lab') {
    return (
      <PiecePage
        // Another chapter is another page, so that it does not take the focus out of the text.
        key={chapter}
        piece={preview.piece}
        top={null}
        chapter={chapter}
        onGo={onGo}
        onEnd={nothing}
        onDone={nothing}
      />
    );
  }
  if (preview.kind === 'names') {
    return (
      <main className={styles.page}>
        <h1>Style names</h1>
        <ul className={styles.names}>
          {preview.names.map(({ of, name, line }) => (
            <li key={of}>
              <b>{name}</b>
              <span>{line}</span>
              <small>{of}</small>
            </li>
          ))}
        </ul>
      </main>
    );
  }
  if (preview.kind === 'style') {
    return <StylePage style={preview} shades={shades} isDesktop={isDesktop} />;
  }
  const { title, line, body } = preview;
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{line}</p>
      {preview.kind === 'palette' ? (
        <>
          <Shades shades={preview.shades} />
          <h2>Keep away</h2>
          <Shades shades={preview.keepAway} />
        </>
      ) : (
        <>
          <Statements title="What works" statements={preview.works} />
          <Statements title="What works less" statements={preview.avoids} />
        </>
      )}
      <div className={text.text}>
        {body.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </main>
  );
}

function Shades({ shades }: { shades: readonly { name: string; hex: string }[] }) {
  return (
    <ul className={styles.shades}>
      {shades.map(({ name, hex }) => (
        <li key={name}>
          <span>
            <Swatch color={hex} width={56} height={58} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Statements({
  title,
  statements,
}: {
  title: string;
  statements: readonly { title: string; why: string | null }[];
}) {
  if (statements.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.statements}>
        {statements.map((one) => (
          <li key={one.title}>
            <b>{one.title}</b>
            {one.why && <span>{one.why}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
