import type { FailedCall } from '#api/query-client.ts';
import { descriptorOf } from '#contract/operations.ts';
import { AppError, isCancelled } from '#lib/errors.ts';
import { host } from '#lib/host.ts';

/** What people see of a failed call. */
export type Reaction =
  | { type: 'none' }
  | { type: 'sign-out' }
  | { type: 'timeout-dialog' }
  | { type: 'generic-dialog' }
  | { type: 'toast'; title: string; text?: string };

/**
 * The words of the error catalogue, word for word (product spec, section 8); the sign-in has its own.
 * Those of a write without a network are ours, since the catalogue has none.
 */
export const errorWords = {
  timeout: 'Something went wrong. Please refresh the page to try again.',
  generic: 'An unexpected error occurred. Please try again',
  globalToastTitle: 'Something went wrong.',
  globalToastText: 'Try again in a moment, or refresh the page.',
  guardTitle: 'Something Went Wrong',
  guardText: 'Please try refreshing the page.',
  cacheRefresh: 'Error refreshing cache',
  offlineTitle: 'You are offline.',
  offlineText: 'Nothing was changed. Try again once you are back.',
  operation: (name: string) => `${name} failed to retrieve the information.`,
};

interface Row {
  holds(call: { error: AppError } & Omit<FailedCall, 'error'>): boolean;
  reaction(error: AppError): Reaction;
}

const describe = (error: AppError) => (error.operation ? descriptorOf(error.operation) : undefined);

/** The error catalogue as one table: the first row that holds decides. */
const errorPolicy: Row[] = [
  // Read ahead of the screen, which asks again.
  {
    holds: ({ meta }) => meta.isAhead === true,
    reaction: () => ({ type: 'none' }),
  },
  // HTTP 401.
  {
    holds: ({ error }) => error.kind === 'signed-out',
    reaction: () => ({ type: 'sign-out' }),
  },
  // The caller shows it itself.
  {
    holds: ({ error, isWrite, meta }) =>
      meta.isHandled === true ||
      (meta.saysGone === true &&
        // What an address names that can be no id is read for nothing.
        (error.kind === 'not-found' || (!isWrite && error.kind === 'invalid'))),
    reaction: () => ({ type: 'none' }),
  },
  // Timeout of an operation that shows no dialog.
  {
    holds: ({ error }) => error.kind === 'timeout' && describe(error)?.dialogOnTimeout === false,
    reaction: () => ({ type: 'none' }),
  },
  // Timeout.
  {
    holds: ({ error }) => error.kind === 'timeout',
    reaction: () => ({ type: 'timeout-dialog' }),
  },
  // A form shows it beside the field.
  {
    holds: ({ error, meta }) =>
      meta.isForm === true && (error.kind === 'invalid' || error.kind === 'conflict'),
    reaction: () => ({ type: 'none' }),
  },
  // The device is offline, and nothing but a read or a form was cut off.
  // The offline strip shows it all the while, and the screen or the form shows what it means; reads
  // are repeated.
  {
    holds: ({ error, isWrite, meta }) =>
      error.kind === 'offline' && !host.isOnline && (!isWrite || meta.isForm === true),
    reaction: () => ({ type: 'none' }),
  },
  // The cache refresh failed.
  {
    holds: ({ error }) => error.operation === 'refreshCache',
    reaction: () => ({ type: 'toast', title: errorWords.cacheRefresh }),
  },
  // The device is offline, and a write outside a form was cut off.
  {
    holds: ({ error }) => error.kind === 'offline' && !host.isOnline,
    reaction: () => ({
      type: 'toast',
      title: errorWords.offlineTitle,
      text: errorWords.offlineText,
    }),
  },
  // Other error without a body.
  {
    holds: ({ error }) => !error.hasBody,
    reaction: () => ({
      type: 'toast',
      title: errorWords.globalToastTitle,
      text: errorWords.globalToastText,
    }),
  },
  // Other error with a body, not in the quiet list.
  {
    holds: ({ error }) => describe(error)?.toastOnError !== false,
    reaction: (error) => ({ type: 'toast', title: errorWords.operation(error.operation ?? '') }),
  },
  // A failed write outside a form and outside the toast row.
  {
    holds: ({ isWrite, meta }) => isWrite && !meta.isForm,
    reaction: () => ({ type: 'generic-dialog' }),
  },
];

/** What to show for a failed call. Cancelling is a result, not an error. */
export function reactionTo(failed: FailedCall): Reaction {
  if (isCancelled(failed.error)) return { type: 'none' };
  const error = withOperation(failed);
  const row = errorPolicy.find((one) => one.holds({ ...failed, error }));
  return row?.reaction(error) ?? { type: 'none' };
}

/**
 * An error from below a call (a PUT, a fault of ours) does not name the operation; the call's meta
 * does.
 */
function withOperation({ error, meta }: FailedCall): AppError {
  if (error instanceof AppError && error.operation) return error;
  const { kind, code, fields } = error instanceof AppError ? error : new AppError('server');
  return new AppError(kind, {
    cause: error,
    fields,
    // Without an operation there is nothing to name: that is the row of errors without a body.
    ...(code && meta.operation ? { code } : {}),
    ...(meta.operation ? { operation: meta.operation } : {}),
  });
}
