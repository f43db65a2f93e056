import { Button } from '#ui/button.tsx';
import type { useLoanAnswer } from './use-loan-answer.ts';

/** The answers to somebody who would like to borrow something. */
export function LoanAnswers({ them, giving, give }: ReturnType<typeof useLoanAnswer>) {
  return (
    <>
      <Button size="small" busy={giving === true} onClick={() => give(true)}>
        Lend {them}
      </Button>
      <Button kind="secondary" size="small" busy={giving === false} onClick={() => give(false)}>
        Not now
      </Button>
    </>
  );
}
