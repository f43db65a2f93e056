import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import { bringOperations } from '#contract/operations.ts';
import { isAllBack, nextStep, orderPlace } from '#contract/rules/service-orders.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { callOperation } from '#lib/http.ts';
import { followMs } from './follow-ms.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { spoil } from './query-client.ts';
import { seedOrder } from './seed-order.ts';
import { useWrite } from './use-write.ts';

bringOperations(serviceOrdersTable);

/** Whether something may happen to an order yet; nothing does to one that was cancelled before its label. */
export const isUnderWay = (order: ServiceOrder): boolean =>
  nextStep(orderPlace(order)) !== null ||
  (order.status === 'fulfilled' && order.problem?.doneDate === null);

/** Whether a quote was accepted that is not paid for yet. */
const isUnpaid = ({ quote }: ServiceOrder['lines'][number]) =>
  quote?.answer === 'accepted' && !quote.paidDate;

const followed = (orders: readonly ServiceOrder[] | undefined) =>
  orders?.some((order) => isUnderWay(order) || (!isAllBack(order) && order.lines.some(isUnpaid)))
    ? followMs
    : false;

/** The owner's last orders, or those of one item, followed while one of them is under way. */
export const serviceOrdersQuery = (owner: string, itemId?: string) =>
  queryOptions({
    // The screen says itself that it could not be read.
    ...operationQuery('getServiceOrders', itemId ? { owner, itemId } : { owner }, {
      isHandled: true,
    }),
    refetchInterval: ({ state }) => followed(state.data?.orders),
  });

/** One order, followed while it is under way. */
export const serviceOrderQuery = (owner: string, orderId: string) =>
  queryOptions({
    ...operationQuery('getServiceOrder', { owner, orderId }, { isHandled: true }),
    refetchInterval: ({ state }) => followed(state.data && [state.data.order]),
  });

/** The query of what to choose to have an order's services done again. */
export const orderAgainQuery = (owner: string, orderId: string) =>
  operationQuery('orderAgain', { owner, orderId }, { isHandled: true });

/** Accepts or declines what the studio asks; whoever calls says what went wrong. A refusal reads the orders again. */
export function useAnswerQuote() {
  const client = useQueryClient();
  return useWrite(
    'answerQuote',
    {
      meta: { isHandled: true },
      onError: () => void spoil(client, ['GetServiceOrders']),
    },
    seedOrder,
  );
}

/** Asks the studio to cancel an order, or takes that back; whoever calls says what went wrong. */
export function useAskToCancel() {
  const client = useQueryClient();
  return useWrite(
    'askToCancel',
    {
      meta: { isHandled: true },
      onError: () => void spoil(client, ['GetServiceOrders']),
    },
    seedOrder,
  );
}

/** Remembers that what was said of an order was seen; what could not be remembered is new the next time. */
export const useMarkOrderRead = () => useLaterWrite('markOrderRead', { meta: { isHandled: true } });

/** Says something to the studio at the press of a button; whoever calls says what went wrong. */
export const useMessageStudio = () =>
  useWrite('messageStudio', { meta: { isHandled: true } }, seedOrder);

/** Says something to the studio in a form. */
export const messageStudio = {
  operation: 'messageStudio',
  send: (input: OperationInput<'messageStudio'>, idempotencyKey?: string) =>
    callOperation('messageStudio', input, { idempotencyKey }),
} as const;

/** Says in a form that something is not right with what came back. */
export const reportProblem = {
  operation: 'reportProblem',
  send: (input: OperationInput<'reportProblem'>, idempotencyKey?: string) =>
    callOperation('reportProblem', input, { idempotencyKey }),
} as const;
