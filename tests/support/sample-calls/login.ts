import { randomUUID } from 'node:crypto';
import type { loginTable } from '#contract/operations/login.ts';
import type { logoutTable } from '#contract/operations/logout.ts';
import { ownerPassword } from '../owner.ts';
import { sealPassword } from '../seal-password.ts';
import { madeLink, nobodysLink } from './made-link.ts';
import type { SampleCalls } from './sample-call.ts';

export const loginSamples: SampleCalls<typeof loginTable> = {
  emailCheck: {
    valid: async (_server, as) => ({ email: as.email }),
    about: async (_server, email) => ({ email }),
    tells: true,
  },
  getPublicKey: {
    valid: async () => ({}),
    about: async () => ({}),
  },
  tokenAuth: {
    valid: async (server, as) => ({
      email: as.email,
      password: await sealPassword(server, ownerPassword),
    }),
    about: async (server, email) => ({
      email,
      password: await sealPassword(server, 'Wrong-Horse-1'),
    }),
  },
  emailValidation: {
    valid: async (server, as) => ({ linkToken: await madeLink(server, as, 'validate-email') }),
    about: async ({ mails }, email) => {
      const isFree = (code: string) => !mails.some(({ text }) => text.includes(code));
      return { email, code: ['000000', '111111'].find(isFree)! };
    },
  },
  sendEmailValidation: { valid: async () => ({}) },
  forgotPassword: {
    valid: async (_server, as) => ({ email: as.email }),
    about: async (_server, email) => ({ email }),
  },
  resetPassword: {
    valid: async (server, as) => ({
      linkToken: await madeLink(server, as, 'reset-password'),
      password: await sealPassword(server, ownerPassword),
    }),
    about: async (server) => ({
      linkToken: nobodysLink,
      password: await sealPassword(server, ownerPassword),
    }),
  },
  createAccount: {
    valid: async (server) => ({
      email: `${randomUUID()}@example.com`,
      password: await sealPassword(server, ownerPassword),
    }),
    about: async (server, email) => ({
      email,
      password: await sealPassword(server, ownerPassword),
    }),
    tells: true,
  },
  changePassword: {
    valid: async (server) => ({
      current: await sealPassword(server, ownerPassword),
      next: await sealPassword(server, ownerPassword),
    }),
  },
  revokeSession: {
    valid: async (_server, as) => ({ sessionId: as.otherSessionId }),
    strange: (owner) => [{ input: { sessionId: owner.otherSessionId } }],
  },
};

export const logoutSamples: SampleCalls<typeof logoutTable> = {
  logout: { valid: async () => ({ everywhere: false }) },
};
