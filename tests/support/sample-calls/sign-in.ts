import type { signInTable } from '#contract/operations/sign-in.ts';
import { ownerPassword } from '../owner.ts';
import { sealPassword } from '../seal-password.ts';
import { browserSecret, cameBack, haveProvider, linked, somebody } from '../sign-ins.ts';
import { nobodysLink } from './made-link.ts';
import type { SampleCalls } from './sample-call.ts';

const nobodys = { ticket: nobodysLink, browserKey: nobodysLink };
const begun = () => ({ provider: 'google', browserHash: browserSecret().browserHash }) as const;

export const signInSamples: SampleCalls<typeof signInTable> = {
  getSignInProviders: { valid: async () => ({}), about: async () => ({}) },
  startSignIn: {
    async valid(server) {
      haveProvider(server);
      return begun();
    },
    about: async () => begun(),
  },
  finishSignIn: {
    valid: (server) => cameBack(server, somebody()),
    about: async () => nobodys,
  },
  linkSignIn: {
    valid: async (server, { email }) => ({
      ...(await cameBack(server, somebody({ email }))),
      email,
      password: await sealPassword(server, ownerPassword),
    }),
    about: async (server, email) => ({
      ...nobodys,
      email,
      password: await sealPassword(server, 'Wrong-Horse-1'),
    }),
  },
  userSignInWays: { valid: async () => ({}) },
  userStartLink: {
    async valid(server) {
      haveProvider(server);
      return { ...begun(), password: await sealPassword(server, ownerPassword) };
    },
  },
  userUnlink: {
    async valid(server, as) {
      await linked(server, as, somebody()).catch(() => {});
      return { provider: 'google', password: await sealPassword(server, ownerPassword) };
    },
  },
};
