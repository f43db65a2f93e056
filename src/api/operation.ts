import { queryOptions } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import type { OperationMeta } from './query-client.ts';

/** The query of a reading operation; its key is the operation's name and input. */
export function operationQuery<Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
  meta: OperationMeta = {},
) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => callOperation(name, input, { signal }),
    meta: { operation: name, ...meta },
  });
}
