import { changeCategory, changeTag, readOwnWords } from '../repositories/own-words.ts';
import { handle } from './operation.ts';

/** The part of `items/query` and `items/manage` that is about a member's own words. */
export const ownWordsOperations = [
  handle('getOwnWords', {
    run: ({ scope, database }) => readOwnWords(scope, database),
  }),

  handle('changeCategory', {
    run: ({ input, scope, database }) => changeCategory(scope, database, input),
  }),

  handle('changeTag', {
    run: ({ input, scope, database }) => changeTag(scope, database, input),
  }),
];
