import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;

/** The operations on the wash. */
export const laundryTable = {
  getLaundry: { ...own, verb: 'query', kind: 'read', provides: ['GetLaundry'] },
  getWashHistory: { ...own, verb: 'query', kind: 'read', provides: ['GetLaundry'] },
  setWashInterval: {
    ...own,
    verb: 'manage',
    kind: 'write',
    spoils: ['GetLaundry', 'GetItemDetails'],
  },
  setCleaningPrice: { ...own, verb: 'manage', kind: 'write', spoils: ['GetLaundry'] },
} as const satisfies OperationTable;
