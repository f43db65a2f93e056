import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;

/** The operations of finishing a cut-out by hand. */
export const cutoutsTable = {
  getCutoutsToLookAt: { ...own, verb: 'query', kind: 'read', provides: ['GetItems'] },
  getItemCutout: { ...own, verb: 'query', kind: 'read' },
  followItemStrokes: {
    ...own,
    verb: 'query',
    kind: 'read',
    // A stroke a second, and a second person at the same address.
    perMinute: 150,
  },
  saveItemCutout: {
    ...own,
    verb: 'manage',
    kind: 'write',
    spoils: itemTags,
    perMinute: 30,
  },
  takeBackItemCutout: { ...own, verb: 'manage', kind: 'write', spoils: itemTags },
} as const satisfies OperationTable;
