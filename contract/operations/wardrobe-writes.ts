import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member, quiet } from './traits.ts';

const manage = {
  service: 'wardrobes',
  verb: 'manage',
  kind: 'write',
  ...member,
  sight: 'owner',
  whileStoodIn: 'open',
} as const;

/** The operations that write wardrobes. */
export const wardrobeWritesTable = {
  saveWardrobe: { ...manage, spoils: ['GetWardrobes'] },
  orderWardrobes: { ...manage, spoils: ['GetWardrobes'] },
  chooseWardrobeCover: { ...manage, spoils: ['GetWardrobes'] },
  deleteWardrobe: { ...manage, whileStoodIn: 'closed', ...quiet, spoils: itemTags },
} as const satisfies OperationTable;
