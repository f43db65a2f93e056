import type { plansTable } from '#contract/operations/plans.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const day = '2024-02-29';
const range = { from: '2024-02-01', to: '2024-03-31' };

let plannedDays = 0;
/** Plans loose pieces for a day of their own, as a day takes only some. */
const newPlan = async (server: TestServer, as: Owner) => {
  plannedDays += 1;
  const own = new Date(Date.UTC(2000, 0, plannedDays)).toISOString().slice(0, 10);
  const input = { owner: as.userId, changes: { day: own, itemIds: as.itemIds } };
  return (await server.call('savePlan', input, as)).plan;
};

export const plansSamples: SampleCalls<typeof plansTable> = {
  getPlans: {
    valid: async (_server, as) => ({ owner: as.userId, ...range }),
    strange: (owner) => [{ input: { owner: owner.userId, ...range } }],
  },
  savePlan: {
    valid: async (server, as) => ({
      owner: as.userId,
      planId: (await newPlan(server, as)).planId,
      changes: {
        day: '2024-03-01',
        slot: 'evening',
        title: 'Opera',
        outfitId: as.outfitIds[1]!,
        itemIds: [],
      },
      isWorn: true,
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { planId: owner.planIds[0]!, changes: { title: 'Mine' } }),
      { input: { owner: owner.userId, changes: { day, title: 'For you' } } },
      { input: { owner: stranger.userId, changes: { day, outfitId: owner.outfitIds[0]! } } },
      { input: { owner: stranger.userId, changes: { day, lookId: owner.lookIds[0]! } } },
      { input: { owner: stranger.userId, changes: { day, itemIds: owner.itemIds } } },
      {
        input: {
          owner: stranger.userId,
          changes: { day, itemIds: [owner.itemIds[0]!, stranger.itemIds[0]!] },
        },
        is: 'does-own',
      },
    ],
  },
  movePlans: {
    valid: async (server, as) => ({
      owner: as.userId,
      planIds: [(await newPlan(server, as)).planId],
      day,
      slot: 'evening',
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { planIds: owner.planIds, day }),
      {
        input: {
          owner: stranger.userId,
          planIds: [stranger.planIds[1]!, owner.planIds[0]!],
          day,
        },
        is: 'does-own',
      },
    ],
  },
  markWorn: {
    valid: async (_server, as) => ({ owner: as.userId, planIds: as.planIds, isWorn: true }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { planIds: owner.planIds, isWorn: false }),
      {
        input: {
          owner: stranger.userId,
          planIds: [stranger.planIds[0]!, owner.planIds[0]!],
          isWorn: false,
        },
        is: 'does-own',
      },
    ],
  },
  deletePlans: {
    valid: async (server, as) => ({
      owner: as.userId,
      planIds: [(await newPlan(server, as)).planId],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { planIds: owner.planIds }),
      {
        input: {
          owner: stranger.userId,
          planIds: [stranger.planIds[1]!, owner.planIds[1]!],
        },
        is: 'does-own',
      },
    ],
  },
  restorePlans: {
    valid: async (_server, as) => ({ owner: as.userId, planIds: as.deletedPlanIds }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { planIds: owner.deletedPlanIds }),
      {
        input: {
          owner: stranger.userId,
          planIds: [...stranger.planIds, ...owner.deletedPlanIds],
        },
        is: 'does-own',
      },
    ],
  },
  exportCalendar: {
    valid: async (_server, as) => ({ owner: as.userId, from: '2024-01-01', to: '2024-12-31' }),
    strange: (owner) => [{ input: { owner: owner.userId, from: '2024-01-01', to: '2024-12-31' } }],
  },
  getCalendarFeed: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  makeCalendarFeed: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  revokeCalendarFeed: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
};
