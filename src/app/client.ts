import { createQueryClient, type FailedCall } from '#api/query-client.ts';
import { onCallFailed } from '#lib/http.ts';
import { lateCode } from '#lib/late-code.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import { showToast } from '#ui/toasts.ts';
import { endSession } from './end-session.ts';
import { type Reaction, reactionTo, reactionToCall } from './error-policy.ts';
import { failures } from './failures.ts';

const takeNewest = lateCode(() => import('./take-newest.ts'));

/** Shows what the policy says of a failed query or mutation. */
export const showFailure = (failed: FailedCall): void => show(reactionTo(failed));

function show(reaction: Reaction): void {
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
/** Tells people of a failed call what the policy says; answers whether it told them. */
export const tellOfCall: Parameters<typeof onCallFailed>[0] = (error, isRepeat) => {
  if (error.code === 'outdated') {
    void takeNewest().then((code) => code.takeNewest());
    return true;
  }
  const reaction = reactionToCall(error);
  if (!isRepeat || reaction.type === 'sign-out') show(reaction);
  return reaction.type !== 'none';
};
onCallFailed(tellOfCall);
