import { setCleaningPrice } from '../repositories/cleaning-prices.ts';
import { readLaundry, readWashHistory, setWashInterval } from '../repositories/laundry.ts';
import { handle } from './operation.ts';

/** The part of `items/query` and `items/manage` that is about the wash. */
export const laundryOperations = [
  handle('getLaundry', {
    run: ({ scope, database, services }) => readLaundry(scope, database, services.signer),
  }),

  handle('getWashHistory', {
    run: ({ scope, database, services }) => readWashHistory(scope, database, services.signer),
  }),

  handle('setWashInterval', {
    async run({ input, scope, database }) {
      await setWashInterval(scope, database, input);
      return {};
    },
  }),

  handle('setCleaningPrice', {
    async run({ input, scope, database }) {
      await setCleaningPrice(scope, database, input);
      return {};
    },
  }),
];
