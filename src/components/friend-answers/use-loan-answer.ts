import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loansQuery, useAnswerLoan } from '#api/loans.ts';
import { spoil } from '#api/query-client.ts';
import { nameWithin } from '#components/friend-names.ts';
import { areSeveral, piecesNow, piecesWords, whenWords } from '#components/loan/loan-words.ts';
import { isGone, piecesOf } from '#components/noun/noun-words.ts';
import { overlap } from '#contract/rules/loans.ts';
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
  const isTaken = whyOf(answer.error) === 'taken';
  const { data } = useQuery({ ...loansQuery(owner, { isHandled: true }), enabled: isTaken });
  return {
    /** The pieces in a word. */
    them,
    /** Why nothing of it can be lent. */
    conflict: isTaken
      ? takenWords(loan, data?.lent ?? [])
      : `${them === 'it' ? 'It' : 'They'} cannot be lent now.`,
    /** What went wrong, unless that was said. */
    problem: isGone(answer.error) || isAgreed(answer.error) ? null : answer.error,
    /** The answer that is on its way. */
    giving: answer.isPending ? answer.variables.isAccepted : null,
    give: (isAccepted: boolean) =>
      void (!answer.isPending && answer.mutate({ owner, loanId: loan.loanId, isAccepted })),
  };
}

/** Who has, or was promised, what somebody else asks for. */
function takenWords({ loanId, pieces, ...days }: Loan, lent: readonly Loan[]): string {
  const wanted = new Set(pieces.map(({ itemId }) => itemId));
  const other = lent.find(
    (one) =>
      one.loanId !== loanId &&
      (one.state === 'running' || (one.state === 'agreed' && overlap(one, days))) &&
      piecesNow(one).some(({ itemId }) => wanted.has(itemId)),
  );
  if (!other) return 'Somebody else has it then.';
  const has = other.state === 'running' ? 'has' : 'was promised';
  return `${nameWithin(other.other)} ${has} ${piecesWords(other)}, ${whenWords(other)}.`;
}

const whyOf = (error: unknown): string | undefined =>
  error instanceof AppError ? error.fields.itemIds : undefined;

const isAgreed = (error: unknown): boolean =>
  error instanceof AppError && error.fields.loanId !== undefined;
