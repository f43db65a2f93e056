import type { AnswersChange } from '#contract/rules/blueprint-answers.ts';
import { keepAnswers, readAnswers } from '../repositories/blueprints.ts';
import {
  forgetColorAnalysis,
  keepColorAnalysis,
  readColorAnalysis,
} from '../repositories/color-analyses.ts';
import { requireImages } from '../repositories/images.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `blueprint/query` and `blueprint/save`: what a member answers, and the portrait they send. */
export const blueprintOperations = [
  handle('getAnalysisData', {
    async run({ scope, database }) {
      return {
        answers: await readAnswers(scope, database),
        color: await readColorAnalysis(scope, database),
      };
    },
  }),

  handle('saveAnalysisAnswers', {
    async run({ input: { ageMs = 0, ...change }, scope, database, services }) {
      const givenMs = services.now().getTime() - ageMs;
      return { answers: await keepAnswers(scope, database, change as AnswersChange, givenMs) };
    },
  }),

  handle('sendColorAnalysis', {
    prepare: ({ input, scope, services }) =>
      claimImages(services, scope, [input.imageId], 'color-analysis'),
    async run({ input, scope, database, services }) {
      await requireImages(scope, database, [input.imageId]);
      await receiveImages(database, [input.imageId]);
      return { color: await keepColorAnalysis(scope, database, input, services.now()) };
    },
  }),

  handle('deleteColorAnalysis', {
    async run({ scope, database, services }) {
      await forgetColorAnalysis(scope, database, services.now());
      return {};
    },
  }),
];
