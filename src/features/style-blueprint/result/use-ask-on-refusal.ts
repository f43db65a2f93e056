import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { featureConfigQuery, meQuery } from '#api/users.ts';
import { blueprintTable } from '#contract/operations/blueprint.ts';
import { AppError } from '#lib/errors.ts';

/**
 * Asks anew what is open to the member once the server refuses a part of the whole blueprint: it was taken away since
 * the page knew of it, and the preview takes its place.
 * @param isWhole whether the page takes the whole to be open.
 */
export function useAskOnRefusal(isWhole: boolean): void {
  const client = useQueryClient();
  const { refetch: readMe } = useQuery({ ...meQuery(), enabled: isWhole });
  const { refetch: readConfig } = useQuery(featureConfigQuery());
  useEffect(() => {
    if (!isWhole) return;
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { error } = event.action;
      if (!(error instanceof AppError) || error.kind !== 'forbidden') return;
      if (!Object.hasOwn(blueprintTable, error.operation ?? '')) return;
      // Several parts are refused at once; one question is enough.
      void readMe({ cancelRefetch: false });
      void readConfig({ cancelRefetch: false });
    });
  }, [client, isWhole, readMe, readConfig]);
}
