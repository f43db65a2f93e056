import { useMutation, useQueryClient } from '@tanstack/react-query';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { OtherWrite } from './outbox/writes.ts';
import { type OperationMeta, spoil } from './query-client.ts';
import type { Seed } from './seed.ts';

/** The options of a write. */
export interface WriteOptions<Name extends OperationName> {
  meta?: OperationMeta;
  onSuccess?(output: OperationOutput<Name>, input: OperationInput<Name>): void;
  onError?(error: Error, input: OperationInput<Name>): void;
  /** Spoils the operation's tags in place of `spoil`: a run of many writes spoils them less often. */
  spoil?: typeof spoil;
}

/**
 * The mutation of a writing operation that does not wait in the outbox; spoils the operation's tags when it went well.
 */
export function useWrite<Name extends OtherWrite>(
  name: Name,
  options: WriteOptions<Name> = {},
  seed?: Seed<Name>,
) {
  const client = useQueryClient();
  return useMutation<OperationOutput<Name>, Error, OperationInput<Name>>({
    mutationFn: (input) => callOperation(name, input),
    meta: { operation: name, ...options.meta },
    onError(error, input) {
      // Its subject is gone, so what is on screen is out of date.
      const isGone = error instanceof AppError && error.kind === 'not-found';
      if (isGone) void spoil(client, descriptorOf(name).spoils ?? []);
      options.onError?.(error, input);
    },
    onSuccess(output, input) {
      const spoils = descriptorOf(name).spoils ?? [];
      void (options.spoil ?? spoil)(client, spoils, () => seed?.(client, output) ?? []);
      options.onSuccess?.(output, input);
    },
  });
}
