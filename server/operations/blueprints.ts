import type { AnswersChange } from '#contract/rules/blueprint-answers.ts';
import { keepAnswers, readAnswers } from '../repositories/blueprints.ts';
import { handle } from './operation.ts';

/** `blueprint/query` and `blueprint/save`. */
export const blueprintOperations = [
  handle('getAnalysisData', {
    async run({ scope, database }) {
      return { answers: await readAnswers(scope, database) };
    },
  }),

  handle('saveAnalysisAnswers', {
    async run({ input, scope, database }) {
      return { answers: await keepAnswers(scope, database, input as AnswersChange) };
    },
  }),
];
