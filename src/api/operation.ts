import { queryOptions } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { isAskedAgain, type OperationMeta } from './query-client.ts';

/** The query of a reading operation; its key is the operation's name and input. */
export function operationQuery<Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
  meta: OperationMeta = {},
) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal, client, queryKey, meta: asked }) =>
      callOperation(name, input, {
        signal,
        isAhead: asked?.isAhead === true,
        isRepeat: isAskedAgain(client, queryKey),
      }),
    meta: { operation: name, ...meta },
  });
}
