import { closedTitle } from '#components/closed-words.ts';
import { descriptorOf } from '#contract/operations.ts';
import type { AppError } from '#lib/errors.ts';
import { showToast } from '#ui/toasts.ts';

/** Says of a write that it is closed in a member's account; of a read the screen does. Answers whether it was that. */
export function tellOfClosed({ code, operation }: AppError): boolean {
  if (code !== 'closed-while-stood-in') return false;
  const isWrite = operation !== undefined && descriptorOf(operation)?.kind === 'write';
  if (isWrite) showToast({ tone: 'error', title: closedTitle, text: 'Nothing was changed.' });
  return true;
}
