import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;
const manage = { ...own, verb: 'manage', kind: 'write', spoils: itemTags } as const;

/** The operations on a member's own words for pieces: own categories and tags. */
export const ownWordsTable = {
  getOwnWords: { ...own, verb: 'query', kind: 'read', provides: ['GetItems'] },
  changeCategory: manage,
  changeTag: manage,
} as const satisfies OperationTable;
