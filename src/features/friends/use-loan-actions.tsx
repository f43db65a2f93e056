import { CalendarClock, Check, HandHelping, TriangleAlert, Undo2, X } from 'lucide-react';
import { useAnswerLoan, useHandOverLoan, useReturnLoan, useWithdrawLoan } from '#api/loans.ts';
import { nameWithin } from '#components/friend-names.ts';
import { areSeveral, piecesWords, type Side } from '#components/loan/loan-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { useScope } from '#lib/scope.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { showToast } from '#ui/toasts.ts';

/** A layer in which more is said of a loan. */
export type LoanLayer = 'end' | 'damage';

/** Why nothing is handed over, by the server's reason. */
const notHanded: Record<string, string> = {
  away: 'It is not there, or cannot be lent now.',
  taken: 'Somebody else has it, or was promised it, until then.',
  'too-early': 'It would be lent for more than 90 days. Set an earlier last day first.',
};

/** What can be done about a loan, by whose side one is on and where it is. */
export function useLoanActions(
  loan: Loan,
  side: Side,
  open: (layer: LoanLayer) => void,
): MenuEntry[] {
  const { owner } = useScope();
  const { loanId, state, other } = loan;
  const name = nameWithin(other);
  const pieces = piecesWords(loan);
  const several = areSeveral(loan);
  const they = several ? 'They are' : 'It is';
  const handOver = useHandOverLoan({
    onSuccess: ({ lockedIds }) =>
      void showToast(
        lockedIds.length > 0
          ? { tone: 'error', title: 'Not all of it could be lent', text: 'Somebody else has it.' }
          : { title: `${name} has ${pieces} now` },
      ),
    onError(error) {
      const why = error instanceof AppError ? notHanded[error.fields.itemIds ?? ''] : undefined;
      if (why) showToast({ tone: 'error', title: `${name} has not got ${pieces} yet`, text: why });
    },
  });
  const giveBack = useReturnLoan({
    onSuccess: () => void showToast({ title: `${pieces} ${several ? 'are' : 'is'} back` }),
  });
  const decline = useAnswerLoan();
  const withdraw = useWithdrawLoan();
  const end: MenuEntry = {
    label: 'Until another day',
    icon: <CalendarClock aria-hidden="true" />,
    onChoose: () => open('end'),
  };
  const isOpen = state === 'waiting' || state === 'agreed';
  if (side === 'borrower') {
    return isOpen
      ? [
          {
            label:
              state === 'waiting' ? 'Cancel request' : `I don’t need ${several ? 'them' : 'it'}`,
            icon: <Undo2 aria-hidden="true" />,
            onChoose: () => withdraw.mutate({ owner: other.userId, loanId }),
          },
        ]
      : [];
  }
  if (state === 'agreed') {
    return [
      {
        label: `${they} handed over`,
        icon: <HandHelping aria-hidden="true" />,
        onChoose: () => handOver.mutate({ owner, loanId, today: todayIs() }),
      },
      end,
      {
        label: 'Not after all',
        icon: <X aria-hidden="true" />,
        onChoose: () => decline.mutate({ owner, loanId, isAccepted: false, takesBack: true }),
      },
    ];
  }
  if (state !== 'running') return [];
  return [
    {
      label: `${they} back`,
      icon: <Check aria-hidden="true" />,
      onChoose: () => giveBack.mutate({ owner, loanId }),
    },
    {
      label: several ? 'Something came back damaged' : 'It came back damaged',
      icon: <TriangleAlert aria-hidden="true" />,
      onChoose: () => open('damage'),
    },
    end,
  ];
}
