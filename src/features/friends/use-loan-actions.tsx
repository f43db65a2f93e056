import { CalendarClock, Check, HandHelping, TriangleAlert, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useTakeBackAvailability } from '#api/availability.ts';
import { useAnswerLoan, useHandOverLoan, useReturnLoan, useWithdrawLoan } from '#api/loans.ts';
import { nameWithin } from '#components/friend-names.ts';
import { areSeveral, piecesWords, type Side } from '#components/loan/loan-words.ts';
import { isGone } from '#components/noun/noun-words.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { shortDay, todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { useScope } from '#lib/scope.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { dismissToast, showToast, showUndo } from '#ui/toasts.ts';

/** A layer in which more is said of a loan. */
export type LoanLayer = 'end' | 'damage';

/** Why nothing is handed over, by the server's reason. */
const notHanded: Record<string, string> = {
  away: 'It is not there, or cannot be lent now.',
  taken: 'Somebody else has it, or was promised it, until then.',
  'too-early': 'It would be lent for more than 90 days. Set an earlier last day first.',
};

/** The last offer to undo a step, and of which loan: what came after it cannot be undone before. */
let offered = { loanId: '', toast: 0 };

/**
 * What can be done about a loan, by whose side one is on and where it is: first of the lender what comes next. Whether that is
 * on its way, or done and not shown yet, is `isBusy`.
 */
export function useLoanActions(
  loan: Loan,
  side: Side,
  open: (layer: LoanLayer) => void,
): { entries: MenuEntry[]; isBusy: boolean } {
  const { owner } = useScope();
  const { loanId, state, other } = loan;
  const ofLoan = { owner, loanId };
  const name = nameWithin(other);
  const pieces = piecesWords(loan);
  const several = areSeveral(loan);
  const they = several ? 'They are' : 'It is';
  const takeBack = useTakeBackAvailability();
  const offerUndo = (title: string, changeId?: string, text?: string) => {
    if (offered.loanId === loanId) dismissToast(offered.toast);
    if (!changeId) return;
    offered = { loanId, toast: showUndo(title, () => takeBack.mutate({ owner, changeId }), text) };
  };
  const handOver = useHandOverLoan({
    onSuccess({ lockedIds }, { changeId, today = '' }) {
      if (lockedIds.length > 0) {
        const title = 'Not all of it could be lent';
        showToast({ tone: 'error', title, text: 'Somebody else has it.' });
        return;
      }
      const isEarly = today < loan.firstDay;
      offerUndo(
        `${name} has ${pieces} now`,
        changeId,
        isEarly ? `Lent from today, not from ${shortDay(loan.firstDay)}.` : undefined,
      );
    },
    onError(error) {
      const why = error instanceof AppError ? notHanded[error.fields.itemIds ?? ''] : undefined;
      if (why) showToast({ tone: 'error', title: `${name} has not got ${pieces} yet`, text: why });
    },
  });
  const giveBack = useReturnLoan({
    onSuccess: (_done, { changeId }) => offerUndo(`You have ${pieces} back`, changeId),
    onError(error) {
      if (isGone(error)) showToast({ title: `${they} back already` });
    },
  });
  const [acted, setActed] = useState<Loan | null>(null);
  const isBusy = acted === loan && !handOver.isError && !giveBack.isError;
  const once = (act: () => void) => () => {
    if (isBusy) return;
    setActed(loan);
    act();
  };
  const decline = useAnswerLoan();
  const withdraw = useWithdrawLoan({
    onSuccess: () =>
      void showToast({
        title: state === 'waiting' ? 'Request cancelled' : `${name} keeps ${pieces}`,
      }),
  });
  const end: MenuEntry = {
    label: 'Until another day',
    icon: <CalendarClock aria-hidden="true" />,
    onChoose: () => open('end'),
  };
  const isOpen = state === 'waiting' || state === 'agreed';
  const entries = (): MenuEntry[] => {
    if (side === 'borrower') {
      if (!isOpen) return [];
      const it = several ? 'them' : 'it';
      return [
        {
          label: state === 'waiting' ? 'Cancel request' : `I don’t need ${it}`,
          icon: <Undo2 aria-hidden="true" />,
          onChoose: () => withdraw.mutate({ owner: other.userId, loanId }),
        },
      ];
    }
    if (state === 'agreed') {
      return [
        {
          label: `${they} handed over`,
          icon: <HandHelping aria-hidden="true" />,
          onChoose: once(() =>
            handOver.mutate({ ...ofLoan, today: todayIs(), changeId: newIdempotencyKey() }),
          ),
        },
        end,
        {
          label: 'Not after all',
          icon: <X aria-hidden="true" />,
          onChoose: () => decline.mutate({ ...ofLoan, isAccepted: false, takesBack: true }),
        },
      ];
    }
    if (state !== 'running') return [];
    return [
      {
        label: `${they} back`,
        icon: <Check aria-hidden="true" />,
        onChoose: once(() => giveBack.mutate({ ...ofLoan, changeId: newIdempotencyKey() })),
      },
      {
        label: several ? 'Something came back damaged' : 'It came back damaged',
        icon: <TriangleAlert aria-hidden="true" />,
        onChoose: () => open('damage'),
      },
      end,
    ];
  };
  return { entries: entries(), isBusy };
}
