import type { OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import type { OutboxKind } from './kind.ts';

type OfOperation<Name extends OperationName> = OutboxKind<
  OperationInput<Name>,
  OperationOutput<Name>
>;

/** A kind that keeps the input of its operation, and calls it. */
export const operationKind = <Name extends OperationName>(
  name: Name,
  kind: Omit<OfOperation<Name>, 'send' | 'predict'> & Required<Pick<OfOperation<Name>, 'predict'>>,
): OfOperation<Name> & Required<Pick<OfOperation<Name>, 'predict'>> => ({
  ...kind,
  send: ({ input }, options) => callOperation(name, input, options),
});
