import { circleTable } from '#contract/operations/circle.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { operationQuery } from './operation.ts';
import type { Seed } from './seed.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(circleTable);

/** The query of a member's plan, and of what they paid. */
export const circleQuery = (owner: string) => operationQuery('getCircle', { owner });

/** Shows the plan as it is now, at once. */
const seedCircle: Seed<
  'refreshCircle' | 'setCircleEnd' | 'changeCirclePlan' | 'takeAppPurchases'
> = (client, { circle }) => {
  client.setQueriesData<OperationOutput<'getCircle'>>({ queryKey: ['getCircle'] }, circle);
  return [];
};

/** Makes the page on which a plan is paid for. */
export const useStartCheckout = (options: WriteOptions<'startCheckout'>) =>
  useWrite('startCheckout', { ...options, meta: { isHandled: true } });

/** Has the server read anew what was paid. */
export const useRefreshCircle = (options: WriteOptions<'refreshCircle'> = {}) =>
  useWrite('refreshCircle', { ...options, meta: { isHandled: true } }, seedCircle);

/** Has a plan end with what is paid for, or go on. */
export const useSetCircleEnd = (options: WriteOptions<'setCircleEnd'> = {}) =>
  useWrite('setCircleEnd', { ...options, meta: { isHandled: true } }, seedCircle);

/** Turns a plan to a longer one. */
export const useChangeCirclePlan = (options: WriteOptions<'changeCirclePlan'> = {}) =>
  useWrite('changeCirclePlan', { ...options, meta: { isHandled: true } }, seedCircle);

/** Takes what the store of a native app sold. */
export const useTakeAppPurchases = (options: WriteOptions<'takeAppPurchases'> = {}) =>
  useWrite('takeAppPurchases', { ...options, meta: { isHandled: true } }, seedCircle);

/** Makes the page on which a card and invoices are looked after. */
export const useOpenCirclePortal = (options: WriteOptions<'openCirclePortal'>) =>
  useWrite('openCirclePortal', { ...options, meta: { isHandled: true } });
