import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { friendsQuery } from '#api/friends.ts';
import { firstNameWithin } from '#components/friend-names.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Strip } from './strip.tsx';

/** Says above the owner's own rooms that they are seen as a friend sees them, and leads out of it. */
export function SeenAsStrip({ friendId }: { friendId: string }) {
  const navigate = useNavigate();
  const { data } = useQuery(friendsQuery());
  return (
    <Strip
      label="Seen as a friend"
      home={paths.wardrobes()}
      friend={data?.friends.find(({ userId }) => userId === friendId)}
      words={(friend) => `As ${firstNameWithin(friend)} sees it`}
    >
      <IconButton
        label="Back to your own view"
        onClick={() => navigate(paths.wardrobes(), { replace: true })}
      >
        <X aria-hidden="true" />
      </IconButton>
    </Strip>
  );
}
