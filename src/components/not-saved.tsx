import { CircleAlert } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import styles from './not-saved.module.css';

/** What a failed save means for what was typed, in a person's words; undefined while nothing failed. */
function notSavedWords(error: unknown, isOnline: boolean): string | undefined {
  if (!error) return undefined;
  const { kind, code } = error instanceof AppError ? error : { kind: 'server', code: undefined };
  const why =
    code === 'too-many'
      ? 'that is as many as one person can have'
      : ({
          offline: isOnline ? 'you were offline' : 'you are offline',
          timeout: 'the answer took too long',
          conflict: 'it was changed elsewhere meanwhile',
          'not-found': 'it was deleted meanwhile',
          'rate-limited': 'that was a lot at once',
          invalid: 'something in it cannot be used',
        }[kind as string] ?? undefined);
  const next = kind === 'not-found' ? '' : ' Try again.';
  return `Not saved${why ? `: ${why}` : ''}. What you changed is kept here.${next}`;
}

/** Says beside a save button that nothing was lost by a save that failed. */
export function NotSaved({ error }: { error: unknown }) {
  const { isOnline } = useSnapshot(host);
  const words = notSavedWords(error, isOnline);
  if (!words) return null;
  return (
    <p className={styles.words} role="alert">
      <CircleAlert aria-hidden="true" />
      {words}
    </p>
  );
}
