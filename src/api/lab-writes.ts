import { labTable } from '#contract/operations/lab.ts';
import { bringOperations } from '#contract/operations.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';

bringOperations(labTable);

/** Says that a piece was opened, and what was done with it, as a write that may wait ([Note: Outbox]). */
export const useSaveLabReading = () => useLaterWrite('saveLabReading');
