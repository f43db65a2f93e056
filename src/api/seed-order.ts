import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Seed } from './seed.ts';

/** Shows a changed order at once, in whichever list it is. */
export const seedOrder: Seed<'answerQuote' | 'askToCancel' | 'markOrderRead' | 'messageStudio'> = (
  client,
  { order },
) => {
  const { ownerId: owner, orderId } = order;
  client.setQueriesData<OperationOutput<'getServiceOrders'>>(
    { queryKey: ['getServiceOrders'] },
    (known) =>
      known && {
        ...known,
        orders: known.orders.map((one) => (one.orderId === orderId ? order : one)),
      },
  );
  client.setQueryData<OperationOutput<'getServiceOrder'>>(
    ['getServiceOrder', { owner, orderId }],
    (known) => known && { ...known, order },
  );
  return [];
};
