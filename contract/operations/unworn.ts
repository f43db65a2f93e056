import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;

/** The operations on what was not worn for long. */
export const unwornTable = {
  getUnworn: { ...own, verb: 'query', kind: 'read', provides: ['GetUnworn'] },
  keepItem: { ...own, verb: 'manage', kind: 'write', spoils: ['GetUnworn'] },
} as const satisfies OperationTable;
