import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '#api/friends.ts';
import { useScope } from '#lib/scope.ts';
import { Avatar } from '../avatar.tsx';
import { firstNameWithin } from '../friend-names.ts';
import styles from './friend-chip.module.css';

/** Says over the picture of a friend's detail whose it is; of one's own, as which friend one sees it. */
export function FriendChip() {
  const { owner, seenAs } = useScope();
  const friend = useQuery(friendsQuery()).data?.friends.find(
    ({ userId }) => userId === (seenAs ?? owner),
  );
  if (!friend?.screenName) return null;
  return (
    <span className={styles.chip}>
      <Avatar name={friend.screenName} imageUrl={friend.imageUrl} />
      <strong dir="auto">
        {seenAs ? `As ${firstNameWithin(friend)} sees it` : friend.screenName}
      </strong>
    </span>
  );
}
