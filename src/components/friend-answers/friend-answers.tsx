import { useAnswerFriend } from '#api/friends.ts';
import { nameWithin } from '#components/friend-names.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { Button } from '#ui/button.tsx';

/** The answers to somebody who asks to be friends. */
export function FriendAnswers({
  asker,
  isBusy = false,
  onAnswered,
}: {
  asker: Pick<OperationOutput<'getFriends'>['requests'][0], 'userId' | 'screenName'>;
  /** Whether something else is done about them now. */
  isBusy?: boolean;
  /** Told what was answered, in words. */
  onAnswered(words: string): void;
}) {
  const { userId } = asker;
  const name = nameWithin(asker);
  const answer = useAnswerFriend({
    onSuccess: (_done, { isAccepted }) =>
      onAnswered(isAccepted ? `You and ${name} are friends` : `You declined. ${name} is not told.`),
  });
  const give = (isAccepted: boolean) =>
    !isBusy && !answer.isPending && answer.mutate({ userId, isAccepted });
  return (
    <>
      <Button
        size="small"
        busy={answer.isPending && answer.variables.isAccepted}
        onClick={() => give(true)}
      >
        Accept
      </Button>
      <Button
        kind="secondary"
        size="small"
        busy={answer.isPending && !answer.variables.isAccepted}
        onClick={() => give(false)}
      >
        Decline
      </Button>
    </>
  );
}
