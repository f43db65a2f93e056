import { useQuery } from '@tanstack/react-query';
import { sharedDaysQuery } from '#api/shared-days.ts';
import { Avatar } from '#components/avatar.tsx';
import { friendName } from '#components/friend-names.ts';
import { TogetherAnswers } from '#components/together/together-answers.tsx';
import { daysWords } from '#components/together/together-words.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { useScope } from '#lib/scope.ts';
import styles from './request-card.module.css';

/** The days for which friends ask one to dress together, among the requests. */
export function SharedDayCards() {
  const { owner } = useScope();
  const { data } = useQuery(sharedDaysQuery(owner));
  const today = todayIs();
  return data?.sharedDays
    .filter(({ answer, lastDay }) => answer === 'waiting' && lastDay >= today)
    .map((sharedDay) => <SharedDayCard key={sharedDay.sharedDayId} sharedDay={sharedDay} />);
}

function SharedDayCard({ sharedDay }: { sharedDay: SharedDay }) {
  const { host, title } = sharedDay;
  const name = friendName(host);
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={host.imageUrl} isNew />
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.text}>
            would like to dress together for <span dir="auto">{title}</span>
          </p>
          <p className={styles.text}>{daysWords(sharedDay)}</p>
        </div>
      </div>
      <TogetherAnswers sharedDay={sharedDay} />
    </article>
  );
}
