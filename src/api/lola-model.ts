import { lolaTable } from '#contract/operations/lola.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { operationQuery } from './operation.ts';
import type { Seed } from './seed.ts';
import { useWrite } from './use-write.ts';

bringOperations(lolaTable);

/** The query of who runs a language model for Lola, if anybody does, and whether the owner lets her ask it. */
export const lolaModelQuery = (owner: string) => operationQuery('getLolaModel', { owner });

/** Shows the new choice at once: until it is read again the former one would come back. */
const seedChoice: Seed<'allowLolaModel'> = (client, { isAllowed }) => {
  client.setQueriesData<OperationOutput<'getLolaModel'>>(
    { queryKey: ['getLolaModel'] },
    (known) => known && { ...known, isAllowed },
  );
  return [];
};

/** Lets Lola ask it, or nobody. */
export const useAllowLolaModel = () => useWrite('allowLolaModel', {}, seedChoice);
