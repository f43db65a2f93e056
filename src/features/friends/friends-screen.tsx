import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { friendsQuery } from '#api/friends.ts';
import { loansQuery } from '#api/loans.ts';
import { BackRow } from '#components/back-row.tsx';
import { useAnswered } from '#components/friend-answers/use-answered.ts';
import { Notice } from '#components/notice.tsx';
import { ScreenTitle } from '#components/screen-title.tsx';
import type { Loan } from '#contract/schemas/loan.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#ui/late.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { FriendsList } from './friends-list.tsx';
import styles from './friends-screen.module.css';
import { InvitePanel } from './invite-panel.tsx';
import { Lately } from './lately.tsx';
import { LoanRequestCard } from './loan-request-card.tsx';
import { NameHint } from './name-hint.tsx';
import { AskedList, BlockedList } from './people-lists.tsx';
import { RequestCard } from './request-card.tsx';
import { SharedDayCards } from './shared-day-cards.tsx';
import { ReceivedStylings } from './styling/received-stylings.tsx';
import { SentStylings } from './styling/sent-stylings.tsx';
import { useSeek } from './use-seek.ts';

const InviteSheet = late('sheet', async () => (await import('./invite-sheet.tsx')).InviteSheet);
const LinkSheet = late('sheet', async () => (await import('./link-sheet.tsx')).LinkSheet);

/** So many requests are shown before the rest is counted. */
const shownRequests = 2;
/** With so many friends the panel for another one is a button. */
const manyFriends = 3;

/** Somebody who asks for something, or to be friends. */
type Question = { loan: Loan } | { request: OperationOutput<'getFriends'>['requests'][0] };

const keyOf = (question: Question): string =>
  'loan' in question ? question.loan.loanId : question.request.userId + question.request.askedDate;

const isWaiting = ({ state }: Loan): boolean => state === 'waiting';

/** The viewer's friends, and who would like to be one (product spec, section 2). */
export function FriendsScreen() {
  const { showHeader } = useSnapshot(host);
  const { owner } = useScope();
  const { sheet, open, turnTo, close } = useSheet();
  const { data, isError, refetch } = useQuery(friendsQuery());
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const link = search.get('link');
  const loans = useQuery(loansQuery(owner));
  const lent = loans.data?.lent ?? [];
  const soughtId = search.get('loan');
  const { seek, isFound } = useSeek(soughtId);
  const isSought = ({ loanId }: Loan) => loanId === soughtId;
  const areAll = sheet === 'requests' || lent.filter(isWaiting).some(isSought);
  // One that was just made is in what is read anew. Of one that was here one knows what became of it.
  const isGone =
    soughtId !== null &&
    !isFound &&
    loans.data !== undefined &&
    !loans.isFetching &&
    ![...lent, ...loans.data.borrowed].some(isSought);
  const { shown, note } = useAnswered<Question>(
    [
      ...lent.filter(isWaiting).map((loan) => ({ loan })),
      ...(data?.requests ?? []).map((request) => ({ request })),
    ],
    keyOf,
  );
  const rest = shown.length - shownRequests;
  const requests = shown.map(({ question, answer }) => {
    const told = { answer, onAnswered: (words: string) => note(question, words) };
    return 'loan' in question ? (
      <LoanRequestCard
        key={keyOf(question)}
        loan={question.loan}
        seek={isSought(question.loan) ? seek : null}
        {...told}
      />
    ) : (
      <RequestCard key={keyOf(question)} request={question.request} {...told} />
    );
  });
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
          {isGone && <Notice>This loan is over, or was called off.</Notice>}
          <NameHint />
          <ReceivedStylings />
          <SharedDayCards />
          {loans.isError && !loans.data && <Notice>What you lend and borrow did not load.</Notice>}
          {areAll ? requests : requests.slice(0, shownRequests)}
          {!areAll && rest > 0 && (
            <Button kind="quiet" size="small" onClick={() => open('requests')}>
              {rest} more {rest === 1 ? 'request' : 'requests'}
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
          {loans.data && (
            <Lately
              lent={lent.filter((loan) => !isWaiting(loan))}
              borrowed={loans.data.borrowed}
              friendIds={new Set(data.friends.map(({ userId }) => userId))}
              soughtId={soughtId}
              seek={seek}
            />
          )}
          <SentStylings />
          <AskedList asked={data.asked} />
          <BlockedList blocked={data.blocked} />
          {data.friends.length < manyFriends ? (
            <div className={styles.foot}>
              <InvitePanel onByName={() => open('invite')} />
            </div>
          ) : (
            <div className={`${styles.foot} ${styles.veil}`}>
              <Button wide onClick={() => open('panel')}>
                Invite a friend
              </Button>
            </div>
          )}
        </>
      )}
      {sheet === 'panel' && (
        <Sheet title="Invite a friend" isRoute onClose={close}>
          <InvitePanel isInSheet onByName={() => turnTo('invite')} />
        </Sheet>
      )}
      {sheet === 'invite' && <InviteSheet onClose={close} />}
      {link && (
        <LinkSheet linkToken={link} onClose={() => navigate(paths.friends(), { replace: true })} />
      )}
    </main>
  );
}
