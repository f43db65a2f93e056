import type { OperationTable } from './descriptor.ts';
import { anyone, member, quiet } from './traits.ts';

const query = { service: 'users', verb: 'query', kind: 'read', ...member } as const;
const details = { ...query, provides: ['GetUserDetails'], timeoutMs: 60_000 } as const;
const save = { service: 'users', verb: 'save', kind: 'write', ...member } as const;
const byLink = { ...save, ...anyone, spoils: ['GetUserDetails'], perMinute: 10 } as const;

/** The operations on users, and on the choices that their forms offer. */
export const usersTable = {
  userDetails: details,
  userDetailsList: details,
  userGetFeatureConfig: { ...query, ...anyone, provides: ['GetFeatureConfig'] },
  userAttributeChoices: { ...query, provides: ['GetCountries'] },
  userSessions: { ...query, provides: ['GetSessions'] },
  userSaveProfile: { ...save, spoils: ['GetUserDetails'] },
  userChangeEmail: { ...save, perMinute: 5 },
  userValidateEmailChange: { ...byLink, ...quiet },
  userStopEmailChange: byLink,
} as const satisfies OperationTable;
