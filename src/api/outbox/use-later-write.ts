import { useMutation, useQueryClient } from '@tanstack/react-query';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host-state.ts';
import { session } from '#lib/session.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { spoil } from '../query-client.ts';
import type { WriteOptions } from '../use-write.ts';
import { cachedIn } from './cached.ts';
import { type KindName, kinds } from './kinds.ts';
import { localIdOf } from './local-ids.ts';
import { outbox, showOutboxIn } from './outbox.ts';

/**
 * The mutation of a write that may wait ([Note: Outbox]): it is answered by the server or, where that cannot be
 * reached, as the server would; fails where it is refused.
 */
export function useLaterWrite<Name extends KindName & OperationName>(
  name: Name,
  options: Omit<WriteOptions<Name>, 'spoil'> = {},
) {
  const client = useQueryClient();
  return useMutation<OperationOutput<Name>, Error, OperationInput<Name>>({
    async mutationFn(input) {
      showOutboxIn(client);
      const id = newIdempotencyKey();
      const by = {
        localId: localIdOf(id),
        userId: session.userId ?? '',
        cached: cachedIn(() => client),
      };
      // As it is before it is shown as done.
      const answer = kinds[name]!.predict!(input as never, by) as OperationOutput<Name>;
      const entry = await outbox.add({ kind: name, input, id });
      if (!entry || !host.isOnline) return answer;
      const outcome = await outbox.whenSettled(entry.id, { saysRefusal: true });
      if (outcome.type === 'refused') throw outcome.error;
      return outcome.type === 'answered' ? (outcome.answer as OperationOutput<Name>) : answer;
    },
    meta: { operation: name, ...options.meta },
    onError(error, input) {
      // Its subject is gone, so what is on screen is out of date.
      const isGone = error instanceof AppError && error.kind === 'not-found';
      if (isGone) void spoil(client, descriptorOf(name).spoils ?? []);
      options.onError?.(error, input);
    },
    onSuccess: (output, input) => options.onSuccess?.(output, input),
  });
}
