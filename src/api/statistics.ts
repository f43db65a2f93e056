import { statisticsTable } from '#contract/operations/statistics.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';

bringOperations(statisticsTable);

/** What a wardrobe of the owner's comes to in numbers, or all that they have; `today` is the day where they are. */
export const statisticsQuery = (
  owner: string,
  { wardrobeId, today }: { wardrobeId?: string | undefined; today: string },
) =>
  operationQuery(
    'getWardrobeStatistics',
    wardrobeId ? { owner, wardrobeId, today } : { owner, today },
  );
