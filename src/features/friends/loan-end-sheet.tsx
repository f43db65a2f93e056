import { useState } from 'react';
import { useSetLoanEnd } from '#api/loans.ts';
import { FormFault } from '#components/form-fault.tsx';
import type { Loan } from '#contract/schemas/loan.ts';
import { dayName, isDay, todayIs } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';

/** Says until when something is lent. */
export function LoanEndSheet({ loan, onClose }: { loan: Loan; onClose(): void }) {
  const { owner } = useScope();
  const { loanId } = loan;
  const [lastDay, setLastDay] = useState(loan.lastDay);
  const save = useSetLoanEnd({
    onSuccess() {
      showToast({ title: `Lent until ${dayName(lastDay)}` });
      onClose();
    },
  });
  const why = save.error instanceof AppError ? save.error.fields.lastDay : undefined;
  return (
    <Sheet
      title="Until when?"
      onClose={onClose}
      foot={
        <>
          <FormFault problem={why ? null : save.error} />
          <Button
            busy={save.isPending}
            disabled={!isDay(lastDay)}
            onClick={() => save.mutate({ owner, loanId, lastDay })}
          >
            Save
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label="The last day"
        value={lastDay}
        min={todayIs()}
        error={why && (reasons[why] ?? 'It cannot be lent until this day.')}
        onChange={(event) => {
          setLastDay(event.currentTarget.value);
          save.reset();
        }}
      />
    </Sheet>
  );
}

const reasons: Record<string, string> = {
  taken: 'It is promised to somebody else by then.',
  past: 'This day is past.',
  before: 'It begins later than that.',
  'too-long': 'It is lent for 90 days at most.',
};
