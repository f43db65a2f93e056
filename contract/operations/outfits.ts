import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const query = {
  service: 'outfits',
  verb: 'query',
  kind: 'read',
  ...member,
  sight: 'friend',
  whileStoodIn: 'open',
} as const;

const manage = {
  service: 'outfits',
  verb: 'manage',
  kind: 'write',
  ...member,
  sight: 'owner',
  whileStoodIn: 'open',
  spoils: itemTags,
} as const;

/** The operations on outfits. */
export const outfitsTable = {
  getOutfitNavigation: { ...query, provides: ['GetOutfitNavigation'] },
  getOutfitSearchCorrection: { ...query, provides: ['GetOutfitNavigation'] },
  getOutfits: { ...query, provides: ['GetOutfits'] },
  getOutfitDetails: { ...query, provides: ['GetOutfitDetails'] },
  getDeletedOutfits: { ...query, sight: 'owner', provides: ['GetOutfits'] },
  saveOutfit: manage,
  saveOutfitThumbnail: {
    ...manage,
    spoils: ['GetOutfitDetails', 'GetOutfits', 'GetLookDetails', 'GetLooks', 'GetPlans'],
  },
  deleteOutfits: { ...manage, whileStoodIn: 'closed' },
  restoreOutfits: manage,
  forgetOutfits: { ...manage, whileStoodIn: 'closed' },
  duplicateOutfits: manage,
  outfitAddToWardrobes: manage,
  outfitRemoveFromWardrobes: manage,
} as const satisfies OperationTable;
