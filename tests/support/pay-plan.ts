import type { CirclePlanKey } from '#contract/rules/circle.ts';
import type { Person, TestServer } from './test-server.ts';

/** Sends a form of a page of the embedded payments. */
export const sendForm = (server: TestServer, url: string, form: Record<string, string>) =>
  server.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Begins a checkout; answers the address of its page. */
export async function beginCheckout(
  server: TestServer,
  as: Person,
  plan: CirclePlanKey,
): Promise<string> {
  const asked = { owner: as.userId, plan, leaveUrl: '/circle-membership' };
  const { url } = await server.call('startCheckout', asked, as);
  return url;
}

/** Buys a plan at the embedded payments; answers the address that one comes back to. */
export async function payPlan(
  server: TestServer,
  as: Person,
  plan: CirclePlanKey,
): Promise<string> {
  const answer = await sendForm(server, await beginCheckout(server, as, plan), {
    outcome: 'success',
  });
  await server.app.services.jobs.idle();
  return answer.headers.location as string;
}

/** Has what may happen to somebody's plan happen now, as the portal's buttons do: the end of the period unless said. */
export async function hurryPlan(server: TestServer, as: Person, act = 'hurry'): Promise<void> {
  const asked = { owner: as.userId, leaveUrl: '/' };
  const { url } = await server.call('openCirclePortal', asked, as);
  await sendForm(server, url, { act });
  await server.app.services.jobs.idle();
}
