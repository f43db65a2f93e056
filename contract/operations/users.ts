import type { OperationTable } from './descriptor.ts';
import { anyone, member } from './traits.ts';

const query = {
  service: 'users',
  verb: 'query',
  kind: 'read',
  ...member,
  whileStoodIn: 'open',
} as const;
const details = { ...query, provides: ['GetUserDetails'], timeoutMs: 60_000 } as const;

/** What is read of users before the first screen. */
export const usersTable = {
  userDetails: details,
  userDetailsList: details,
  userGetFeatureConfig: { ...query, ...anyone, provides: ['GetFeatureConfig'] },
} as const satisfies OperationTable;
