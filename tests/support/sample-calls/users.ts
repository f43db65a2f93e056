import type { usersTable } from '#contract/operations/users.ts';
import type { SampleCalls } from './sample-call.ts';

export const usersSamples: SampleCalls<typeof usersTable> = {
  userDetails: {
    valid: async (_server, as) => ({ userIds: [as.userId] }),
    strange: (owner, stranger) => [
      { input: { userIds: [owner.userId] } },
      { input: { userIds: [stranger.userId, owner.userId] } },
    ],
  },
  userDetailsList: {
    valid: async (_server, as) => ({ userIds: [as.userId] }),
    strange: (owner, stranger) => [
      { input: { userIds: [owner.userId] } },
      { input: { userIds: [stranger.userId, owner.userId] } },
    ],
  },
  userGetFeatureConfig: {
    valid: async () => ({ configScope: 'global' }),
    about: async () => ({ configScope: 'global' }),
  },
};
