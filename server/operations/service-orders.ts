import { cartTokenOf } from '#contract/rules/service-orders.ts';
import { Refusal } from '../foundation/refusal.ts';
import { findCartOrderJob } from '../jobs/find-cart-order.ts';
import { enqueue } from '../jobs/job.ts';
import { tellStudioJob } from '../jobs/tell-studio.ts';
import type { Services } from '../ports/services.ts';
import { saveCart } from '../repositories/service-carts.ts';
import {
  askToCancel,
  markRead,
  sayProblem,
  sayToStudio,
} from '../repositories/service-messages.ts';
import {
  readLinesAgain,
  readServiceOrder,
  readServiceOrders,
} from '../repositories/service-orders.ts';
import { answerQuote } from '../repositories/service-quote-changes.ts';
import { handle } from './operation.ts';

const reading = ({ signer, now }: Services) => ({ signer, now: now() });

/** `services/savecart`, `services/query` and `services/manage`. */
export const serviceOrderOperations = [
  handle('saveCart', {
    async run({ input, scope, database, services }) {
      const { cartId } = input;
      const isRight = (await services.store?.isRightCart(database, cartId)) ?? null;
      if (isRight === false) throw new Refusal('not-found', 'no such cart');
      await saveCart(scope, database, cartId, services.now(), isRight === true);
      // It may have been paid for before: then nobody could say whose the order is.
      if (cartId) await enqueue(database, findCartOrderJob, { token: cartTokenOf(cartId)! });
      return {};
    },
  }),

  handle('getServiceOrders', {
    run: ({ input, scope, database, services }) =>
      readServiceOrders(scope, database, input, reading(services)),
  }),

  handle('getServiceOrder', {
    run: ({ input, scope, database, services }) =>
      readServiceOrder(scope, database, input, reading(services)),
  }),

  handle('orderAgain', {
    run: ({ input, scope, database }) => readLinesAgain(scope, database, input),
  }),

  handle('messageStudio', {
    async run({ input, scope, database, services }) {
      const id = await sayToStudio(scope, database, input, services.now());
      await enqueue(database, tellStudioJob, { kind: 'message', id });
      const { order } = await readServiceOrder(scope, database, input, reading(services));
      return { order };
    },
  }),

  handle('markOrderRead', {
    async run({ input, scope, database, services }) {
      await markRead(scope, database, input);
      const { order } = await readServiceOrder(scope, database, input, reading(services));
      return { order };
    },
  }),

  handle('askToCancel', {
    async run({ input, scope, database, services }) {
      const asked = await askToCancel(scope, database, input, services.now());
      if (asked) {
        await enqueue(database, tellStudioJob, { kind: 'message', id: asked.messageId });
        await enqueue(database, tellStudioJob, { kind: 'cancel', id: asked.orderId });
      }
      const { order } = await readServiceOrder(scope, database, input, reading(services));
      return { order };
    },
  }),

  handle('answerQuote', {
    async run({ input, scope, database, services }) {
      const { isNew, lineId } = await answerQuote(scope, database, input, services.now());
      if (isNew) {
        const quote = { kind: 'quote', id: lineId, cents: input.quoteCents } as const;
        await enqueue(database, tellStudioJob, quote);
      }
      const { order } = await readServiceOrder(scope, database, input, reading(services));
      return { order };
    },
  }),

  handle('reportProblem', {
    async run({ input, scope, database, services }) {
      const id = await sayProblem(scope, database, input, services.now());
      await enqueue(database, tellStudioJob, { kind: 'problem', id });
      const { order } = await readServiceOrder(scope, database, input, reading(services));
      return { order };
    },
  }),
];
