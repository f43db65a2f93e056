import { labTable } from '#contract/operations/lab.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';

bringOperations(labTable);

/** How long what was read of the Lab stays for reading without a network: as long as the page lives. */
const kept = { gcTime: Number.POSITIVE_INFINITY };

/** Every piece of the Style Lab, the newest first, and what the owner did with it. */
export const labQuery = (owner: string) => ({ ...operationQuery('getLab', { owner }), ...kept });

/** A piece of the Style Lab, as far as the owner may read it. */
export const labPieceQuery = (owner: string, pieceId: string) => ({
  ...operationQuery('getLabPiece', { owner, pieceId }, { isHandled: true }),
  ...kept,
});
