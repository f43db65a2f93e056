import {
  correctWears,
  setAvailability,
  takeBackAvailability,
} from '../repositories/availability.ts';
import { readItemHistory } from '../repositories/availability-history.ts';
import { handle } from './operation.ts';

/** The part of `items/query` and `items/manage` that is about where pieces are. */
export const availabilityOperations = [
  handle('getItemHistory', {
    run: ({ input, scope, database }) => readItemHistory(scope, database, input.itemId),
  }),

  handle('setAvailability', {
    run: ({ input: { owner: _owner, changeId, ...change }, scope, database, services }) =>
      setAvailability(scope, database, change, changeId, services.now()),
  }),

  handle('correctWears', {
    run: ({ input, scope, database, services }) =>
      correctWears(scope, database, input, services.now()),
  }),

  handle('takeBackAvailability', {
    run: ({ input, scope, database }) => takeBackAvailability(scope, database, input.changeId),
  }),
];
