import type { OperationTable } from './descriptor.ts';
import { anyone, member } from './traits.ts';

const login = { service: 'common', verb: 'login', ...anyone } as const;
const save = { service: 'users', verb: 'save', kind: 'write', ...member, perMinute: 10 } as const;

/** The operations of the sign-in with Google and Apple ([Note: Sign-in with a provider]). */
export const signInTable = {
  getSignInProviders: { ...login, kind: 'read', perMinute: 60 },
  startSignIn: { ...login, kind: 'write', perMinute: 20 },
  finishSignIn: { ...login, kind: 'write', spoils: ['GetSignInWays'], perMinute: 20 },
  linkSignIn: { ...login, kind: 'write', perMinute: 10 },
  userSignInWays: {
    ...{ service: 'users', verb: 'query', kind: 'read' },
    ...member,
    provides: ['GetSignInWays'],
  },
  /** Its answer is the address of one sign-in. */
  userStartLink: { ...save, tellsSecret: true },
  userUnlink: { ...save, spoils: ['GetSignInWays'] },
} as const satisfies OperationTable;
