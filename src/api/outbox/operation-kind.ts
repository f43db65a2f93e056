import type { OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { OutboxKind } from './kind.ts';

type OfOperation<Name extends OperationName> = OutboxKind<
  OperationInput<Name>,
  OperationOutput<Name>
>;

/** Whether what a write changes is gone, so that its refusal leaves nothing to be said. */
export const isGone = ({ kind }: AppError): boolean => kind === 'not-found';

/** A kind that keeps the input of its operation, and calls it. */
export const operationKind = <Name extends OperationName>(
  name: Name,
  kind: Omit<OfOperation<Name>, 'send' | 'predict'> & Required<Pick<OfOperation<Name>, 'predict'>>,
): OfOperation<Name> & Required<Pick<OfOperation<Name>, 'predict'>> => ({
  ...kind,
  send: ({ input }, options) => callOperation(name, input, options),
});
