import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const query = {
  service: 'outfits',
  verb: 'query',
  kind: 'read',
  ...member,
  sight: 'friend',
} as const;

/** What shows outfits, and how many are where. */
export const outfitTags = ['GetOutfitDetails', 'GetOutfits', 'GetOutfitNavigation'] as const;
const manage = {
  service: 'outfits',
  verb: 'manage',
  kind: 'write',
  ...member,
  sight: 'owner',
  spoils: outfitTags,
} as const;

/** The operations on outfits. */
export const outfitsTable = {
  getOutfitNavigation: { ...query, provides: ['GetOutfitNavigation'] },
  getOutfits: { ...query, provides: ['GetOutfits'] },
  getOutfitDetails: { ...query, provides: ['GetOutfitDetails'] },
  getDeletedOutfits: { ...query, sight: 'owner', provides: ['GetOutfits'] },
  saveOutfit: manage,
  saveOutfitThumbnail: manage,
  deleteOutfits: manage,
  restoreOutfits: manage,
  duplicateOutfits: manage,
  outfitAddToWardrobes: { ...manage, spoils: [...outfitTags, 'GetWardrobes'] },
  outfitRemoveFromWardrobes: { ...manage, spoils: [...outfitTags, 'GetWardrobes'] },
} as const satisfies OperationTable;
