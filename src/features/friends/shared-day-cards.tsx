import { useQuery } from '@tanstack/react-query';
import { sharedDaysQuery } from '#api/shared-days.ts';
import { Avatar } from '#components/avatar.tsx';
import { useAnswered } from '#components/friend-answers/use-answered.ts';
import { friendName } from '#components/friend-names.ts';
import { TogetherAnswers } from '#components/together/together-answers.tsx';
import { daysWords } from '#components/together/together-words.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { useScope } from '#lib/scope.ts';
import { Answered } from './answered.tsx';
import styles from './request-card.module.css';

/** The days for which friends ask one to dress together, among the requests. */
export function SharedDayCards() {
  const { owner } = useScope();
  const { data } = useQuery(sharedDaysQuery(owner));
  const today = todayIs();
  const waiting = (data?.sharedDays ?? []).filter(
    ({ answer, lastDay }) => answer === 'waiting' && lastDay >= today,
  );
  const { shown, note } = useAnswered(waiting, keyOf);
  return shown.map(({ question, answer }) => (
    <SharedDayCard
      // One that waits stays the same where its days move: it says so.
      key={answer === null ? question.sharedDayId : keyOf(question)}
      sharedDay={question}
      answer={answer}
      onAnswered={(words) => note(question, words)}
    />
  ));
}

/** Asked anew for other days it is another question. */
const keyOf = ({ sharedDayId, askedDate }: SharedDay): string => sharedDayId + askedDate;

function SharedDayCard({
  sharedDay,
  answer,
  onAnswered,
}: {
  sharedDay: SharedDay;
  answer: string | null;
  onAnswered(words: string): void;
}) {
  const { host, title } = sharedDay;
  const name = friendName(host);
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={host.imageUrl} isNew={answer === null} />
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
      {answer === null ? (
        <TogetherAnswers
          sharedDay={sharedDay}
          isSaidInPlace
          onAnswered={(isComing) => onAnswered(isComing ? 'You’re coming' : 'You’re not coming')}
        />
      ) : (
        <Answered words={answer} />
      )}
    </article>
  );
}
