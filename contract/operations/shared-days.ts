import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const sharedDays = { service: 'calendar', ...member, needs: 'sharedWardrobes' } as const;
// What becomes of a friendship becomes of what is shared in it.
const query = {
  ...sharedDays,
  verb: 'query',
  kind: 'read',
  whileStoodIn: 'open',
  provides: ['GetSharedDays', 'GetFriends'],
} as const;
const manage = { ...sharedDays, verb: 'manage', kind: 'write', spoils: ['GetSharedDays'] } as const;
/** What the host does. */
const host = { ...manage, sight: 'owner' } as const;

/** The operations on days for which friends dress together (decision 085). */
export const sharedDaysTable = {
  getSharedDays: { ...query, sight: 'owner' },
  // Whatever changes one's own plans, or what they show, changes what stands beside those of others.
  getSharedDay: {
    ...query,
    sight: 'friend',
    provides: ['GetSharedDays', 'GetFriends', 'GetPlans'],
  },
  shareDay: { ...host, perMinute: 20 },
  changeSharedDay: { ...host, perMinute: 20 },
  endSharedDay: host,
  // A guest's answer is written into the host's account.
  answerSharedDay: { ...manage, sight: 'friend' },
} as const satisfies OperationTable;
