import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;
const manage = { ...own, verb: 'manage', kind: 'write', spoils: ['GetSavedFilters'] } as const;

/** The operations on the filters of pieces that a member saved. */
export const savedFiltersTable = {
  getSavedFilters: { ...own, verb: 'query', kind: 'read', provides: ['GetSavedFilters'] },
  saveFilter: manage,
  deleteFilter: { ...manage, whileStoodIn: 'closed' },
} as const satisfies OperationTable;
