import { useNavigate } from 'react-router-dom';
import { useBlockMember, useEndFriendship } from '#api/friends.ts';
import { friendName } from '#components/friend-names.ts';
import type { Friend } from '#contract/schemas/friend.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';

/** Asks before a friendship ends, and leads out of the friend's rooms after it. */
export function EndDialog({
  friend,
  way,
  onClose,
}: {
  friend: Friend;
  way: 'remove' | 'block';
  onClose(): void;
}) {
  const navigate = useNavigate();
  const name = friendName(friend);
  const isBlock = way === 'block';
  const leave = () => {
    showToast({
      title: isBlock ? `${name} is blocked` : `You and ${name} are no friends any more`,
    });
    onClose();
    void navigate(paths.friends(), { replace: true });
  };
  const remove = useEndFriendship({ onSuccess: leave });
  const block = useBlockMember({ onSuccess: leave });
  const { isPending, mutate } = isBlock ? block : remove;
  return (
    <Dialog
      title={isBlock ? `Block ${name}?` : `Remove ${name}?`}
      text={
        isBlock
          ? 'They see nothing of yours, and cannot ask to be your friend. They are not told.'
          : 'Neither of you sees what the other one shares. They are not told, and either can ask again.'
      }
      onClose={onClose}
    >
      <Button kind="danger" wide busy={isPending} onClick={() => mutate({ userId: friend.userId })}>
        {isBlock ? 'Block' : 'Remove'}
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        Stay friends
      </Button>
    </Dialog>
  );
}
