import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import styles from './form-fault.module.css';
import { notSavedWords, wordsFor } from './form-words.ts';

/**
 * Stands above the button of a form: what went wrong and belongs to no field. @param isKept true where
 * the typed text is kept in any case, which is then said. @param conflict the words for a conflict with
 * another change. @param words the words for a problem that the form knows better.
 */
export function FormFault({
  problem,
  isKept = false,
  conflict,
  words: own,
}: {
  problem: unknown;
  isKept?: boolean;
  conflict?: string;
  words?: string | undefined;
}) {
  const wasOnline = useOnlineAt(problem);
  if (!problem) return null;
  const error = problem instanceof AppError ? problem : new AppError('server', { cause: problem });
  const words =
    own ||
    (error.code === 'conflict' && conflict) ||
    (isKept ? notSavedWords(error, wasOnline) : wordsFor(error, wasOnline));
  if (!words) return null;
  return (
    <p className={styles.words} role="alert">
      <CircleAlert aria-hidden="true" />
      {words}
    </p>
  );
}

/** Whether the device had a connection when a call was lost, as far as that was known: what is said of it stays so. */
function useOnlineAt(problem: unknown): boolean {
  const lost = problem instanceof AppError && problem.kind === 'offline' ? problem : null;
  const [then, setThen] = useState({ lost, wasOnline: host.isOnline });
  if (then.lost === lost) return then.wasOnline;
  const now = { lost, wasOnline: host.isOnline };
  setThen(now);
  return now.wasOnline;
}
