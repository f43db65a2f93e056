import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

/** The operations that derive stored rows anew. */
export const cacheTable = {
  refreshCache: {
    service: 'cache',
    verb: 'manage',
    kind: 'write',
    ...member,
    whileStoodIn: 'open',
    spoils: itemTags,
  },
} as const satisfies OperationTable;
