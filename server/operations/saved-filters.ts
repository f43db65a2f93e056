import { deleteFilter, listSavedFilters, saveFilter } from '../repositories/saved-filters.ts';
import { handle } from './operation.ts';

/** The operations on the filters of pieces that a member saved, of `items/query` and `items/manage`. */
export const savedFilterOperations = [
  handle('getSavedFilters', {
    async run({ input, scope, database }) {
      return { filters: await listSavedFilters(scope, database, input.today) };
    },
  }),

  handle('saveFilter', {
    async run({ input, scope, database }) {
      return { filterId: input.filterId, name: await saveFilter(scope, database, input) };
    },
  }),

  handle('deleteFilter', {
    async run({ input, scope, database }) {
      await deleteFilter(scope, database, input.filterId);
      return {};
    },
  }),
];
