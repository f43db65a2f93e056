import { unwornTable } from '#contract/operations/unworn.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import type { WriteOptions } from './use-write.ts';

bringOperations(unwornTable);

/** The owner's pieces, or those of one wardrobe, that were not worn after a day; `today` is the day where they are. */
export const unwornQuery = (
  owner: string,
  { wardrobeId, ...days }: { wardrobeId?: string | undefined; since: string; today: string },
) => operationQuery('getUnworn', wardrobeId ? { owner, wardrobeId, ...days } : { owner, ...days });

/** Says until which day a piece is kept without being asked about. */
export const useKeepItem = (options: WriteOptions<'keepItem'> = {}) =>
  useLaterWrite('keepItem', options);
