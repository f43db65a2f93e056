import { randomUUID } from 'node:crypto';
import type { accountTable } from '#contract/operations/account.ts';
import { ownerPassword } from '../owner.ts';
import { sealPassword } from '../seal-password.ts';
import { madeLink, nobodysLink } from './made-link.ts';
import type { SampleCalls } from './sample-call.ts';

const profile = {
  firstName: 'Ada',
  screenName: 'ada.l',
  gender: 'Female',
  shippingCountry: 'US',
  dateOfBirth: '1990-02-28',
  bio: null,
} as const;

export const accountSamples: SampleCalls<typeof accountTable> = {
  userAttributeChoices: { valid: async () => 'shippingCountry' },
  userSessions: { valid: async () => ({}) },
  userSaveProfile: {
    valid: async (_server, as) => ({
      ...profile,
      screenName: as.userId,
      imageId: as.userImageId,
    }),
    strange: (owner) => [
      { input: { ...profile, screenName: 'stranger', imageId: owner.userImageId } },
      { input: { ...profile, screenName: 'stranger', imageId: owner.imageIds.shown } },
    ],
  },
  userSaveCurrency: { valid: async () => ({ currency: 'EUR', arePricesRenamed: true }) },
  userAccountEnd: { valid: async () => ({}) },
  userDeleteAccount: {
    valid: async (server) => ({ password: await sealPassword(server, ownerPassword) }),
  },
  userChangeEmail: {
    valid: async (server) => ({
      email: `${randomUUID()}@example.com`,
      password: await sealPassword(server, ownerPassword),
    }),
  },
  userValidateEmailChange: {
    valid: async (server, as) => ({ linkToken: await madeLink(server, as, 'change-email') }),
    about: async () => ({ linkToken: nobodysLink }),
  },
  userStopEmailChange: {
    valid: async (server, as) => ({ linkToken: await madeLink(server, as, 'stop-email-change') }),
    about: async () => ({ linkToken: nobodysLink }),
  },
};
