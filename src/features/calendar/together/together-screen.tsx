import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sharedDayQuery } from '#api/shared-days.ts';
import { BackRow } from '#components/back-row.tsx';
import { friendName } from '#components/friend-names.ts';
import { isGone } from '#components/noun/noun-words.ts';
import { ScreenTitle } from '#components/screen-title.tsx';
import { TogetherAnswers } from '#components/together/together-answers.tsx';
import { daysWords, withWords } from '#components/together/together-words.ts';
import { addDays, daysBetween } from '#contract/rules/calendar-days.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import type { SharedDayDetails } from '#contract/schemas/shared-day.ts';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { late } from '#ui/late.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { usePlanActions } from '../use-plan-actions.ts';
import { useToday } from '../use-today.ts';
import { GuestAnswers } from './guest-answers.tsx';
import { TogetherDay } from './together-day.tsx';
import { TogetherGone } from './together-gone.tsx';
import styles from './together-screen.module.css';
import { useTogetherMenu } from './use-together-menu.tsx';

const AddPlanSheet = late(
  'layer',
  async () => (await import('../add-plan-sheet.tsx')).AddPlanSheet,
);

const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'forbidden';

/** Days that are shared: for each what one wears, beside what friends wear. */
export function TogetherScreen() {
  const { sharedDayId = '' } = useRouteParams();
  const { owner: me } = useScope();
  const [search] = useSearchParams();
  const hostId = search.get('owner') ?? me;
  const { data, error, isError, refetch } = useQuery(sharedDayQuery(hostId, sharedDayId));
  const sharedDay = data?.sharedDay;
  const menu = useTogetherMenu(sharedDay);
  // Whoever is no friend of the host any more is told no more than that.
  if (isGone(error) || isRefused(error)) return <TogetherGone />;
  return (
    <main className={styles.screen}>
      <BackRow home={paths.calendar('outfits', sharedDay?.firstDay ?? '')} own={menu.own} />
      <ScreenTitle title={sharedDay?.title ?? 'Dress together'} isHeardOnly={!sharedDay} />
      {isError && !sharedDay && (
        <ErrorCard title="These days did not load" onRetry={() => void refetch()} />
      )}
      {!sharedDay && !isError && (
        <Waiting label="Loading what everybody wears" className={styles.skeleton}>
          <div />
          <div />
        </Waiting>
      )}
      {sharedDay && <Together sharedDay={sharedDay} />}
      {menu.layer}
    </main>
  );
}

/** The part of a day for which something is to be planned. */
interface Adding {
  day: string;
  slot: PlanSlot;
}

function Together({ sharedDay }: { sharedDay: SharedDayDetails }) {
  const { owner: me } = useScope();
  const navigate = useNavigate();
  const today = useToday();
  const actions = usePlanActions(me, today);
  const [adding, setAdding] = useState<Adding | null>(null);
  const { firstDay, lastDay, people, answer, host } = sharedDay;
  const friends = people.filter(({ userId }) => userId !== me);
  const days = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) =>
    addDays(firstDay, index),
  );
  return (
    <>
      <p className={styles.about} dir="auto">
        {daysWords(sharedDay)} · {withWords({ ...sharedDay, friends })}
      </p>
      {answer === 'waiting' && (
        <div className={styles.answers}>
          <TogetherAnswers
            sharedDay={sharedDay}
            onAnswered={(isComing) => !isComing && navigate(paths.friends(), { replace: true })}
          />
        </div>
      )}
      <GuestAnswers guests={sharedDay.guests} />
      {people.length > 0 &&
        days.map((day) => (
          <TogetherDay
            key={day}
            day={day}
            people={people}
            me={me}
            onPlan={day >= today ? (slot) => setAdding({ day, slot }) : undefined}
          />
        ))}
      {people.length > 0 && (
        <p className={styles.note}>
          {answer === null ? 'Friends who come' : `${friendName(host)} and your friends who come`}{' '}
          see what you plan for these days, and nothing else.
        </p>
      )}
      {adding && (
        <AddPlanSheet
          owner={me}
          {...adding}
          isWorn={false}
          actions={actions}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
