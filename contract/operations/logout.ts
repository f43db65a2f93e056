import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

/** What signs out; it may be owed from another day, so it is there from the start. */
export const logoutTable = {
  logout: { service: 'common', verb: 'login', kind: 'write', ...member, whileStoodIn: 'open' },
} as const satisfies OperationTable;
