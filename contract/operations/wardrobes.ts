import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member, quiet } from './traits.ts';

const query = {
  service: 'wardrobes',
  verb: 'query',
  kind: 'read',
  ...member,
  sight: 'friend',
} as const;
const manage = {
  service: 'wardrobes',
  verb: 'manage',
  kind: 'write',
  ...member,
  sight: 'owner',
} as const;

/** The operations on wardrobes. */
export const wardrobesTable = {
  getWardrobes: { ...query, provides: ['GetWardrobes'] },
  saveWardrobe: { ...manage, spoils: ['GetWardrobes'] },
  orderWardrobes: { ...manage, spoils: ['GetWardrobes'] },
  chooseWardrobeCover: { ...manage, spoils: ['GetWardrobes'] },
  deleteWardrobe: { ...manage, ...quiet, spoils: itemTags },
} as const satisfies OperationTable;
