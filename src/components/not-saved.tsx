import { CircleAlert } from 'lucide-react';
import { AppError } from '#lib/errors.ts';
import styles from './not-saved.module.css';

/** What a failed save means for what was typed, in a person's words; undefined while nothing failed. */
export function notSavedWords(error: unknown): string | undefined {
  if (!error) return undefined;
  const { kind, code } = error instanceof AppError ? error : { kind: 'server', code: undefined };
  const why =
    code === 'too-many'
      ? 'that is as many as one person can have'
      : ({
          offline: 'you are offline',
          timeout: 'the answer took too long',
          conflict: 'it was changed elsewhere meanwhile',
          'not-found': 'it is no longer there',
          'rate-limited': 'that was a lot at once',
          invalid: 'something in it cannot be used',
        }[kind as string] ?? undefined);
  return `Not saved${why ? `: ${why}` : ''}. What you changed is kept here. Try again.`;
}

/** Says beside a save button that nothing was lost by a save that failed. */
export function NotSaved({ error }: { error: unknown }) {
  const words = notSavedWords(error);
  if (!words) return null;
  return (
    <p className={styles.words} role="alert">
      <CircleAlert aria-hidden="true" />
      {words}
    </p>
  );
}
