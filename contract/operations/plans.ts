import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'calendar', ...member, sight: 'owner' } as const;
const query = { ...own, verb: 'query', kind: 'read' } as const;
const manage = {
  ...own,
  verb: 'manage',
  kind: 'write',
  spoils: itemTags,
} as const;
const manageFeed = { ...manage, spoils: ['GetCalendarFeed'] } as const;

/** The operations on plans, and on what shows them elsewhere. */
export const plansTable = {
  getPlans: { ...query, provides: ['GetPlans'] },
  savePlan: manage,
  movePlans: manage,
  markWorn: manage,
  deletePlans: manage,
  restorePlans: manage,
  exportCalendar: { ...query, perMinute: 10 },
  getCalendarFeed: { ...query, provides: ['GetCalendarFeed'] },
  makeCalendarFeed: { ...manageFeed, perMinute: 10, tellsSecret: true },
  revokeCalendarFeed: manageFeed,
} as const satisfies OperationTable;
