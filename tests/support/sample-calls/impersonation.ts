import type { impersonationTable } from '#contract/operations/impersonation.ts';
import type { SampleCalls } from './sample-call.ts';

export const impersonationSamples: SampleCalls<typeof impersonationTable> = {
  findMembers: {
    valid: async (_server, as) => ({ search: as.email.slice(0, 12) }),
    strange: (owner) => [{ input: { search: owner.email } }],
  },
  startImpersonation: {
    valid: async (server) => {
      const { userId } = await server.person();
      return { userId, reason: 'Ticket 4821: pieces are missing' };
    },
    strange: (owner) => [{ input: { userId: owner.userId, reason: 'I would like to know' } }],
  },
  endImpersonation: { valid: async () => ({}) },
  getImpersonation: { valid: async () => ({}) },
  getImpersonationLog: {
    valid: async (_server, as) => ({ memberId: as.userId }),
    strange: (owner) => [{ input: { memberId: owner.userId } }],
  },
  checkImpersonationLog: { valid: async () => ({}) },
};
