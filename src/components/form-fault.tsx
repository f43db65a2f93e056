import { CircleAlert } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import styles from './form-fault.module.css';
import { notSavedWords, wordsFor } from './form-words.ts';

/**
 * Stands above the button of a form: what went wrong and belongs to no field. @param isKept true where
 * the typed text is kept in any case, which is then said. @param conflict the words for a conflict with
 * another change.
 */
export function FormFault({
  problem,
  isKept = false,
  conflict,
}: {
  problem: unknown;
  isKept?: boolean;
  conflict?: string;
}) {
  const { isOnline } = useSnapshot(host);
  if (!problem) return null;
  const error = problem instanceof AppError ? problem : new AppError('server', { cause: problem });
  const words =
    (error.code === 'conflict' && conflict) ||
    (isKept ? notSavedWords(error, isOnline) : wordsFor(error, isOnline));
  if (!words) return null;
  return (
    <p className={styles.words} role="alert">
      <CircleAlert aria-hidden="true" />
      {words}
    </p>
  );
}
