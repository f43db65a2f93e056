import { createStorefrontApiClient } from '@shopify/storefront-api-client';
import type { StoreAddress } from '#api/users.ts';
import { AppError, kindOfStatus } from '#lib/errors.ts';
import { defaultTimeoutMs } from '#lib/http.ts';
import { startTimeLimit } from '#lib/time-limit.ts';
import { type RetryTools, retryingFetch } from './retrying-fetch.ts';

/** The version of the Storefront API that Hem speaks (product spec, section 7). */
const apiVersion = '2025-01';

/** The client wants a domain and forgets its path; calls go to the store's own address all the same. */
const anyDomain = 'store.invalid';

/** Asks the store. Throws AppError, or the AbortError of a call that was taken back. */
export interface StoreClient {
  ask<Data>(document: string, variables: object, signal?: AbortSignal): Promise<Data>;
}

/** An error of a GraphQL answer. */
interface GraphQLError {
  extensions?: { code?: string };
}

/**
 * Makes the client of a store, on Shopify's own. Every failure becomes an AppError: what the store refuses to
 * this token is *forbidden*, never *signed-out*, since the store knows nothing of our sessions.
 */
export function createStoreClient(
  { address, publicToken, retries }: StoreAddress,
  tools: Omit<Partial<RetryTools>, 'retries'> = {},
): StoreClient {
  const send = tools.fetch ?? ((url: string, init?: RequestInit) => fetch(url, init));
  const fetchOften = retryingFetch({
    mostWaitMs: defaultTimeoutMs,
    ...tools,
    retries,
    fetch: withTimeLimit(send),
  });
  return {
    async ask<Data>(document: string, variables: object, signal?: AbortSignal) {
      let failure: unknown;
      // Its own for each call, so that a failure is told of the call that it belongs to.
      const client = createStorefrontApiClient({
        storeDomain: anyDomain,
        apiVersion,
        publicAccessToken: publicToken,
        retries: 0,
        // The version is older than those that it knows, of which it would warn.
        logger: () => {},
        customFetchApi: async (url, init) => {
          try {
            return await fetchOften(address + new URL(url).pathname, {
              ...(init as RequestInit),
              ...(signal ? { signal } : {}),
            });
          } catch (error) {
            failure = error;
            throw error;
          }
        },
      });
      const { data, errors } = await client.request<Data>(document, { variables });
      if (signal?.aborted) throw new DOMException('taken back', 'AbortError');
      if (!errors && data) return data;
      // The client leaves an empty answer out.
      const kind = errors ? kindOf(errors, failure) : 'parse';
      throw new AppError(kind, { cause: failure ?? errors?.message });
    },
  };
}

function kindOf(
  {
    networkStatusCode: status,
    graphQLErrors,
  }: { networkStatusCode?: number; graphQLErrors?: unknown },
  failure: unknown,
) {
  if (status === undefined) {
    return (failure as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'offline';
  }
  if (status === 401 || status === 403) return 'forbidden';
  if (status >= 300) return kindOfStatus(status);
  // Well delivered, and no answer: not JSON, empty, or cut off.
  if (!Array.isArray(graphQLErrors)) return 'parse';
  const codes = (graphQLErrors as GraphQLError[]).map((one) => one?.extensions?.code);
  if (codes.some((code) => code === 'UNAUTHORIZED' || code === 'ACCESS_DENIED')) return 'forbidden';
  return codes.includes('THROTTLED') ? 'rate-limited' : 'server';
}

/** Each try has the limit of a call (product spec, section 9), its body included. */
const withTimeLimit =
  (send: RetryTools['fetch']): RetryTools['fetch'] =>
  async (url, init) => {
    const limit = startTimeLimit(defaultTimeoutMs, init?.signal ?? undefined);
    try {
      const answer = await send(url, { ...init, signal: limit.signal });
      const body = await answer.text();
      return new Response(body || null, { status: answer.status, headers: answer.headers });
    } finally {
      limit.end();
    }
  };
