import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { noticesQuery, useReadNotices } from '#api/notices.ts';
import { type Shown, useAnswered } from '#components/friend-answers/use-answered.ts';
import type { Notice } from '#contract/schemas/notice.ts';
import { standIn } from '#lib/stand-in.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { NoticeRow } from './notice-row.tsx';
import { partOfNotice } from './notice-words.ts';
import styles from './notices-list.module.css';
import { useNoteRead } from './use-read-when-seen.ts';

const parts = ['Today', 'This week', 'Earlier'] as const;

/** What is for this member, the last first, by when it was. */
export function NoticesList({ onLeave }: { onLeave(): void }) {
  const { data, isError, refetch } = useQuery(noticesQuery());
  const noteRead = useNoteRead();
  const readAll = useReadNotices();
  const { shown, note } = useAnswered(data?.notices ?? [], ({ noticeId }) => noticeId);
  if (!data && isError) {
    return <ErrorCard title="Your notices did not load" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Waiting label="Loading notices" className={styles.skeleton}>
        <div />
        <div />
        <div />
      </Waiting>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Nothing for you yet"
        text="What friends ask and lend, and how far your orders are, is told here."
      />
    );
  }
  const unread = data.notices.filter(({ isRead }) => !isRead);
  return (
    <>
      {unread.length > 0 && !standIn() && (
        <Button
          kind="quiet"
          size="small"
          className={styles.all}
          icon={<CheckCheck aria-hidden="true" />}
          busy={readAll.isPending}
          onClick={() => readAll.mutate({ noticeIds: unread.map(({ noticeId }) => noticeId) })}
        >
          Mark all read
        </Button>
      )}
      {parts.map((part) => {
        const inPart = shown.filter(({ question }) => partOfNotice(question) === part);
        return (
          inPart.length > 0 && (
            <section key={part} className={styles.part}>
              <h3>{part}</h3>
              <ul>
                {inPart.map(({ question, answer }: Shown<Notice>) => (
                  <NoticeRow
                    key={question.noticeId}
                    notice={question}
                    answer={answer}
                    onSeen={noteRead}
                    onAnswered={(words) => note(question, words)}
                    onLeave={onLeave}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
