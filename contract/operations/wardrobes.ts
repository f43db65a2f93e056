import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const query = {
  service: 'wardrobes',
  verb: 'query',
  kind: 'read',
  ...member,
  sight: 'friend',
  whileStoodIn: 'open',
} as const;

/** The operations that read wardrobes. Every start reads them, so the table is in the first script. */
export const wardrobesTable = {
  getWardrobes: { ...query, provides: ['GetWardrobes'] },
} as const satisfies OperationTable;
