import type { CirclePlanKey } from '#contract/rules/circle.ts';
import type { RunningServer } from './built-server.ts';

/** Buys a plan at the embedded payments, without a page. */
export async function buyPlan(
  server: RunningServer,
  { userId, token }: { userId: string; token: string },
  plan: CirclePlanKey,
): Promise<void> {
  const asked = { owner: userId, plan, leaveUrl: '/circle-membership' };
  const { url } = await server.call('startCheckout', asked, token);
  await fetch(new URL(url, server.origin), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
    redirect: 'manual',
  });
}
