/** How long a shop may take to answer, in milliseconds. */
const patienceMs = 20_000;
/** Most pages of one question, of 250 orders each. */
const mostPages = 40;

/**
 * The orders of a Shopify shop that were changed since a moment, page by page, as its webhooks have them (Admin API
 * 2025-01). Throws where the shop does not answer, or answers something else.
 */
export async function* shopOrdersSince(
  shop: { origin: string; adminToken: string },
  since: Date,
): AsyncGenerator<unknown> {
  const asked = new URLSearchParams({
    status: 'any',
    limit: '250',
    updated_at_min: since.toISOString(),
  });
  let url: string | null = `${shop.origin}/admin/api/2025-01/orders.json?${asked}`;
  for (let page = 0; url && page < mostPages; page += 1) {
    const answer: Response = await fetch(url, {
      headers: { 'x-shopify-access-token': shop.adminToken, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`the shop answers ${answer.status} about its orders`);
    const { orders } = (await answer.json()) as { orders?: unknown };
    if (!Array.isArray(orders)) throw new Error('the shop answers something else than orders');
    yield* orders;
    url = nextPage(answer.headers.get('link'), shop.origin);
  }
}

/** The next page's address, if there is one; only at the shop itself, since the token goes along. */
function nextPage(link: string | null, origin: string): string | null {
  const url = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return url && URL.canParse(url) && new URL(url).origin === origin ? url : null;
}
