import { useQuery } from '@tanstack/react-query';
import { Layers2 } from 'lucide-react';
import { friendsQuery } from '#api/friends.ts';
import { firstNameWithin, possessive } from '#components/friend-names.ts';
import { paths } from '#lib/paths.ts';
import { IconLink } from '#ui/icon-button.tsx';
import { FriendMenu } from './friend-menu.tsx';
import { Strip } from './strip.tsx';

/** Says above a friend's rooms whose they are. */
export function FriendStrip({ friendId }: { friendId: string }) {
  const { data } = useQuery(friendsQuery());
  const friend = data?.friends.find(({ userId }) => userId === friendId);
  return (
    <Strip
      label="Friend"
      home={paths.friends()}
      friend={friend}
      words={(one) => `${possessive(firstNameWithin(one))} wardrobe`}
    >
      {friend && (
        <IconLink
          to={paths.friend(friendId).createOutfit()}
          label={`Style ${firstNameWithin(friend)}`}
        >
          <Layers2 aria-hidden="true" />
        </IconLink>
      )}
      <FriendMenu friend={friend} />
    </Strip>
  );
}
