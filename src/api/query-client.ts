import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { type CacheTag, descriptorOf, type OperationName } from '#contract/operations.ts';

// An answer is on screen in the turn in which it came; the library's timer would wait for the next.
notifyManager.setScheduler(queueMicrotask);

/** What a query or mutation says of itself to the error policy. */
export interface OperationMeta extends Record<string, unknown> {
  operation?: OperationName;
  /** True where a form shows `invalid` beside its fields. */
  isForm?: boolean;
  /** True where the caller shows the failure itself. */
  isHandled?: boolean;
}

/** A failed call, and what the policy needs to know of it. */
export interface FailedCall {
  error: Error;
  isWrite: boolean;
  meta: OperationMeta;
}

/**
 * Makes the cache of server state (architecture.md, Server state is a copy): unused data lives
 * 60 s, data is refetched on mount and on reconnect, nothing is tried twice, and every failure is
 * told to `onError`.
 */
export function createQueryClient(onError: (failed: FailedCall) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        onError({ error, isWrite: false, meta: (query.meta ?? {}) as OperationMeta }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        onError({ error, isWrite: true, meta: (mutation.meta ?? {}) as OperationMeta }),
    }),
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        retry: false,
        refetchOnMount: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Marks as stale whatever provides one of these tags; what is on screen is read again. */
export function spoil(client: QueryClient, tags: readonly CacheTag[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => {
      const provides = descriptorOf(queryKey[0] as OperationName)?.provides ?? [];
      return provides.some((tag) => tags.includes(tag));
    },
  });
}
