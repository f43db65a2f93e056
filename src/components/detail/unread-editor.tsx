import { X } from 'lucide-react';
import { useIsLongWait } from '#lib/long-wait.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import styles from './unread-editor.module.css';
import { useWayBack } from './use-way-back.ts';

interface UnreadEditorProps {
  /** The path that one comes to where nothing lies behind. */
  home: string;
}

/** An editor whose thing did not load. */
export function FailedEditor({
  home,
  noun,
  onRetry,
}: UnreadEditorProps & {
  /** The word for its thing in a sentence: outfit, photo. */
  noun: string;
  onRetry(): void;
}) {
  return (
    <main className={styles.screen}>
      <Close home={home} />
      <ErrorCard isWholeScreen title={`This ${noun} did not load`} onRetry={onRetry} />
    </main>
  );
}

/** An editor whose thing is on its way. */
export function EditorWait({
  home,
  title,
}: UnreadEditorProps & {
  /** The editor's name, for screen readers. */
  title: string;
}) {
  const isLong = useIsLongWait();
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className="visually-hidden">{title}</h1>
      <Close home={home} />
      {isLong && (
        <div role="status" aria-label="Loading">
          <Stitches count={5} busy />
        </div>
      )}
    </main>
  );
}

function Close({ home }: UnreadEditorProps) {
  const { back } = useWayBack(home);
  return (
    <div className={styles.top}>
      <IconButton label="Close" onClick={back}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
