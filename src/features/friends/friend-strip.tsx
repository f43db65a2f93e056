import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Layers2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { friendsQuery } from '#api/friends.ts';
import { Avatar } from '#components/avatar.tsx';
import { firstNameWithin, friendName, possessive } from '#components/friend-names.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { FriendMenu } from './friend-menu.tsx';
import styles from './friend-strip.module.css';

/** Says above a friend's rooms whose they are, and stays while one scrolls. */
export function FriendStrip({ friendId }: { friendId: string }) {
  const navigate = useNavigate();
  const { showHeader } = useSnapshot(host);
  const { data } = useQuery(friendsQuery());
  const friend = data?.friends.find(({ userId }) => userId === friendId);
  const hostGoesBack = !showHeader && hasPlaceToGoBack();
  return (
    <section className={styles.strip} aria-label="Friend">
      {!hostGoesBack && (
        <IconButton
          label="Back"
          onClick={() =>
            hasPlaceToGoBack() ? navigate(-1) : navigate(paths.friends(), { replace: true })
          }
        >
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      {friend && (
        <>
          <Avatar name={friendName(friend)} imageUrl={friend.imageUrl} />
          <strong className={styles.name} dir="auto">
            {possessive(firstNameWithin(friend))} wardrobe
          </strong>
        </>
      )}
      <span className={styles.end}>
        {friend && (
          <IconLink
            to={paths.friend(friendId).createOutfit()}
            label={`Style ${firstNameWithin(friend)}`}
          >
            <Layers2 aria-hidden="true" />
          </IconLink>
        )}
        <FriendMenu friend={friend} />
      </span>
    </section>
  );
}
