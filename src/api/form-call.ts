import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { oneShot } from '#lib/once.ts';
import { spoil } from './query-client.ts';

/** A call that a form sends. */
export interface FormCall<Input, Output> {
  operation: OperationName;
  /** @param idempotencyKey the key of this write; if left out, see [Note: Unanswered writes]. */
  send(input: Input, idempotencyKey?: string): Promise<Output>;
  /** True of one that may wait ([Note: Outbox]): what it spoils is read again once the server has it. */
  mayWait?: boolean;
  /** Puts its answer into the cache; returns the keys that need not be read again now. */
  seed?(client: QueryClient, output: Output): readonly QueryKey[];
}

/** The server's answer, or the problem for the form to show; null for a repeat that was held off. */
type Answer<Output> = { output: Output } | { problem: AppError } | null;

/**
 * Sends a form. What the form says in its own words comes back as `problem`; the error catalogue has
 * the first word all the same ([Note: Owner's words]). A press is answered once: repeats are held off
 * until it failed (product spec, section 9).
 */
export function useFormCall<Input, Output>(
  { operation, send, seed, mayWait = false }: FormCall<Input, Output>,
  onSuccess: (output: Output, input: Input) => void,
  onProblem?: (problem: AppError) => void,
) {
  const client = useQueryClient();
  const [guard] = useState(() => guardRepeats(send));
  const spoils = descriptorOf(operation).spoils ?? [];
  const tell = (problem: AppError) => {
    if (isOutOfDate(problem)) void spoil(client, spoils);
    onProblem?.(problem);
  };
  const mutation = useMutation<Answer<Output>, Error, { input: Input; key: string | undefined }>({
    meta: { operation, isForm: true },
    mutationFn: async ({ input, key }) => {
      try {
        return await guard(input, key);
      } catch (error) {
        if (error instanceof AppError && isSaidByForm(error, operation)) return { problem: error };
        throw error;
      }
    },
    onError: (error) => error instanceof AppError && tell(error),
    onSuccess(answer, { input }) {
      if (!answer) return;
      if ('problem' in answer) return tell(answer.problem);
      if (!mayWait) void spoil(client, spoils, () => seed?.(client, answer.output) ?? []);
      onSuccess(answer.output, input);
    },
  });
  const { data, error, mutate, reset, isPending } = mutation;
  const problem =
    data && 'problem' in data ? data.problem : error instanceof AppError ? error : null;
  return {
    send: (input: Input, key?: string) => !isPending && mutate({ input, key }),
    isPending,
    /** The error of the last time. */
    problem,
    /** Clears the problem. */
    forget: reset,
  };
}

/** Its subject is gone, or there is more than one sees: what is on screen is out of date. */
const isOutOfDate = ({ kind, code }: AppError): boolean =>
  kind === 'not-found' || code === 'too-many' || code === 'idempotency-mismatch';

/** Only the same input again counts as a repeat: a corrected address is sent at once. */
function guardRepeats<Input, Output>(send: FormCall<Input, Output>['send']) {
  let last: string | undefined;
  const sendOnce = () =>
    oneShot(async (input: Input, key?: string) => ({ output: await send(input, key) }));
  let once = sendOnce();
  return (input: Input, key?: string) => {
    const text = JSON.stringify(input);
    if (text !== last) once = sendOnce();
    last = text;
    return once(input, key);
  };
}

/** Shown beside the field or above the button; of a quiet operation nothing else would show it. */
function isSaidByForm(error: AppError, operation: OperationName): boolean {
  if (['invalid', 'conflict', 'offline', 'not-found'].includes(error.kind)) return true;
  const isQuiet = descriptorOf(operation).toastOnError === false;
  return isQuiet && error.hasBody && error.kind !== 'signed-out' && error.kind !== 'timeout';
}
