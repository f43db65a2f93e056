import { setAvailability, takeBackAvailability } from '../repositories/availability.ts';
import { readItemHistory } from '../repositories/availability-history.ts';
import { handle } from './operation.ts';

/** The part of `items/query` and `items/manage` that is about where pieces are. */
export const availabilityOperations = [
  handle('getItemHistory', {
    run: ({ input, scope, database }) => readItemHistory(scope, database, input.itemId),
  }),

  handle('setAvailability', {
    run: ({ input: { owner: _owner, changeId, ...change }, scope, database }) =>
      setAvailability(scope, database, change, changeId),
  }),

  handle('takeBackAvailability', {
    run: ({ input, scope, database }) => takeBackAvailability(scope, database, input.changeId),
  }),
];
