import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { planOfProduct } from '#contract/rules/app-stores.ts';
import { Refusal } from '../../foundation/refusal.ts';
import type { Services } from '../../ports/services.ts';
import { paymentsPath } from './paths.ts';
import { changeSold, listSold, sell, storeActs } from './test-store.ts';

const customer = v.pipe(v.string(), v.uuid());

const asked = v.variant('do', [
  v.object({
    do: v.literal('buy'),
    customer,
    product: v.string(),
    account: v.pipe(v.string(), v.uuid()),
  }),
  v.object({ do: v.literal('list'), customer }),
  v.object({ do: v.picklist(storeActs), customer, purchaseId: v.string() }),
]);

/**
 * The app's store of simulated phones, which charges nothing: it sells plans, lists what a phone has, and stops, resumes
 * and refunds. It answers the simulator, as Apple's and Google's frameworks answer a native app.
 */
export function registerTestStore(app: FastifyInstance, services: Services): void {
  app.post(`${paymentsPath}/app-store`, async ({ body }) => {
    const { success, output: said } = v.safeParse(asked, body);
    if (!success) throw new Refusal('invalid', 'this store does not understand that');
    if (said.do === 'list') return listSold(services, said.customer);
    if (said.do !== 'buy') {
      await changeSold(services, said.customer, said.purchaseId, said.do);
      return listSold(services, said.customer);
    }
    const plan = planOfProduct(said.product);
    if (!plan) throw new Refusal('not-found', 'no such product is sold here');
    return { receipt: await sell(services, said.customer, { plan, account: said.account }) };
  });
}
