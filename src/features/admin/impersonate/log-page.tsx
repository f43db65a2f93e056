import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LogFilter, logQuery } from '#api/impersonation.ts';
import type { ImpersonationLogEntry } from '#contract/schemas/impersonation.ts';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './log-page.module.css';
import { LogRow } from './log-row.tsx';

type Person = ImpersonationLogEntry['staff'];

/** A page of the log, with the one before it once that is asked for. */
export function LogPage({
  filter,
  before,
  onStaff,
  onMember,
}: {
  filter: LogFilter;
  before?: string;
  onStaff(person: Person): void;
  onMember(person: Person): void;
}) {
  const [hasEarlier, setEarlier] = useState(false);
  const asked = before === undefined ? filter : { ...filter, before };
  const { data, isError, refetch } = useQuery(logQuery(asked));
  if (!data && isError) {
    return (
      <li>
        <ErrorCard
          title="The log did not load"
          text="Nothing of it is lost."
          onRetry={() => void refetch()}
        />
      </li>
    );
  }
  if (!data) {
    return (
      <li>
        <Waiting label="Loading the log" className={styles.skeleton}>
          <div />
        </Waiting>
      </li>
    );
  }
  const last = data.entries.at(-1);
  if (!last) {
    return <li className={styles.none}>Nobody of the staff has been in a member’s account.</li>;
  }
  return (
    <>
      {data.entries.map((entry) => (
        <LogRow key={entry.entryId} entry={entry} onStaff={onStaff} onMember={onMember} />
      ))}
      {data.hasMore && !hasEarlier && (
        <li className={styles.more}>
          <Button kind="secondary" size="small" onClick={() => setEarlier(true)}>
            Earlier entries
          </Button>
        </li>
      )}
      {data.hasMore && hasEarlier && (
        <LogPage filter={filter} before={last.entryId} onStaff={onStaff} onMember={onMember} />
      )}
    </>
  );
}
