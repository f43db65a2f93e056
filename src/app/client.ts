import { createQueryClient, type FailedCall } from '#api/query-client.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { showToast } from '#ui/toasts.ts';
import { endSession } from './end-session.ts';
import { reactionTo } from './error-policy.ts';
import { failures } from './failures.ts';

/** Shows what the policy says of a failed call. */
export function showFailure(failed: FailedCall): void {
  const reaction = reactionTo(failed);
  if (reaction.type === 'sign-out') endSession('expired');
  else if (reaction.type === 'timeout-dialog') failures.dialog = 'timeout';
  else if (reaction.type === 'generic-dialog') failures.dialog = 'generic';
  else if (reaction.type === 'toast') {
    showToast({ tone: 'error', title: reaction.title, text: reaction.text });
  }
}

/** The one cache of server state. */
export const queryClient = createQueryClient(showFailure);
onSessionEnd(() => queryClient.clear());
