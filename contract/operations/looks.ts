import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const query = {
  service: 'looks',
  verb: 'query',
  kind: 'read',
  ...member,
  sight: 'friend',
  whileStoodIn: 'open',
} as const;
const manage = {
  service: 'looks',
  verb: 'manage',
  kind: 'write',
  ...member,
  sight: 'owner',
  whileStoodIn: 'open',
  spoils: itemTags,
} as const;

/** The operations on looks. */
export const looksTable = {
  getLookNavigation: { ...query, provides: ['GetLookNavigation'] },
  getLookSearchCorrection: { ...query, provides: ['GetLookNavigation'] },
  getLooks: { ...query, provides: ['GetLooks'] },
  getLookDetails: { ...query, provides: ['GetLookDetails'] },
  getDeletedLooks: { ...query, sight: 'owner', provides: ['GetLooks'] },
  saveLook: manage,
  readLink: { ...manage, spoils: [], perMinute: 20 },
  deleteLooks: { ...manage, whileStoodIn: 'closed' },
  restoreLooks: manage,
  forgetLooks: { ...manage, whileStoodIn: 'closed' },
  duplicateLooks: manage,
  lookAddToWardrobes: manage,
  lookRemoveFromWardrobes: manage,
} as const satisfies OperationTable;
