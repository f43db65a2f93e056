import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const notices = { service: 'users', ...member } as const;

/** The operations on what the viewer is told. */
export const noticesTable = {
  // They are made of what these tell (decision 084).
  getNotices: {
    ...notices,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    provides: [
      'GetNotices',
      'GetFriends',
      'GetLoans',
      'GetStylings',
      'GetSharedDays',
      'GetServiceOrders',
      'GetLolaMorning',
    ],
  },
  getMailKinds: {
    ...notices,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    provides: ['GetMailKinds'],
  },
  saveMailKinds: { ...notices, verb: 'save', kind: 'write', spoils: ['GetMailKinds'] },
  readNotices: { ...notices, verb: 'manage', kind: 'write', spoils: ['GetNotices'] },
} as const satisfies OperationTable;
