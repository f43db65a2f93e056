import { blueprintTable } from '#contract/operations/blueprint.ts';
import { bringOperations } from '#contract/operations.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(blueprintTable);

/** Adds answers, as a write that waits where it cannot be sent ([Note: Outbox]). */
export const useSaveAnswers = (options?: WriteOptions<'saveAnalysisAnswers'>) =>
  useLaterWrite('saveAnalysisAnswers', options);

/** Forgets the owner's portrait, and what follows from it. */
export const useDeleteColorAnalysis = (options?: WriteOptions<'deleteColorAnalysis'>) =>
  useWrite('deleteColorAnalysis', options);
