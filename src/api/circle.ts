import { useQueryClient } from '@tanstack/react-query';
import { circleTable } from '#contract/operations/circle.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(circleTable);

/** The query of a member's plan, and of what they paid. */
export const circleQuery = (owner: string) => operationQuery('getCircle', { owner });

/** The writes that answer with the plan as it is now. */
type CircleWrite = 'refreshCircle' | 'setCircleEnd' | 'changeCirclePlan' | 'takeAppPurchases';

/**
 * A write that answers with the plan, which is shown at once: of its own member alone, since by the time of the answer
 * another one may be signed in.
 */
function useCircleWrite<Name extends CircleWrite>(name: Name, options: WriteOptions<Name>) {
  const client = useQueryClient();
  return useWrite<Name>(name, {
    ...options,
    meta: { isHandled: true },
    onSuccess(output, input) {
      client.setQueryData(circleQuery(input.owner).queryKey, output.circle);
      options.onSuccess?.(output, input);
    },
  });
}

/** Makes the page on which a plan is paid for. */
export const useStartCheckout = (options: WriteOptions<'startCheckout'>) =>
  useWrite('startCheckout', { ...options, meta: { isHandled: true } });

/** Has the server read anew what was paid. */
export const useRefreshCircle = (options: WriteOptions<'refreshCircle'> = {}) =>
  useCircleWrite('refreshCircle', options);

/** Has a plan end with what is paid for, or go on. */
export const useSetCircleEnd = (options: WriteOptions<'setCircleEnd'> = {}) =>
  useCircleWrite('setCircleEnd', options);

/** Turns a plan to a longer one. */
export const useChangeCirclePlan = (options: WriteOptions<'changeCirclePlan'> = {}) =>
  useCircleWrite('changeCirclePlan', options);

/** Takes what the store of a native app sold. */
export const useTakeAppPurchases = (options: WriteOptions<'takeAppPurchases'> = {}) =>
  useCircleWrite('takeAppPurchases', options);

/** Makes the page on which a card and invoices are looked after. */
export const useOpenCirclePortal = (options: WriteOptions<'openCirclePortal'>) =>
  useWrite('openCirclePortal', { ...options, meta: { isHandled: true } });
