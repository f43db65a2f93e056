import { useQueryClient } from '@tanstack/react-query';
import { useAnswerLoan } from '#api/loans.ts';
import { spoil } from '#api/query-client.ts';
import { nameWithin } from '#components/friend-names.ts';
import { areSeveral, piecesWords } from '#components/loan/loan-words.ts';
import { piecesOf } from '#components/noun/noun-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { AppError } from '#lib/errors.ts';
import { useScope } from '#lib/scope.ts';
import { showToast } from '#ui/toasts.ts';

/** Answers somebody who would like to borrow something. @param onAnswered is told what was answered, in words. */
export function useLoanAnswer(loan: Loan, onAnswered: (words: string) => void) {
  const { owner } = useScope();
  const client = useQueryClient();
  const name = nameWithin(loan.other);
  const pieces = piecesWords(loan);
  const them = areSeveral(loan) ? 'them' : 'it';
  const answer = useAnswerLoan({
    onSuccess({ leftOutIds }, { isAccepted }) {
      onAnswered(isAccepted ? `You lend ${name} ${pieces}` : `You do not lend ${name} ${pieces}`);
      // All else is said in its place.
      const left = leftOutIds.length;
      if (left > 0) showToast({ title: `${piecesOf(left)} cannot be lent now` });
    },
    onError(error) {
      if (isGone(error)) showToast({ title: `${name} does not ask for ${them} any more` });
      // It was answered on another device: what is shown is not up to date.
      if (isAgreed(error)) {
        showToast({
          title: `You agreed to lend ${them} already`,
          text: 'Take it back in its menu.',
        });
        void spoil(client, ['GetLoans']);
      }
    },
  });
  return {
    /** The pieces in a word. */
    them,
    /** What went wrong, unless that was said. */
    problem: isGone(answer.error) || isAgreed(answer.error) ? null : answer.error,
    /** The answer that is on its way. */
    giving: answer.isPending ? answer.variables.isAccepted : null,
    give: (isAccepted: boolean) =>
      void (!answer.isPending && answer.mutate({ owner, loanId: loan.loanId, isAccepted })),
  };
}

const isAgreed = (error: unknown): boolean =>
  error instanceof AppError && error.fields.loanId !== undefined;

/** Whether a loan was taken back, or answered on another device. */
const isGone = (error: unknown): boolean => error instanceof AppError && error.kind === 'not-found';
