import { useQuery } from '@tanstack/react-query';
import { CreditCard, KeyRound, Lock, Mail, Trash2 } from 'lucide-react';
import { impersonationQuery } from '#api/impersonation.ts';
import { entryWords } from '#components/impersonation-words.ts';
import { isolated } from '#lib/isolated.ts';
import { queryClient } from '../client.ts';
import styles from './stand-in-panels.module.css';

/** How often it is asked what was written down, in milliseconds. */
const everyMs = 10_000;

const closed = [
  { icon: CreditCard, label: 'Circle, cards, checkout' },
  { icon: KeyRound, label: 'Password and sessions' },
  { icon: Mail, label: 'Email address' },
  { icon: Trash2, label: 'Deleting anything' },
];

const clock = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** What the staff sees beside a member's account: what was written down, and what is closed. */
export function StandInPanels({ name, isOpen }: { name: string; isOpen: boolean }) {
  const { data } = useQuery({ ...impersonationQuery(), refetchInterval: everyMs }, queryClient);
  const entries = data?.entries.toReversed() ?? [];
  return (
    <aside className={styles.panels} data-open={isOpen || undefined} aria-label="For the staff">
      <section className={styles.panel}>
        <h2 className={styles.title}>Written down</h2>
        <p className={styles.text}>
          Nobody can change it. {isolated(name)} will see that you were here.
        </p>
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.entryId} data-refused={entry.event === 'refused' || undefined}>
              <span className={styles.what} dir="auto">
                {entryWords(entry)}
              </span>
              <time dateTime={entry.date}>{clock.format(new Date(entry.date))}</time>
            </li>
          ))}
        </ol>
        <p className={styles.foot}>The whole log is at your desk, once you are back.</p>
      </section>
      <section className={styles.panel}>
        <h2 className={styles.title}>Closed in here</h2>
        <ul className={styles.closed}>
          {closed.map(({ icon: Icon, label }) => (
            <li key={label}>
              <Icon aria-hidden="true" />
              {label}
              <Lock aria-hidden="true" />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
