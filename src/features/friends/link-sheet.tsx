import { useQuery } from '@tanstack/react-query';
import { friendLinkQuery, useFollowFriendLink } from '#api/friends.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { Avatar } from '#components/avatar.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { friendName, nameWithin } from '#components/friend-names.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { listed } from '#lib/count-words.ts';
import { AppError } from '#lib/errors.ts';
import { isolated } from '#lib/isolated.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './link-sheet.module.css';

/** Whose link was opened, and whether one wants to be their friend. */
export function LinkSheet({ linkToken, onClose }: { linkToken: string; onClose(): void }) {
  const { owner } = useScope();
  const { data, error, refetch } = useQuery(friendLinkQuery(linkToken));
  const wardrobes = useQuery(wardrobesQuery(owner)).data?.wardrobes;
  const follow = useFollowFriendLink({
    onSuccess({ friend }) {
      showToast({ title: `You and ${nameWithin(friend)} are friends` });
      onClose();
    },
  });
  const isOver = error instanceof AppError && error.code === 'link-expired';
  const isOwn = data?.inviter.userId === owner;
  const name = data && !isOwn ? nameWithin(data.inviter) : null;
  return (
    <Sheet
      title={isOwn ? 'Your link' : name ? `${name} invites you` : 'An invitation'}
      onClose={onClose}
      foot={
        name && (
          <>
            <FormFault problem={follow.error} />
            <Button busy={follow.isPending} onClick={() => follow.mutate({ linkToken })}>
              Be friends with {name}
            </Button>
            <Button kind="secondary" onClick={onClose}>
              No, thank you
            </Button>
          </>
        )
      }
    >
      {!data && !error && <SewingWait label="Reading the link" />}
      {isOver && <p>This link was used, or is too old. Ask for another one.</p>}
      {error && !isOver && (
        <ErrorCard title="The link did not load" onRetry={() => void refetch()} />
      )}
      {isOwn && <p>Send it to a friend: whoever follows it first becomes one.</p>}
      {data && name && (
        <div className={styles.inviter}>
          <Avatar name={friendName(data.inviter)} imageUrl={data.inviter.imageUrl} />
          <p>
            Friends see the wardrobes that the other one shares with them, and nothing else.{' '}
            {wardrobes && sightWords(name, wardrobes)}
          </p>
        </div>
      )}
    </Sheet>
  );
}

/** So many wardrobes are named before the rest is counted. */
const mostNamed = 2;

/** What a new friend sees of the viewer's from the first day. */
function sightWords(name: string, wardrobes: readonly Wardrobe[]): string {
  const names = wardrobes.flatMap((one) => (one.sharing === 'friends' ? isolated(one.name) : []));
  if (names.length === 0) return `${name} sees nothing of yours until you share a wardrobe.`;
  const named = names.slice(0, mostNamed);
  if (names.length > mostNamed) named.push(`${names.length - mostNamed} more`);
  return `${name} will see ${listed(named)}, which you share with all friends.`;
}
