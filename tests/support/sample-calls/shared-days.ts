import type { sharedDaysTable } from '#contract/operations/shared-days.ts';
import { dayFromNow } from '../loans.ts';
import { shareable } from '../shared-days.ts';
import type { Person, TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import { madeOnce } from './made-once.ts';
import type { SampleCalls } from './sample-call.ts';

/** What this person shares with somebody new. */
async function hosted(server: TestServer, as: Person) {
  const form = await shareable(server, as, await server.person());
  const { sharedDayId } = await server.call('shareDay', form, as);
  return { owner: as.userId, sharedDayId };
}

/** What somebody new shares with this person. */
async function invited(server: TestServer, as: Person) {
  const host = await server.person();
  const form = await shareable(server, host, as);
  const { sharedDayId } = await server.call('shareDay', form, host);
  const { firstDay, lastDay } = form;
  return { owner: host.userId, sharedDayId, firstDay, lastDay };
}

const nobodys = { sharedDayId: '999999999' };
const days = { firstDay: dayFromNow(1), lastDay: dayFromNow(2) };

export const sharedDaysSamples: SampleCalls<typeof sharedDaysTable> = {
  getSharedDays: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: ({ userId }) => [{ input: { owner: userId } }],
  },
  getSharedDay: {
    valid: madeOnce(hosted),
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  shareDay: {
    valid: async (server, as) => shareable(server, as, await server.person()),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { title: 'Zoe’s wedding', ...days, guestIds: [owner.userId] }),
  },
  changeSharedDay: {
    valid: async (server, as) => ({
      ...(await hosted(server, as)),
      changes: { title: 'Lisbon', lastDay: dayFromNow(4) },
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { ...nobodys, changes: { title: 'Lisbon' } }),
  },
  endSharedDay: {
    valid: hosted,
    strange: (owner, stranger) => eitherWay(owner, stranger, nobodys),
  },
  answerSharedDay: {
    valid: async (server, as) => ({ ...(await invited(server, as)), isComing: true }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { ...nobodys, ...days, isComing: true }),
  },
};
