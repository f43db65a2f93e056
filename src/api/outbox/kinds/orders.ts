import { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { seedOrder } from '../../seed-order.ts';
import type { Cached } from '../cached.ts';
import { operationKind } from '../operation-kind.ts';

bringOperations(serviceOrdersTable);

/** An order of which all was seen that the studio said up to a message. */
function read(order: ServiceOrder, { orderId, messageId }: OperationInput<'markOrderRead'>) {
  const last = order.messages.findLast(({ from }) => from === 'studio');
  const isSeen = order.orderId === orderId && last?.messageId === messageId;
  return isSeen && order.isUnread ? { ...order, isUnread: false } : order;
}

const orderOf = (cached: Cached, orderId: string): ServiceOrder | undefined =>
  [
    ...cached.answers('getServiceOrder').map(({ answer }) => answer.order),
    ...cached.answers('getServiceOrders').flatMap(({ answer }) => answer.orders),
  ].find((one) => one.orderId === orderId);

/** Writes to orders that need no form. */
export const orderKinds = {
  markOrderRead: operationKind('markOrderRead', {
    subject: ({ orderId }) => `order:${orderId}`,
    // An order is on screen while it is read.
    predict: (input, { cached }) => ({ order: read(orderOf(cached, input.orderId)!, input) }),
    merge: (_earlier, later) => later,
    // Nobody asked for it, so that nobody is told: it is new the next time.
    isDroppedBy: () => true,
    shows: {
      getServiceOrder(answer, { input }) {
        const order = read(answer.order, input);
        return order === answer.order ? answer : { ...answer, order };
      },
      getServiceOrders(answer, { input }) {
        const orders = answer.orders.map((one) => read(one, input));
        const isSame = orders.every((one, at) => one === answer.orders[at]);
        return isSame ? answer : { ...answer, orders };
      },
    },
    seed: seedOrder,
    words: ({ orderId }, cached) => ({
      title: orderOf(cached, orderId)?.orderNumber ?? 'An order',
      text: 'Message read',
      pictures: [],
    }),
  }),
};
