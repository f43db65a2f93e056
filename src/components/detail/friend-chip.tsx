import { useQuery } from '@tanstack/react-query';
import { friendsQuery } from '#api/friends.ts';
import { useScope } from '#lib/scope.ts';
import { Avatar } from '../avatar.tsx';
import styles from './friend-chip.module.css';

/** Says over the picture of a friend's detail whose it is. */
export function FriendChip() {
  const { owner } = useScope();
  const friend = useQuery(friendsQuery()).data?.friends.find(({ userId }) => userId === owner);
  if (!friend?.screenName) return null;
  return (
    <span className={styles.chip}>
      <Avatar name={friend.screenName} imageUrl={friend.imageUrl} />
      <strong dir="auto">{friend.screenName}</strong>
    </span>
  );
}
