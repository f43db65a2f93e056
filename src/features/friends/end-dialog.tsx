import { useNavigate } from 'react-router-dom';
import { useBlockMember, useEndFriendship } from '#api/friends.ts';
import { nameWithin } from '#components/friend-names.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { blockWords } from './friend-words.ts';
import type { Member } from './open-words.ts';
import { useOpenWords } from './use-open-words.ts';

const removeWords =
  'Neither of you sees what the other one shares. They are not told, and either can ask again.';

/** Asks before two part, says what is open between them, and leads out of the other one's rooms after it. */
export function EndDialog({
  member,
  way,
  otherwise,
  onClose,
}: {
  member: Member;
  way: 'remove' | 'block';
  /** The words of the button that leaves all as it is. */
  otherwise: string;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const name = nameWithin(member);
  const isBlock = way === 'block';
  const leave = () => {
    showToast({
      title: isBlock ? `${name} is blocked` : `You and ${name} are not friends any more`,
    });
    onClose();
    void navigate(paths.friends(), { replace: true });
  };
  const remove = useEndFriendship({ onSuccess: leave });
  const block = useBlockMember({ onSuccess: leave });
  const open = useOpenWords(member);
  const { isPending, mutate } = isBlock ? block : remove;
  return (
    <Dialog
      title={isBlock ? `Block ${name}?` : `Remove ${name}?`}
      text={[...open, isBlock ? `${blockWords} They are not told.` : removeWords].join(' ')}
      onClose={onClose}
    >
      <Button kind="danger" wide busy={isPending} onClick={() => mutate({ userId: member.userId })}>
        {isBlock ? 'Block' : 'Remove'}
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        {otherwise}
      </Button>
    </Dialog>
  );
}
