import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cutoutsToLookAtQuery } from '#api/cutouts.ts';
import { cutoutProgressQuery } from '#api/items.ts';
import { spoil } from '#api/query-client.ts';

/**
 * How many photos wait for their cut-out. With each that ends the lists are read again, since its category may have been
 * recognized ([Note: Whose category]), and which cut-outs are doubted.
 */
export function useWaitingCuts(owner: string): number {
  const client = useQueryClient();
  const { data } = useQuery(cutoutProgressQuery(owner));
  const count = data?.waitingCount ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) {
      void spoil(client, ['GetItemNavigation']);
      void client.invalidateQueries({ queryKey: cutoutsToLookAtQuery(owner).queryKey });
    }
    before.current = count;
  }, [client, count, owner]);
  return count;
}
