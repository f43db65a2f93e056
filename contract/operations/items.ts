import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member, quiet } from './traits.ts';

const query = {
  service: 'items',
  verb: 'query',
  kind: 'read',
  ...member,
  sight: 'friend',
  whileStoodIn: 'open',
} as const;

const manage = {
  service: 'items',
  verb: 'manage',
  kind: 'write',
  ...member,
  sight: 'owner',
  whileStoodIn: 'open',
  spoils: itemTags,
} as const;

/** The operations on items. */
export const itemsTable = {
  getItemNavigation: { ...query, provides: ['GetItemNavigation'] },
  getItemCounts: { ...query, provides: ['GetItemNavigation'] },
  getSearchCorrection: { ...query, provides: ['GetItemNavigation'] },
  getNearItems: { ...query, provides: ['GetItemNavigation'] },
  getItems: { ...query, provides: ['GetItems'] },
  getItemDetails: { ...query, provides: ['GetItemDetails'] },
  getItemSuggestions: { ...query, sight: 'owner', provides: ['GetItems'] },
  getDeletedItems: { ...query, sight: 'owner', provides: ['GetItems'] },
  getCutoutProgress: { ...query, sight: 'owner', provides: ['GetItems'] },
  saveItem: manage,
  replaceItemPhoto: { ...manage, whileStoodIn: 'closed' },
  changeItems: manage,
  confirmCategories: manage,
  deleteItems: { ...manage, whileStoodIn: 'closed' },
  restoreItems: manage,
  forgetItems: { ...manage, whileStoodIn: 'closed' },
  itemAddToWardrobes: manage,
  itemRemoveFromWardrobes: { ...manage, ...quiet },
  itemShowPictures: manage,
  itemCutOut: { ...manage, perMinute: 20 },
} as const satisfies OperationTable;
