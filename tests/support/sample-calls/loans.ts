import type { loansTable } from '#contract/operations/loans.ts';
import { dayFromNow, lendable } from '../loans.ts';
import type { Person, TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

/** A request to this person of somebody new; what it is about, with it. */
async function asked(server: TestServer, as: Person) {
  const borrower = await server.person();
  const { loanId } = await server.call(
    'askForLoan',
    await lendable(server, as, borrower),
    borrower,
  );
  return { owner: as.userId, loanId };
}

/** What was asked, and agreed. */
async function agreed(server: TestServer, as: Person) {
  const loan = await asked(server, as);
  await server.call('answerLoan', { ...loan, isAccepted: true }, as);
  return loan;
}

const nobodys = { loanId: '999999999' };

export const loansSamples: SampleCalls<typeof loansTable> = {
  getLoans: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: ({ userId }) => [{ input: { owner: userId } }],
  },
  getTakenDays: {
    valid: async (_server, as) => ({ owner: as.userId, itemIds: as.itemIds }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, itemIds: owner.itemIds } },
      { input: { owner: stranger.userId, itemIds: owner.itemIds }, is: 'sees-nothing' },
    ],
  },
  askForLoan: {
    valid: async (server, as) => ({
      ...(await lendable(server, await server.person(), as)),
      note: 'For a wedding.',
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        itemIds: owner.itemIds,
        firstDay: dayFromNow(1),
        lastDay: dayFromNow(2),
      }),
  },
  withdrawLoan: {
    valid: async (server, as) => {
      const wanted = await lendable(server, await server.person(), as);
      const { loanId } = await server.call('askForLoan', wanted, as);
      return { owner: wanted.owner, loanId };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  answerLoan: {
    valid: async (server, as) => ({ ...(await asked(server, as)), isAccepted: true }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...nobodys, isAccepted: true }),
  },
  handOverLoan: {
    valid: agreed,
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  returnLoan: {
    valid: async (server, as) => {
      const loan = await agreed(server, as);
      const { itemIds } = await server.call('handOverLoan', loan, as);
      return { ...loan, damaged: itemIds.map((itemId) => ({ itemId, note: 'A button is off.' })) };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  setLoanEnd: {
    valid: async (server, as) => ({ ...(await agreed(server, as)), lastDay: dayFromNow(9) }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { ...nobodys, lastDay: dayFromNow(9) }),
  },
};
