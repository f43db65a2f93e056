import type { circleTable } from '#contract/operations/circle.ts';
import { buyInTestStore } from '../buy-in-test-store.ts';
import type { Owner } from '../owner.ts';
import { hurryPlan, payPlan } from '../pay-plan.ts';
import type { TestServer } from '../test-server.ts';
import type { SampleCalls } from './sample-call.ts';

/** Makes a member of whoever is none yet. */
async function paying(server: TestServer, as: Owner): Promise<string> {
  const { membership } = await server.call('getCircle', { owner: as.userId }, as);
  if (!membership) await payPlan(server, as, 'monthly');
  return as.userId;
}

/** Makes a member of the shortest plan, who may turn to a longer one. */
async function monthly(server: TestServer, as: Owner): Promise<string> {
  const { membership } = await server.call('getCircle', { owner: as.userId }, as);
  if (membership && membership.plan !== 'monthly') {
    await server.call('setCircleEnd', { owner: as.userId, ends: true }, as);
    await hurryPlan(server, as);
  }
  return paying(server, as);
}

const leaveUrl = '/circle-membership';

export const circleSamples: SampleCalls<typeof circleTable> = {
  getCircle: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  startCheckout: {
    valid: async (_server, as) => ({ owner: as.userId, plan: 'lifetime', leaveUrl }),
    strange: (owner) => [{ input: { owner: owner.userId, plan: 'lifetime', leaveUrl } }],
  },
  refreshCircle: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  setCircleEnd: {
    valid: async (server, as) => ({ owner: await paying(server, as), ends: true }),
    strange: (owner) => [{ input: { owner: owner.userId, ends: true } }],
  },
  changeCirclePlan: {
    valid: async (server, as) => ({ owner: await monthly(server, as), plan: 'yearly' }),
    strange: (owner) => [{ input: { owner: owner.userId, plan: 'yearly' } }],
  },
  takeAppPurchases: {
    valid: async (server, as) => ({
      owner: as.userId,
      receipts: [await buyInTestStore(server, as, 'monthly')],
    }),
    strange: (owner) => [
      { input: { owner: owner.userId, receipts: [{ store: 'test', receipt: 'none' }] } },
    ],
  },
  openCirclePortal: {
    valid: async (server, as) => ({ owner: await paying(server, as), leaveUrl }),
    strange: (owner) => [{ input: { owner: owner.userId, leaveUrl } }],
  },
};
