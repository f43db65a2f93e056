import { ConfigError, readConfig } from '#server/config/config.ts';
import { checkShop } from './shop-check.ts';

/*
 * Says what a Shopify shop still lacks for Hem (docs/operating.md, A shop of Shopify). It reads the same variables as
 * the server, and leaves one cart behind that nobody pays for.
 */

/** What the shop has to send to `/webhooks/shop`. */
const topics = ['orders/paid', 'orders/updated', 'orders/fulfilled', 'refunds/create'];

try {
  const { shop, shopAdminToken } = readConfig({ LOG_LEVEL: 'silent', ...process.env });
  if (!shop) throw new ConfigError('SHOPIFY_DOMAIN: names the shop to look at');
  const origin = `https://${shop.domain}`;
  const findings = await checkShop(async (query, variables = {}) => {
    const answer = await fetch(`${origin}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': shop.publicToken,
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    const { data, errors } = (await answer.json()) as {
      data?: unknown;
      errors?: { message: string }[];
    };
    if (errors || !data) throw new Error(errors?.[0]?.message ?? 'it answers nothing');
    return data;
  });
  if (shopAdminToken) {
    const answer = await fetch(`${origin}/admin/api/2025-01/webhooks.json?limit=250`, {
      headers: { 'x-shopify-access-token': shopAdminToken },
      signal: AbortSignal.timeout(20_000),
    });
    const body = answer.ok ? ((await answer.json()) as { webhooks: Hook[] }) : { webhooks: [] };
    for (const topic of topics) {
      const isGood = body.webhooks.some(
        (hook) => hook.topic === topic && hook.address.endsWith('/webhooks/shop'),
      );
      const advice = `Have the shop send ${topic} to https://YOUR.ADDRESS/webhooks/shop.`;
      findings.push({ isGood, what: `It tells of ${topic}`, advice });
    }
  }
  for (const { isGood, what, advice } of findings) {
    console.log(
      `${isGood ? 'good   ' : 'MISSING'}  ${what}${isGood ? '' : `\n         ${advice}`}`,
    );
  }
  if (!shopAdminToken) {
    console.log(
      `unseen   Webhooks: give SHOPIFY_ADMIN_TOKEN to have ${topics.join(', ')} looked at.`,
    );
  }
  process.exitCode = findings.every(({ isGood }) => isGood) ? 0 : 1;
} catch (error) {
  console.error(
    error instanceof ConfigError ? error.message : `The shop was not reached: ${error}`,
  );
  process.exitCode = 2;
}

interface Hook {
  topic: string;
  address: string;
}
