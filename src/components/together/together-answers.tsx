import { useQueryClient } from '@tanstack/react-query';
import { spoil } from '#api/query-client.ts';
import { useAnswerSharedDay } from '#api/shared-days.ts';
import { FormFault } from '#components/form-fault.tsx';
import { nameWithin } from '#components/friend-names.ts';
import { isGone } from '#components/noun/noun-words.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { AppError } from '#lib/errors.ts';
import { isolated } from '#lib/isolated.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './together-answers.module.css';

/** A guest's answers to shared days, with what a yes shows. */
export function TogetherAnswers({
  sharedDay: { sharedDayId, host, title, firstDay, lastDay },
  isSaidInPlace = false,
  onAnswered,
}: {
  sharedDay: Pick<SharedDay, 'sharedDayId' | 'host' | 'title' | 'firstDay' | 'lastDay'>;
  /** Whether what was answered is said where the question stood. */
  isSaidInPlace?: boolean;
  onAnswered?(isComing: boolean): void;
}) {
  const client = useQueryClient();
  const answer = useAnswerSharedDay({
    onSuccess(_done, { isComing }) {
      const words = isComing
        ? { title: `You’re coming to ${isolated(title)}`, text: 'It is in your calendar.' }
        : {
            title: `You’re not coming to ${isolated(title)}`,
            text: `${nameWithin(host)} is told.`,
          };
      if (!isSaidInPlace) showToast(words);
      onAnswered?.(isComing);
    },
    onError(error) {
      if (isGone(error)) showToast({ title: 'This is over, or you are not asked any more' });
      // Its host moved it meanwhile: what was read is not up to date.
      else if (isMoved(error)) {
        if (isSaidInPlace && !saidYes(error)) showToast(movedWords);
        void spoil(client, ['GetSharedDays', 'GetNotices']);
      }
    },
  });
  const give = (isComing: boolean) =>
    !answer.isPending &&
    answer.mutate({ owner: host.userId, sharedDayId, isComing, firstDay, lastDay });
  return (
    <div className={styles.answers}>
      <p className={styles.consent}>
        If you come, you and your friends who come too see each other’s plans for these days.
      </p>
      <FormFault
        problem={isGone(answer.error) ? null : answer.error}
        conflict={
          saidYes(answer.error)
            ? 'You said yes on another device. It is in your calendar.'
            : `${movedWords.title}. ${movedWords.text}`
        }
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          busy={answer.isPending && answer.variables.isComing}
          onClick={() => give(true)}
        >
          I’ll come
        </Button>
        <Button
          kind="secondary"
          size="small"
          busy={answer.isPending && !answer.variables.isComing}
          onClick={() => give(false)}
        >
          Not this time
        </Button>
      </div>
    </div>
  );
}

/** The card of a notice is drawn anew with the days that it is for now, so that a toast says it. */
const movedWords = {
  title: 'The days were changed meanwhile',
  text: 'Look again, and answer then.',
};

const isMoved = (error: unknown): boolean => error instanceof AppError && error.kind === 'conflict';

const saidYes = (error: unknown): boolean =>
  error instanceof AppError && 'isComing' in error.fields;
