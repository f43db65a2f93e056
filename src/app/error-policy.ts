import type { FailedCall } from '#api/query-client.ts';
import { descriptorOf } from '#contract/operations.ts';
import { AppError, isCancelled } from '#lib/errors.ts';
import { host } from '#lib/host.ts';

/** The reaction to a failed call that people see. */
export type Reaction =
  | { type: 'none' }
  | { type: 'sign-out' }
  | { type: 'timeout-dialog' }
  | { type: 'generic-dialog' }
  | { type: 'toast'; title: string; text?: string };

const none: Reaction = { type: 'none' };

/*
 * [Note: Owner's words] What the error catalogue says of a call is told where every call is made
 * (src/lib/http.ts), whatever its caller does with the error: only the table of operations can keep an
 * endpoint quiet. A caller may show words of its own besides
 * (decision 060).
 */

const toast = (title: string, text?: string): Reaction => ({
  type: 'toast',
  title,
  ...(text ? { text } : {}),
});

/** The error catalogue's reaction to a failed call of an operation, word for word (product spec, section 8). */
export function reactionToCall({ kind, operation, hasBody }: AppError): Reaction {
  const { dialogOnTimeout = true, toastOnError = true } = operation ? descriptorOf(operation) : {};
  if (kind === 'signed-out') return { type: 'sign-out' };
  if (kind === 'timeout') return dialogOnTimeout ? { type: 'timeout-dialog' } : none;
  if (!hasBody || !toastOnError) return none;
  if (operation === 'refreshCache') return cacheRefreshFailed;
  return toast(`${operation} failed to retrieve the information.`);
}

const cacheRefreshFailed = toast('Error refreshing cache');

/**
 * The reaction to a failed query or mutation: what the catalogue says, and then what it leaves open. The words of a
 * write without a network are ours, since the catalogue has none. Cancelling is a result, not an error.
 */
export function reactionTo({ error: thrown, isWrite, meta }: FailedCall): Reaction {
  const error = thrown instanceof AppError ? thrown : new AppError('server');
  const { kind, operation, hasBody, isTold } = error;
  // What was told where the call was made; what is read ahead of a screen is told once that reads it.
  if (isCancelled(thrown) || isTold || meta.isAhead) return none;
  // What is no operation is no endpoint of the catalogue, where its caller says so.
  const owners = operation || !meta.isHandled ? reactionToCall(error) : none;
  if (owners !== none) return owners;
  // The caller shows it itself, or it is a timeout that has no dialog.
  const isGone = meta.saysGone && kind === 'not-found';
  if (meta.isHandled || isGone || kind === 'timeout') return none;
  const isOffline = kind === 'offline' && !host.isOnline;
  // The offline strip shows it all the while, and the screen or the form shows what it means; reads are
  // repeated.
  if (isOffline && (!isWrite || meta.isForm)) return none;
  if (operation === 'refreshCache') return cacheRefreshFailed;
  if (isOffline) {
    return toast('You are offline.', 'Nothing was changed. Try again once you are back.');
  }
  if (!hasBody) {
    return toast('Something went wrong.', 'Try again in a moment, or refresh the page.');
  }
  // A form of the quiet list says it above its button.
  return isWrite && !meta.isForm ? { type: 'generic-dialog' } : none;
}
