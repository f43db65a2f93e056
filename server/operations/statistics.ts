import { readStatistics } from '../repositories/statistics.ts';
import { handle } from './operation.ts';

/** `statistics/query`. */
export const statisticsOperations = [
  handle('getWardrobeStatistics', {
    run: ({ input, scope, database, services }) =>
      readStatistics(scope, database, input, services.signer),
  }),
];
