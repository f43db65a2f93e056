import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'items', ...member, sight: 'owner', whileStoodIn: 'open' } as const;
const query = { ...own, verb: 'query', kind: 'read' } as const;
const manage = { ...own, verb: 'manage', kind: 'write' } as const;

/** The operations on the products of partners, and on wishes. */
export const partnerProductsTable = {
  getPartnerFeeds: { ...query, provides: ['GetPartnerProducts'] },
  getPartnerProducts: { ...query, provides: ['GetPartnerProducts'] },
  ownPartnerProduct: {
    ...manage,
    spoils: [...itemTags, 'GetPartnerProducts'],
    perMinute: 30,
  },
  compareWithMine: {
    ...query,
    provides: ['GetPartnerProducts', 'GetStatistics'],
  },
  readThing: { ...manage, perMinute: 20 },
  saveThingWish: { ...manage, spoils: ['GetPartnerProducts'] },
  getWishes: { ...query, provides: ['GetPartnerProducts'] },
  saveWish: { ...manage, spoils: ['GetPartnerProducts'] },
  deleteWish: { ...manage, whileStoodIn: 'closed', spoils: ['GetPartnerProducts'] },
} as const satisfies OperationTable;
