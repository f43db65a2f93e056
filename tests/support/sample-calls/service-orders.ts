import { randomUUID } from 'node:crypto';
import type { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import type { Owner } from '../owner.ts';
import { makeQuotedOrder, makeServiceOrder } from '../service-orders.ts';
import type { TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const newOrder = (server: TestServer, as: Owner) => makeServiceOrder(server, as, as.itemIds[0]!);
const text = 'The left seam is open again.';

export const serviceOrdersSamples: SampleCalls<typeof serviceOrdersTable> = {
  saveCart: {
    valid: async () => ({ cartId: `gid://shopify/Cart/${randomUUID()}?key=${randomUUID()}` }),
  },
  getServiceOrders: {
    valid: async (_server, as) => ({ owner: as.userId, itemId: as.itemIds[0]! }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId } },
      { input: { owner: stranger.userId, itemId: owner.itemIds[0]! }, is: 'sees-nothing' },
    ],
  },
  getServiceOrder: {
    valid: async (_server, as) => ({ owner: as.userId, orderId: as.orderId }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { orderId: owner.orderId }),
  },
  orderAgain: {
    valid: async (_server, as) => ({ owner: as.userId, orderId: as.orderId }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { orderId: owner.orderId }),
  },
  messageStudio: {
    valid: async (server, as) => ({
      owner: as.userId,
      orderId: await newOrder(server, as),
      text,
    }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { orderId: owner.orderId, text }),
  },
  markOrderRead: {
    valid: async (server, as) => {
      const said = JSON.stringify([{ id: 'a', text, at: '2026-05-01T10:00:00Z' }]);
      const orderId = await makeServiceOrder(server, as, as.itemIds[0]!, {
        note_attributes: [{ name: 'studio messages', value: said }],
      });
      const asked = { owner: as.userId, orderId };
      const { order } = await server.call('getServiceOrder', asked, as);
      return { ...asked, messageId: order.messages[0]!.messageId };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { orderId: owner.orderId, messageId: '1' }),
  },
  askToCancel: {
    valid: async (server, as) => {
      const just = { fulfillment_status: null };
      const orderId = await makeServiceOrder(server, as, as.itemIds[0]!, just);
      return { owner: as.userId, orderId, isAsked: true };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { orderId: owner.orderId, isAsked: true }),
  },
  answerQuote: {
    valid: async (server, as) => ({
      owner: as.userId,
      ...(await makeQuotedOrder(server, as, as.itemIds[0]!)),
      isAccepted: true,
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        orderId: owner.orderId,
        lineId: '1',
        quoteCents: 3500,
        isAccepted: true,
      }),
  },
  reportProblem: {
    valid: async (server, as) => ({
      owner: as.userId,
      orderId: await newOrder(server, as),
      text,
    }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { orderId: owner.orderId, text }),
  },
};
