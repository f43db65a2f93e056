import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { friendsQuery } from '#api/friends.ts';
import { sharingQuery, useShareWardrobe } from '#api/sharing.ts';
import { Avatar } from '#components/avatar.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { type WardrobeSharing, wardrobeSharings } from '#contract/rules/wardrobes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import { SeeAs } from './see-as.tsx';
import styles from './share-sheet.module.css';

const words: Record<WardrobeSharing, { label: string; note: string }> = {
  private: { label: 'Only me', note: 'Nobody else sees it.' },
  friends: { label: 'All friends', note: 'Those who become friends later, too.' },
  chosen: { label: 'Chosen friends', note: 'Only the friends you choose.' },
};

/** Says who sees a wardrobe, and what hangs in it. */
export function ShareSheet({ wardrobe, onClose }: { wardrobe: Wardrobe; onClose(): void }) {
  const { owner } = useScope();
  const { wardrobeId, name } = wardrobe;
  const now = useQuery(sharingQuery(owner, wardrobeId));
  const friends = useQuery(friendsQuery()).data?.friends;
  const [said, setSaid] = useState<WardrobeSharing | null>(null);
  const [lends, setLends] = useState<boolean | null>(null);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const save = useShareWardrobe({
    onSuccess(_done, said) {
      showToast({ title: savedWords(name, said, now.data) });
      onClose();
    },
  });
  const sharing = said ?? now.data?.sharing;
  const viewerIds = picked ?? now.data?.viewerIds ?? [];
  const toggle = (id: string) =>
    setPicked(viewerIds.includes(id) ? viewerIds.filter((one) => one !== id) : [...viewerIds, id]);
  // As it is kept: what is not saved yet nobody sees.
  const viewers =
    (!said || said === now.data?.sharing) && !picked && lends === null
      ? (friends ?? []).filter(({ userId }) => isViewer(now.data, userId))
      : [];
  const mayBorrow = lends ?? now.data?.mayBorrow ?? true;
  const isEmpty = sharing === 'chosen' && viewerIds.length === 0;
  return (
    <Sheet
      title={`Share ${name}`}
      isRoute
      onClose={onClose}
      foot={
        sharing && (
          <>
            <FormFault problem={save.error} />
            <Button
              busy={save.isPending}
              disabled={isEmpty}
              onClick={() =>
                save.mutate({ owner, wardrobeId, sharing, viewerIds: [...viewerIds], mayBorrow })
              }
            >
              Save
            </Button>
          </>
        )
      }
    >
      {now.isError && !now.data && (
        <ErrorCard title="It did not load" onRetry={() => void now.refetch()} />
      )}
      {!now.data && !now.isError && <SewingWait label="Looking who sees it" />}
      {sharing && (
        <div className={styles.form}>
          <fieldset>
            <legend className="visually-hidden">Who sees it</legend>
            {wardrobeSharings.map((one) => (
              <ChoiceRow
                key={one}
                name="sharing"
                {...words[one]}
                isChosen={sharing === one}
                onChoose={() => setSaid(one)}
              />
            ))}
          </fieldset>
          {sharing === 'chosen' &&
            (friends && friends.length > 0 ? (
              <fieldset>
                <legend>Friends</legend>
                {friends.map((friend) => (
                  <ChoiceRow
                    key={friend.userId}
                    label={friend.screenName ?? 'A member'}
                    before={<Avatar name={friend.screenName ?? ''} imageUrl={friend.imageUrl} />}
                    isChosen={viewerIds.includes(friend.userId)}
                    onChoose={() => toggle(friend.userId)}
                  />
                ))}
              </fieldset>
            ) : (
              <ButtonLink kind="secondary" to={paths.friends()}>
                Invite a friend first
              </ButtonLink>
            ))}
          {sharing !== 'private' && (
            <ChoiceRow
              label="Friends may borrow"
              note={
                mayBorrow
                  ? 'They may ask for its pieces. You decide each time.'
                  : 'They cannot ask for its pieces. What you agreed to stays.'
              }
              isChosen={mayBorrow}
              onChoose={() => setLends(!mayBorrow)}
            />
          )}
          {viewers.length > 0 && <SeeAs friends={viewers} wardrobeId={wardrobeId} />}
          <p className={styles.note}>
            Friends see pieces, outfits and looks that hang in it. They never see prices, wears,
            notes, or your other wardrobes.
          </p>
        </div>
      )}
    </Sheet>
  );
}

/** Whether a friend sees it as it is kept now. */
const isViewer = (now: OperationOutput<'getWardrobeSharing'> | undefined, userId: string) =>
  now?.sharing === 'friends' || (now?.sharing === 'chosen' && now.viewerIds.includes(userId));

/** What is said once it is saved: of who may borrow alone where nothing else is new. */
function savedWords(
  name: string,
  said: OperationInput<'shareWardrobe'>,
  before: OperationOutput<'getWardrobeSharing'> | undefined,
): string {
  if (said.sharing === 'private') return `Only you see ${name}`;
  const isSeenAsBefore =
    before?.sharing === said.sharing &&
    before.viewerIds.toSorted().join() === said.viewerIds.toSorted().join();
  if (!isSeenAsBefore || before.mayBorrow === said.mayBorrow) return `${name} is shared`;
  return said.mayBorrow
    ? `Friends may borrow from ${name}`
    : `Friends see ${name}, and cannot borrow from it`;
}
