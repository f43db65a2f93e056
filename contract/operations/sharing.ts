import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'wardrobes', ...member, sight: 'owner', needs: 'sharedWardrobes' } as const;

/** The operations on who sees wardrobes and pieces. */
export const sharingTable = {
  getWardrobeSharing: {
    ...own,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    provides: ['GetWardrobes', 'GetFriends'],
  },
  hideItems: {
    ...own,
    service: 'items',
    verb: 'manage',
    kind: 'write',
    spoils: ['GetItemDetails'],
  },
  shareWardrobe: { ...own, verb: 'manage', kind: 'write', spoils: ['GetWardrobes'] },
} as const satisfies OperationTable;
