import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;
const manage = {
  ...own,
  verb: 'manage',
  kind: 'write',
  spoils: itemTags,
} as const;

/** The operations on where pieces are. */
export const availabilityTable = {
  getItemHistory: { ...own, verb: 'query', kind: 'read', provides: ['GetItemHistory'] },
  setAvailability: manage,
  takeBackAvailability: manage,
  correctWears: manage,
} as const satisfies OperationTable;
