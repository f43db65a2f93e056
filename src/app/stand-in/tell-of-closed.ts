import { closedTitle } from '#components/closed-words.ts';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { AppError } from '#lib/errors.ts';
import { showToast } from '#ui/toasts.ts';

/** What the app notes by itself of what was looked at: the member has not looked at it. */
const ofLooking: (OperationName | undefined)[] = ['readNotices'];

/** Says of a write that it is closed in a member's account; of a read the screen does. Answers whether it was that. */
export function tellOfClosed({ code, operation }: AppError): boolean {
  if (code !== 'closed-while-stood-in') return false;
  const isWrite = operation !== undefined && descriptorOf(operation)?.kind === 'write';
  if (isWrite && !ofLooking.includes(operation))
    showToast({ tone: 'error', title: closedTitle, text: 'Nothing was changed.' });
  return true;
}
