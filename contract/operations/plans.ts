import type { OperationTable } from './descriptor.ts';
import { itemTags } from './item-tags.ts';
import { member } from './traits.ts';

const own = { service: 'calendar', ...member, sight: 'owner', whileStoodIn: 'open' } as const;
const query = { ...own, verb: 'query', kind: 'read' } as const;
const manage = {
  ...own,
  verb: 'manage',
  kind: 'write',
  spoils: itemTags,
} as const;
const manageFeed = { ...manage, whileStoodIn: 'closed', spoils: ['GetCalendarFeed'] } as const;

/** The operations on plans, and on what shows them elsewhere. */
export const plansTable = {
  getPlans: { ...query, provides: ['GetPlans'] },
  savePlan: manage,
  movePlans: manage,
  markWorn: manage,
  deletePlans: { ...manage, whileStoodIn: 'closed' },
  restorePlans: manage,
  exportCalendar: { ...query, whileStoodIn: 'closed', perMinute: 10 },
  getCalendarFeed: { ...query, whileStoodIn: 'closed', provides: ['GetCalendarFeed'] },
  makeCalendarFeed: { ...manageFeed, perMinute: 10, tellsSecret: true },
  revokeCalendarFeed: manageFeed,
} as const satisfies OperationTable;
