import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StoreAddress } from '#api/users.ts';
import { createCatalogCalls, type OfferedService } from './catalog-calls.ts';
import { createStoreClient } from './store-client.ts';

/** Reads what the store sells of these collections, each service in the first that has it. */
export function useCollections(
  { address, publicToken, retries }: StoreAddress,
  handles: readonly string[],
) {
  const catalog = useMemo(
    () => createCatalogCalls(createStoreClient({ address, publicToken, retries })),
    [address, publicToken, retries],
  );
  return useQueries({
    queries: handles.map((handle) => ({
      queryKey: ['storeCollection', handle],
      queryFn: ({ signal }: { signal: AbortSignal }) => catalog.collection(handle, signal),
      // What was seen once in this visit is there without a network too.
      gcTime: Number.POSITIVE_INFINITY,
      meta: { isHandled: true },
    })),
    combine: (results) => {
      const seen = new Set<string>();
      const isNew = ({ variantId }: OfferedService) => !seen.has(variantId) && seen.add(variantId);
      return {
        collections: results.flatMap(({ data }) =>
          data ? [{ ...data, services: data.services.filter(isNew) }] : [],
        ),
        isLoading: results.some(({ data, isError }) => data === undefined && !isError),
        isError: results.some(({ data, isError }) => data === undefined && isError),
        retry: () => {
          for (const result of results) if (result.isError) void result.refetch();
        },
      };
    },
  });
}
