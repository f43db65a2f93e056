import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationName } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { isAskedAgain, type OperationMeta } from './query-client.ts';

/** Does to an answer what waits on this device ([Note: What waits is shown]). */
let show = (_client: QueryClient, _key: QueryKey, answer: unknown): unknown => answer;
/** Sets what is done to every answer that is read. */
export const onAnswerRead = (next: typeof show): void => {
  show = next;
};

/** The query of a reading operation; its key is the operation's name and input. */
export function operationQuery<Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
  meta: OperationMeta = {},
) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: async ({ signal, client, queryKey, meta: asked }) => {
      const answer = await callOperation(name, input, {
        signal,
        isAhead: asked?.isAhead === true,
        isRepeat: isAskedAgain(client, queryKey),
      });
      return show(client, queryKey, answer) as typeof answer;
    },
    meta: { operation: name, ...meta },
  });
}
