import { handle } from '../operation.ts';
import { saveCart } from '../repositories/service-carts.ts';

/** `services/savecart`. */
export const serviceOrderOperations = [
  handle('saveCart', {
    async run({ input, viewer, database, services }) {
      await saveCart(viewer, database, input.cartId, services.now());
      return {};
    },
  }),
];
