import { randomUUID } from 'node:crypto';
import { productOfPlan } from '#contract/rules/app-stores.ts';
import type { CirclePlanKey } from '#contract/rules/circle.ts';
import type { Person, TestServer } from './test-server.ts';

/** Says something to the app's store of simulated phones; answers what it says. */
export async function askTestStore<Answer>(
  server: TestServer,
  asked: Record<string, unknown>,
): Promise<Answer> {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/payments/app-store',
    payload: asked,
  });
  return answer.json();
}

/** Buys a plan in it for a member, with a phone of its own unless said; answers the receipt. */
export async function buyInTestStore(
  server: TestServer,
  as: Person,
  plan: CirclePlanKey,
  customer: string = randomUUID(),
): Promise<{ store: 'test'; receipt: string }> {
  const { storeAccount } = await server.call('getCircle', { owner: as.userId }, as);
  const asked = { do: 'buy', customer, product: productOfPlan(plan), account: storeAccount };
  const { receipt } = await askTestStore<{ receipt: string }>(server, asked);
  return { store: 'test', receipt };
}
