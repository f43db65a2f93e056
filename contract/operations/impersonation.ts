import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const staff = { service: 'admin', access: 'staff' } as const;
/** What whoever is in a member's account asks of being there. */
const within = { service: 'admin', ...member, whileStoodIn: 'open' } as const;

/** The operations on being in a member's account. */
export const impersonationTable = {
  findMembers: { ...staff, verb: 'query', kind: 'read', perMinute: 120 },
  startImpersonation: {
    ...staff,
    verb: 'manage',
    kind: 'write',
    tellsSecret: true,
    spoils: ['GetImpersonationLog'],
    perMinute: 10,
  },
  endImpersonation: { ...within, verb: 'manage', kind: 'write' },
  getImpersonation: { ...within, verb: 'query', kind: 'read' },
  getImpersonationLog: {
    ...staff,
    verb: 'query',
    kind: 'read',
    provides: ['GetImpersonationLog'],
  },
  checkImpersonationLog: {
    ...staff,
    verb: 'query',
    kind: 'read',
    provides: ['GetImpersonationLog'],
    perMinute: 20,
  },
} as const satisfies OperationTable;
