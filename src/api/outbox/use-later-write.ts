import { useMutation, useQueryClient } from '@tanstack/react-query';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { spoil } from '../query-client.ts';
import type { WriteOptions } from '../use-write.ts';
import type { KindName } from './kinds.ts';
import { showOutboxIn } from './outbox.ts';
import { sendLater } from './send-later.ts';

/** The options of a write that may wait. */
export interface LaterOptions<Name extends OperationName> extends WriteOptions<Name> {
  /**
   * Told as soon as it is kept and shown as done, with what the server should answer; of what it may well refuse, once it
   * has answered.
   */
  onShown?(foreseen: OperationOutput<Name>, input: OperationInput<Name>): void;
}

/**
 * The mutation of a write that may wait ([Note: Outbox]): it is answered by the server or, where that cannot be
 * reached, as the server would; fails where it is refused.
 */
export function useLaterWrite<Name extends KindName & OperationName>(
  name: Name,
  options: LaterOptions<Name> = {},
) {
  const client = useQueryClient();
  return useMutation<OperationOutput<Name>, Error, OperationInput<Name>>({
    mutationFn(input) {
      showOutboxIn(client);
      const { spoil, onShown } = options;
      return sendLater(name, input, {
        spoil,
        onShown: (foreseen) => onShown?.(foreseen, input),
      });
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
