import { Ban, Ellipsis } from 'lucide-react';
import { useAnswerFriend, useBlockMember } from '#api/friends.ts';
import { Avatar } from '#components/avatar.tsx';
import { friendName } from '#components/friend-names.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './request-card.module.css';

/** Somebody who asks to be friends. */
export function RequestCard({
  request,
}: {
  request: OperationOutput<'getFriends'>['requests'][0];
}) {
  const { userId, imageUrl } = request;
  const name = friendName(request);
  const answer = useAnswerFriend({
    onSuccess: (_done, { isAccepted }) =>
      void (isAccepted && showToast({ title: `You and ${name} are friends` })),
  });
  const block = useBlockMember({
    onSuccess: () => void showToast({ title: `${name} is blocked` }),
  });
  const isBusy = answer.isPending || block.isPending;
  const give = (isAccepted: boolean) => !isBusy && answer.mutate({ userId, isAccepted });
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={imageUrl} isNew />
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.text}>would like to be your friend</p>
        </div>
      </div>
      <div className={styles.answers}>
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
        <LazyMenu
          trigger={
            <IconButton label={`More for ${name}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          groups={[
            [
              {
                label: 'Block',
                note: 'They are not told.',
                icon: <Ban aria-hidden="true" />,
                tone: 'danger',
                onChoose: () => block.mutate({ userId }),
              },
            ],
          ]}
        />
      </div>
    </article>
  );
}
