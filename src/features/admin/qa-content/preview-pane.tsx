import { ChevronLeft, ChevronRight, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './content-editor.module.css';
import { ContentPage } from './content-page.tsx';
import { PreviewFrame, type PreviewView } from './preview-frame.tsx';
import { titleWords } from './title-words.ts';
import { type Previewed, useSeasonShades } from './use-preview.ts';

/** A text as a member sees it, on a phone or a desktop; a class chapter by chapter. */
export function PreviewPane({
  slot,
  text,
  preview: { preview },
}: {
  slot: string;
  /** As it is written: of what cannot be read yet at least its title is shown. */
  text: string;
  preview: Previewed;
}) {
  const [view, setView] = useState<PreviewView>('phone');
  const [asked, setAsked] = useState(0);
  const shades = useSeasonShades(slot);
  const chapters =
    preview?.kind === 'lab' && preview.piece.kind === 'class' ? preview.piece.parts : [];
  const chapter = Math.max(0, Math.min(asked, chapters.length - 1));
  return (
    <div className={styles.preview}>
      <div className={styles.views}>
        <span>As a member sees it</span>
        <IconButton
          label="On a phone"
          aria-pressed={view === 'phone'}
          onClick={() => setView('phone')}
        >
          <Smartphone aria-hidden="true" />
        </IconButton>
        <IconButton
          label="On a desktop"
          aria-pressed={view === 'desktop'}
          onClick={() => setView('desktop')}
        >
          <Monitor aria-hidden="true" />
        </IconButton>
      </div>
      {chapters.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
        <div className={styles.chapters} role="group" aria-label="Chapters of the preview">
          <IconButton
            label="Show the chapter before"
            aria-disabled={chapter === 0 || undefined}
            onClick={() => setAsked(Math.max(0, chapter - 1))}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role="status">
            {chapter + 1} of {chapters.length}: {chapters[chapter]!.title}
          </span>
          <IconButton
            label="Show the next chapter"
            aria-disabled={chapter === chapters.length - 1 || undefined}
            onClick={() => setAsked(Math.min(chapters.length - 1, chapter + 1))}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <PreviewFrame view={view} place={chapter}>
        {preview ? (
          <ContentPage
            preview={preview}
            chapter={chapter}
            shades={shades}
            isDesktop={view === 'desktop'}
            onGo={setAsked}
          />
        ) : (
          <Beginning text={text} />
        )}
      </PreviewFrame>
    </div>
  );
}

/** What is known of a text that cannot be read as a whole yet. */
function Beginning({ text }: { text: string }) {
  const { title, line } = titleWords(text);
  return (
    <main className={styles.beginning}>
      {title && <h1>{title}</h1>}
      {line && <p>{line}</p>}
      <p>The rest shows here as soon as the text can be read.</p>
    </main>
  );
}
