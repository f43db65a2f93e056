import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LogFilter, logCheckQuery } from '#api/impersonation.ts';
import { Button } from '#ui/button.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './impersonation-log.module.css';
import { LogPage } from './log-page.tsx';

/** Whose entries are shown, with the name to say it by. */
interface Shown {
  filter: LogFilter;
  words: string;
}

/** Who was in whose account and what they did there, as the staff reads it; nobody can change it. */
export function ImpersonationLog() {
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <section className={styles.log} aria-labelledby="impersonation-log">
      <div className={styles.head}>
        <h2 id="impersonation-log" className={styles.title}>
          What was written down
        </h2>
        <ChainState />
      </div>
      {shown && (
        <p className={styles.filter}>
          <span dir="auto">{shown.words}</span>
          <Button kind="quiet" size="small" onClick={() => setShown(null)}>
            Show all
          </Button>
        </p>
      )}
      <ol className={styles.entries}>
        <LogPage
          key={shown?.words}
          filter={shown?.filter ?? {}}
          onMember={({ userId, name }) =>
            setShown({ filter: { memberId: userId }, words: `In the account of ${name}` })
          }
          onStaff={({ userId, name }) =>
            setShown({ filter: { staffId: userId }, words: `By ${name}` })
          }
        />
      </ol>
    </section>
  );
}

/** Whether every entry is as it was written, and none is missing. */
function ChainState() {
  const { data, isError } = useQuery(logCheckQuery());
  if (data?.isWhole) return <WovenLabel>Nothing was changed</WovenLabel>;
  if (data) {
    return (
      <p className={styles.broken} role="alert">
        The log was tampered with: from entry {data.brokenAt} on it is not as it was written.
      </p>
    );
  }
  return isError ? <p className={styles.text}>The chain could not be checked.</p> : null;
}
