import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { friendsQuery } from '#api/friends.ts';
import { BackRow } from '#components/back-row.tsx';
import { Notice } from '#components/notice.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { FriendsList } from './friends-list.tsx';
import styles from './friends-screen.module.css';
import { InvitePanel } from './invite-panel.tsx';
import { AskedList, BlockedList } from './people-lists.tsx';
import { RequestCard } from './request-card.tsx';

const InviteSheet = late('sheet', async () => (await import('./invite-sheet.tsx')).InviteSheet);
const LinkSheet = late('sheet', async () => (await import('./link-sheet.tsx')).LinkSheet);

/** So many requests are shown before the rest is counted. */
const shownRequests = 2;
/** With so many friends the panel for another one is a button. */
const manyFriends = 3;

/** The viewer's friends, and who would like to be one (product spec, section 2). */
export function FriendsScreen() {
  const { showHeader } = useSnapshot(host);
  const { sheet, open, turnTo, close } = useSheet();
  const { data, isError, refetch } = useQuery(friendsQuery());
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const link = search.get('link');
  const areAll = sheet === 'requests';
  const requests = data?.requests ?? [];
  return (
    <main className={styles.screen}>
      <BackRow home={paths.wardrobes()} />
      <ScreenTitle title="Friends" isHeardOnly={!showHeader} />
      {isError && !data && (
        <ErrorCard title="Your friends did not load" onRetry={() => void refetch()} />
      )}
      {isError && data && (
        <Notice>What you see may be out of date: it could not be read again.</Notice>
      )}
      {!data && !isError && (
        <Waiting label="Loading friends" className={styles.skeleton}>
          <div />
          <div />
        </Waiting>
      )}
      {data && (
        <>
          {requests.slice(0, areAll ? undefined : shownRequests).map((request) => (
            <RequestCard key={request.userId} request={request} />
          ))}
          {!areAll && requests.length > shownRequests && (
            <Button kind="quiet" size="small" onClick={() => open('requests')}>
              All {requests.length} requests
            </Button>
          )}
          {data.friends.length > 0 ? (
            <FriendsList friends={data.friends} />
          ) : (
            <EmptyState
              title="No shared wardrobes yet"
              text="Friends see what you share with them, and lend each other what they like."
            />
          )}
          <AskedList asked={data.asked} />
          <BlockedList blocked={data.blocked} />
          <div className={styles.foot}>
            {data.friends.length < manyFriends ? (
              <InvitePanel onByName={() => open('invite')} />
            ) : (
              <Button wide onClick={() => open('panel')}>
                Invite a friend
              </Button>
            )}
          </div>
        </>
      )}
      {sheet === 'panel' && (
        <Sheet title="Invite a friend" isRoute onClose={close}>
          <InvitePanel onByName={() => turnTo('invite')} />
        </Sheet>
      )}
      {sheet === 'invite' && <InviteSheet onClose={close} />}
      {link && (
        <LinkSheet linkToken={link} onClose={() => navigate(paths.friends(), { replace: true })} />
      )}
    </main>
  );
}
