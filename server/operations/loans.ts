import { handOverLoan, returnLoan, setLoanEnd } from '../repositories/loan-handing.ts';
import { answerLoan, askForLoan, withdrawLoan } from '../repositories/loan-requests.ts';
import { readLoans, readTakenDays } from '../repositories/loans.ts';
import { handle } from './operation.ts';

/** The part of `items/query` and `items/manage` that is about what friends lend each other. */
export const loanOperations = [
  handle('getLoans', {
    run: ({ scope, database, services: { signer, now } }) =>
      readLoans(scope, database, { signer, now: now() }),
  }),

  handle('getTakenDays', {
    run: ({ input, scope, database, services }) =>
      readTakenDays(scope, database, input.itemIds, services.now()),
  }),

  handle('askForLoan', {
    run: ({ input, scope, database, services }) =>
      askForLoan(scope, database, input, services.now()),
  }),

  handle('withdrawLoan', {
    async run({ input, scope, database, services }) {
      await withdrawLoan(scope, database, input.loanId, services.now());
      return {};
    },
  }),

  handle('answerLoan', {
    run: ({ input, scope, database, services }) =>
      answerLoan(scope, database, input, services.now()),
  }),

  handle('handOverLoan', {
    run: ({ input, scope, database, services }) =>
      handOverLoan(scope, database, input, services.now()),
  }),

  handle('returnLoan', {
    run: ({ input, scope, database, services }) =>
      returnLoan(scope, database, input, services.now()),
  }),

  handle('setLoanEnd', {
    async run({ input, scope, database, services }) {
      await setLoanEnd(scope, database, input, services.now());
      return {};
    },
  }),
];
