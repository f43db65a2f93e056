import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { oneShot } from '#lib/once.ts';
import { spoil } from './query-client.ts';

/** What the server said, or what the form says; null where a repeat was held off. */
type Answer<Output> = { output: Output } | { problem: AppError } | null;

/**
 * Sends a form. What the form says in its own words comes back as `problem` and reaches no toast;
 * a time-out and a lost session go to the error policy as ever. A press is answered once: repeats
 * are held off until it failed (product spec, section 9).
 */
export function useFormCall<Input, Output>(
  operation: OperationName,
  send: (input: Input) => Promise<Output>,
  onSuccess: (output: Output, input: Input) => void,
) {
  const client = useQueryClient();
  const [guard] = useState(() => guardRepeats(send));
  const mutation = useMutation<Answer<Output>, Error, Input>({
    meta: { operation, isForm: true },
    mutationFn: async (input) => {
      try {
        return await guard(input);
      } catch (error) {
        if (error instanceof AppError && isSaidByForm(error, operation)) return { problem: error };
        throw error;
      }
    },
    onSuccess(answer, input) {
      if (!answer || 'problem' in answer) return;
      void spoil(client, descriptorOf(operation).spoils ?? []);
      onSuccess(answer.output, input);
    },
  });
  const { data, error, mutate, reset, isPending } = mutation;
  const problem =
    data && 'problem' in data ? data.problem : error instanceof AppError ? error : null;
  return {
    send: (input: Input) => !isPending && mutate(input),
    isPending,
    /** What went wrong the last time. */
    problem,
    /** Takes the problem away: the user is typing. */
    forget: reset,
  };
}

/** Only the same words again are a repeat: a corrected address goes out at once. */
function guardRepeats<Input, Output>(send: (input: Input) => Promise<Output>) {
  let last: string | undefined;
  const sendOnce = () => oneShot(async (input: Input) => ({ output: await send(input) }));
  let once = sendOnce();
  return (input: Input) => {
    const key = JSON.stringify(input);
    if (key !== last) once = sendOnce();
    last = key;
    return once(input);
  };
}

/** Beside the field rather than as a toast; with a body from a quiet operation nothing else would say it. */
function isSaidByForm(error: AppError, operation: OperationName): boolean {
  if (['invalid', 'conflict', 'offline'].includes(error.kind)) return true;
  const isQuiet = descriptorOf(operation).toastOnError === false;
  return isQuiet && error.hasBody && error.kind !== 'signed-out' && error.kind !== 'timeout';
}
