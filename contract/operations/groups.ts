import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'groups', ...member, sight: 'owner', whileStoodIn: 'open' } as const;
const manage = { ...own, verb: 'manage', kind: 'write', spoils: ['GetGroups'] } as const;

/** The operations on the groups that a member made in a list. */
export const groupsTable = {
  getGroups: { ...own, verb: 'query', kind: 'read', provides: ['GetGroups'] },
  makeGroup: manage,
  changeGroup: manage,
  deleteGroup: { ...manage, whileStoodIn: 'closed' },
} as const satisfies OperationTable;
