import { useBlockMember, useUnblockMember, useWithdrawRequest } from '#api/friends.ts';
import { friendName, nameWithin } from '#components/friend-names.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { showUndo } from '#ui/toasts.ts';
import { PeopleList } from './people-list.tsx';

type Friends = OperationOutput<'getFriends'>;

/** Whom the viewer asked, until they answer. */
export function AskedList({ asked }: Pick<Friends, 'asked'>) {
  const withdraw = useWithdrawRequest();
  if (asked.length === 0) return null;
  const keyOf = ({ userId, email }: Friends['asked'][0]) => email ?? userId ?? '';
  const busy = withdraw.isPending ? withdraw.variables : null;
  return (
    <PeopleList
      title="Waiting for an answer"
      people={asked.map((one) => ({ key: keyOf(one), name: one.email ?? friendName(one) }))}
      action="Take back"
      busyKey={busy && ('email' in busy ? busy.email : busy.userId)}
      onAct={(key) => withdraw.mutate(key.includes('@') ? { email: key } : { userId: key })}
    />
  );
}

/** Whom the viewer blocks. */
export function BlockedList({ blocked }: Pick<Friends, 'blocked'>) {
  const block = useBlockMember();
  const unblock = useUnblockMember({
    onSuccess(_done, { userId }) {
      const member = blocked.find((one) => one.userId === userId);
      const title = `${member ? nameWithin(member) : 'A member'} is not blocked any more`;
      showUndo(title, () => block.mutate({ userId }));
    },
  });
  if (blocked.length === 0) return null;
  return (
    <PeopleList
      title="Blocked"
      text="They see nothing of yours, and cannot ask you."
      people={blocked.map((one) => ({ key: one.userId, name: friendName(one) }))}
      action="Unblock"
      busyKey={unblock.isPending ? unblock.variables.userId : null}
      onAct={(userId) => unblock.mutate({ userId })}
    />
  );
}
