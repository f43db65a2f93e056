import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'services', ...member } as const;

/** The operations on what is ordered from the studio. */
export const serviceOrdersTable = {
  saveCart: { ...own, verb: 'savecart', kind: 'write', spoils: ['GetUserDetails'] },
} as const satisfies OperationTable;
