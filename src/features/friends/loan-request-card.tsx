import { useQueryClient } from '@tanstack/react-query';
import { useAnswerLoan } from '#api/loans.ts';
import { spoil } from '#api/query-client.ts';
import { Avatar } from '#components/avatar.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { friendName } from '#components/friend-names.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { piecesOf } from '#components/noun/noun-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { AppError } from '#lib/errors.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import { piecesNow, piecesWords, whenWords } from './loan-words.ts';
import styles from './request-card.module.css';

/** Somebody who would like to borrow something. */
export function LoanRequestCard({ loan }: { loan: Loan }) {
  const { owner } = useScope();
  const name = friendName(loan.other);
  const client = useQueryClient();
  const answer = useAnswerLoan({
    onSuccess({ leftOutIds }, { isAccepted }) {
      if (!isAccepted) return;
      const left = leftOutIds.length;
      showToast({
        title: `You lend ${name} ${piecesWords(loan)}`,
        text: left > 0 ? `${piecesOf(left)} cannot be lent now.` : 'Say so when you hand it over.',
      });
    },
    onError(error) {
      if (isGone(error)) showToast({ title: `${name} does not ask for it any more` });
      // It was answered on another device: the card is not up to date.
      if (isAgreed(error)) {
        showToast({ title: 'You agreed to lend it already', text: 'Take it back in its menu.' });
        void spoil(client, ['GetLoans']);
      }
    },
  });
  const give = (isAccepted: boolean) =>
    !answer.isPending && answer.mutate({ owner, loanId: loan.loanId, isAccepted });
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={loan.other.imageUrl} isNew />
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.text}>
            would like to borrow <span dir="auto">{piecesWords(loan)}</span>
          </p>
          <p className={styles.text}>{whenWords(loan)}</p>
          {loan.note && (
            <p className={styles.text} dir="auto">
              “{loan.note}”
            </p>
          )}
        </div>
      </div>
      <ul className={styles.pieces}>
        {piecesNow(loan).map(({ itemId, title, image }) => (
          <li key={itemId}>
            <ItemPicture image={image} alt={title} sizes="48px" inset="small" />
          </li>
        ))}
      </ul>
      <FormFault
        problem={isGone(answer.error) || isAgreed(answer.error) ? null : answer.error}
        conflict="Somebody else has it then, or it cannot be lent."
      />
      <div className={styles.answers}>
        <Button
          size="small"
          busy={answer.isPending && answer.variables.isAccepted}
          onClick={() => give(true)}
        >
          Lend it
        </Button>
        <Button
          kind="secondary"
          size="small"
          busy={answer.isPending && !answer.variables.isAccepted}
          onClick={() => give(false)}
        >
          Not now
        </Button>
      </div>
    </article>
  );
}

const isAgreed = (error: unknown): boolean =>
  error instanceof AppError && error.fields.loanId !== undefined;

/** Whether a loan was taken back, or answered on another device. */
const isGone = (error: unknown): boolean => error instanceof AppError && error.kind === 'not-found';
