import { keepItem, readUnworn } from '../repositories/unworn.ts';
import { handle } from './operation.ts';

/** The part of `items/query` and `items/manage` that is about what was not worn for long. */
export const unwornOperations = [
  handle('getUnworn', {
    run: ({ input, scope, database, services }) =>
      readUnworn(scope, database, input, services.signer),
  }),

  handle('keepItem', {
    async run({ input, scope, database, services }) {
      await keepItem(scope, database, input, services.now());
      return {};
    },
  }),
];
