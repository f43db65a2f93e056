import { friendName } from '#components/friend-names.ts';
import type { GuestAnswer } from '#contract/rules/shared-days.ts';
import type { SharedDayDetails } from '#contract/schemas/shared-day.ts';
import { listed } from '#lib/count-words.ts';
import styles from './guest-answers.module.css';

/** For the host: who has not answered, and who does not come. */
export function GuestAnswers({ guests }: Pick<SharedDayDetails, 'guests'>) {
  const namesOf = (answer: GuestAnswer) =>
    guests.filter((guest) => guest.answer === answer).map(friendName);
  const waiting = namesOf('waiting');
  const away = namesOf('not-coming');
  const sentences = [
    waiting.length > 0 && `${listed(waiting)} ${waiting.length > 1 ? 'have' : 'has'} not answered.`,
    away.length > 0 && `${listed(away)} ${away.length > 1 ? 'do' : 'does'} not come.`,
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p className={styles.answers} dir="auto">
      {sentences.join(' ')}
    </p>
  );
}
