import type { OperationTable } from './descriptor.ts';
import { itemTags } from './items.ts';
import { member } from './traits.ts';

/** What is called to derive stored rows anew. */
export const cacheTable = {
  refreshCache: { service: 'cache', verb: 'manage', kind: 'write', ...member, spoils: itemTags },
} as const satisfies OperationTable;
