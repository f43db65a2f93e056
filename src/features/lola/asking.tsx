import styles from './ask-lola-screen.module.css';
import { useSilence } from './use-silence.ts';

/** The question that was just asked, while she looks: pieces drop on the paper. */
export function Asking({ text }: { text: string | null }) {
  return (
    <div role="status" aria-label="Lola is looking">
      {text && <p className={styles.mine}>{text}</p>}
      <div className={styles.paper}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

/** The notice that there was no answer (product spec, section 8: no dialog). */
export function NotAnswering({
  text,
  wasOffline,
  onAgain,
}: {
  text: string | null;
  /** Whether there was no network when it was asked. */
  wasOffline: boolean;
  onAgain(): void;
}) {
  const silence = useSilence(wasOffline);
  return (
    <div role="alert">
      {text && <p className={styles.mine}>{text}</p>}
      <p className={styles.failed}>
        {silence}.{' '}
        <button type="button" onClick={onAgain}>
          Try again.
        </button>
      </p>
    </div>
  );
}
