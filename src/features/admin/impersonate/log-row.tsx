import { entryWords } from '#components/impersonation-words.ts';
import type { ImpersonationLogEntry } from '#contract/schemas/impersonation.ts';
import styles from './log-row.module.css';

type Person = ImpersonationLogEntry['staff'];

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An entry of the log. Both people in it lead to the entries about them. */
export function LogRow({
  entry,
  onStaff,
  onMember,
}: {
  entry: ImpersonationLogEntry;
  onStaff(person: Person): void;
  onMember(person: Person): void;
}) {
  const { staff, member, event, date, about } = entry;
  return (
    <li className={styles.row} data-event={event}>
      <time className={styles.time} dateTime={date}>
        {moment.format(new Date(date))}
      </time>
      <div className={styles.words}>
        <p className={styles.what} dir="auto">
          {entryWords(entry)}
          {about && <span className={styles.about}> {about}</span>}
        </p>
        <p className={styles.who}>
          <button type="button" dir="auto" onClick={() => onStaff(staff)}>
            {staff.name}
          </button>
          <span>in the account of</span>
          <button type="button" dir="auto" onClick={() => onMember(member)}>
            {member.name}
          </button>
        </p>
      </div>
    </li>
  );
}
