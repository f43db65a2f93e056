import { loansTable } from '#contract/operations/loans.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import type { OperationMeta } from './query-client.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { whenBack } from './when-back.ts';

bringOperations(loansTable);

/** What the owner lends and borrows. */
export const loansQuery = (owner: string, meta?: OperationMeta) => ({
  ...operationQuery('getLoans', { owner }, meta),
  ...whenBack,
});

/** The days on which pieces of a lender are taken. */
export const takenDaysQuery = (owner: string, itemIds: string[]) =>
  operationQuery('getTakenDays', { owner, itemIds });

/** Asks a friend to lend pieces. */
export const useAskForLoan = (options?: WriteOptions<'askForLoan'>) =>
  useWrite('askForLoan', options);

/** Takes back what was asked or agreed. */
export const useWithdrawLoan = (options?: WriteOptions<'withdrawLoan'>) =>
  useWrite('withdrawLoan', options);

/** Agrees to lend, or declines. */
export const useAnswerLoan = (options?: WriteOptions<'answerLoan'>) =>
  useWrite('answerLoan', options);

/** Says that the borrower has it now. */
export const useHandOverLoan = (options?: WriteOptions<'handOverLoan'>) =>
  useWrite('handOverLoan', options);

/** Says that it came back. */
export const useReturnLoan = (options?: WriteOptions<'returnLoan'>) =>
  useWrite('returnLoan', options);

/** Sets another last day. */
export const useSetLoanEnd = (options?: WriteOptions<'setLoanEnd'>) =>
  useWrite('setLoanEnd', options);
