import { ownWordsTable } from '#contract/operations/own-words.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(ownWordsTable);

/** The owner's own categories and tags, and how many pieces have each. */
export const ownWordsQuery = (owner: string) => operationQuery('getOwnWords', { owner });

/** Gives the pieces of a category another one: so an own one is renamed, merged or ended. */
export const useChangeCategory = (options?: WriteOptions<'changeCategory'>) =>
  useWrite('changeCategory', options);

/** Gives the pieces with a tag another one, or none. */
export const useChangeTag = (options?: WriteOptions<'changeTag'>) => useWrite('changeTag', options);
