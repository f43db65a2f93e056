import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'resale', ...member, sight: 'owner' } as const;
const query = { ...own, verb: 'query', kind: 'read', provides: ['GetResale'] } as const;
const keep = { ...own, verb: 'manage', kind: 'write', spoils: ['GetResale'] } as const;
/** Changes where the piece is, too. */
const move = { ...keep, spoils: itemTags } as const;

/** The operations on what is offered for resale. */
export const resaleTable = {
  getResaleListings: query,
  // What is said of the piece fills its draft.
  getResaleListing: { ...query, provides: ['GetResale', 'GetItemDetails'] },
  getResaleValue: {
    ...query,
    provides: ['GetResale', 'GetItemDetails', 'GetPlans'],
    needs: 'resaleValue',
  },
  getResaleFile: query,
  saveResaleListing: keep,
  listResaleItem: move,
  sellResaleItem: move,
  withdrawResaleListing: move,
  shareResaleListing: keep,
} as const satisfies OperationTable;
