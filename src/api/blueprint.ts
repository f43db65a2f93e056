import { blueprintTable } from '#contract/operations/blueprint.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import type { WriteOptions } from './use-write.ts';

bringOperations(blueprintTable);

/** The answers of the owner's Style Blueprint. */
export const analysisQuery = (owner: string) => operationQuery('getAnalysisData', { owner });

/** Adds answers, as a write that waits where it cannot be sent ([Note: Outbox]). */
export const useSaveAnswers = (options?: WriteOptions<'saveAnalysisAnswers'>) =>
  useLaterWrite('saveAnalysisAnswers', options);
