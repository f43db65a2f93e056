import type { noticesTable } from '#contract/operations/notices.ts';
import type { SampleCalls } from './sample-call.ts';

export const noticesSamples: SampleCalls<typeof noticesTable> = {
  getNotices: { valid: async () => ({}) },
  getMailKinds: { valid: async () => ({}) },
  // Without hourly work, which would change the table of jobs at any moment.
  saveMailKinds: { valid: async () => ({ mailKinds: [] }) },
  readNotices: {
    valid: async (server, as) => {
      const asker = await server.person();
      await server.call('inviteFriend', { email: as.email }, asker);
      const { notices } = await server.call('getNotices', {}, as);
      const noticeIds = notices.map(({ noticeId }) => noticeId);
      return { noticeIds: noticeIds.length > 0 ? noticeIds : ['morning:2026-01-01'] };
    },
    strange: () => [{ input: { noticeIds: ['loan:999999999'] }, is: 'sees-nothing' }],
  },
};
