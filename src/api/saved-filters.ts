import { savedFiltersTable } from '#contract/operations/saved-filters.ts';
import { bringOperations } from '#contract/operations.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';

bringOperations(savedFiltersTable);

/** The owner's saved filters of pieces as they are today, in the order of their names. */
export const savedFiltersQuery = (owner: string) =>
  operationQuery('getSavedFilters', { owner, today: todayIs() });

/** Saves a filter, or changes one that is saved; it may wait. */
export const useSaveFilter = () => useLaterWrite('saveFilter');

/** Deletes a saved filter; it may wait. */
export const useDeleteFilter = () => useLaterWrite('deleteFilter');
