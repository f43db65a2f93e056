import { Check, History, PackageX, Plus } from 'lucide-react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { dayName } from '#lib/calendar-weeks.ts';
import { Button } from '#ui/button.tsx';
import styles from './day-panel.module.css';
import { awayWords, planState, repeatWords } from './plan-note.ts';
import { PlanPicture } from './plan-picture.tsx';
import { detailOf, type Planned, planName } from './planned.ts';
import { SharedDayRows } from './together/shared-day-rows.tsx';
import type { PlanActions } from './use-plan-actions.ts';

/** The plans of the chosen day, and what can be done with them. */
export function DayPanel({
  ref,
  day,
  today,
  plans,
  sharedDays,
  actions,
  onAdd,
  onOpen,
}: {
  ref?: Ref<HTMLElement>;
  day: string;
  today: string;
  plans: readonly Planned[];
  /** What of this day is shared with friends. */
  sharedDays: readonly SharedDay[];
  actions: PlanActions;
  /** Asks what to plan for the day. */
  onAdd(isWorn: boolean): void;
  /** Shows all that can be done with a plan. */
  onOpen(planned: Planned): void;
}) {
  const navigate = useNavigate();
  const hasBegun = day <= today;
  return (
    <section ref={ref} className={styles.panel} aria-labelledby="chosen-day">
      <header className={styles.head}>
        <h3 id="chosen-day">{dayName(day)}</h3>
        <span className={styles.adds}>
          {hasBegun && (
            <Button
              kind="quiet"
              size="small"
              icon={<Check aria-hidden="true" />}
              onClick={() => onAdd(true)}
            >
              {/* Beside Plan there is room for one word. */}
              {day === today ? 'Wear' : 'Add worn'}
            </Button>
          )}
          {day >= today && (
            <Button
              kind="quiet"
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => onAdd(false)}
            >
              Plan
            </Button>
          )}
        </span>
      </header>
      <SharedDayRows sharedDays={sharedDays} />
      {plans.length === 0 && (
        <p className={styles.none}>
          {day < today ? 'Nothing was marked worn.' : 'Nothing planned yet.'}
        </p>
      )}
      <ul className={styles.plans}>
        {plans.map((planned) => {
          const { plan } = planned;
          const detail = detailOf(planned);
          const repeat = repeatWords(planned, today);
          const away = awayWords(planned, today);
          return (
            <li key={plan.planId} className={styles.plan}>
              <button
                type="button"
                className={styles.picture}
                aria-label={`Open ${planName(planned)}`}
                onClick={() => (detail ? void navigate(detail) : onOpen(planned))}
              >
                <PlanPicture planned={planned} widthPx={86} />
              </button>
              <div className={styles.words}>
                <p className={styles.name} dir="auto">
                  {planName(planned)}
                </p>
                <p className={styles.note}>{planState(planned, today)}</p>
                {repeat && (
                  <p className={styles.caution}>
                    <History aria-hidden="true" />
                    {repeat}
                  </p>
                )}
                {away && (
                  <p className={styles.caution} dir="auto">
                    <PackageX aria-hidden="true" />
                    {away}
                  </p>
                )}
                <div className={styles.actions}>
                  {hasBegun && (
                    <Button
                      size="small"
                      kind={plan.isWorn ? 'secondary' : 'primary'}
                      icon={<Check aria-hidden="true" />}
                      aria-pressed={plan.isWorn}
                      onClick={() => actions.markWorn(planned, !plan.isWorn)}
                    >
                      {plan.isWorn ? 'Worn' : 'Mark worn'}
                    </Button>
                  )}
                  <Button size="small" kind="secondary" onClick={() => onOpen(planned)}>
                    Move
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
