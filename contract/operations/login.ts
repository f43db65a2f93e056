import type { OperationTable } from './descriptor.ts';
import { anyone, member, quiet } from './traits.ts';

const login = { service: 'common', verb: 'login' } as const;
const ask = { ...login, ...anyone, ...quiet, kind: 'read' } as const;
const enter = { ...login, ...anyone, kind: 'write', perMinute: 10 } as const;
const manage = { ...login, ...member, kind: 'write' } as const;

/** The operations that sign in, and those on passwords and sessions. */
export const loginTable = {
  emailCheck: { ...ask, perMinute: 20 },
  getPublicKey: { ...ask, perMinute: 60 },
  tokenAuth: { ...enter, ...quiet },
  emailValidation: { ...enter, ...quiet, spoils: ['GetUserDetails'] },
  sendEmailValidation: { ...manage, perMinute: 5 },
  forgotPassword: { ...enter, perMinute: 5 },
  resetPassword: enter,
  createAccount: { ...enter, perMinute: 5 },
  changePassword: { ...manage, spoils: ['GetSessions', 'GetSignInWays'], perMinute: 10 },
  revokeSession: { ...manage, spoils: ['GetSessions'] },
} as const satisfies OperationTable;
