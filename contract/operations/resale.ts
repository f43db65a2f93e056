import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'resale', ...member, sight: 'owner' } as const;
const query = { ...own, verb: 'query', kind: 'read', provides: ['GetResale', 'GetItems'] } as const;
const keep = { ...own, verb: 'manage', kind: 'write', spoils: ['GetResale'] } as const;
/** Changes where the piece is, too. */
const move = { ...keep, spoils: ['GetResale', ...itemTags] } as const;

/** The operations on what is offered for resale: they tell of pieces, so whatever changes those changes them too. */
export const resaleTable = {
  getResaleListings: { ...query, whileStoodIn: 'open' },
  getResaleListing: { ...query, whileStoodIn: 'open' },
  getResaleValue: { ...query, whileStoodIn: 'open', needs: 'resaleValue' },
  getResaleFile: query,
  saveResaleListing: keep,
  listResaleItem: move,
  sellResaleItem: move,
  withdrawResaleListing: move,
  shareResaleListing: keep,
} as const satisfies OperationTable;
