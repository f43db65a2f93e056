import { Check, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayFullWords, isDayFull } from '#components/day-full.tsx';
import { SlotChoice } from '#components/slot-choice.tsx';
import type { PlanSlot } from '#contract/rules/plans.ts';
import { dayName, isDay } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { PlanPicture } from './plan-picture.tsx';
import styles from './plan-sheet.module.css';
import { detailOf, type Planned, planName } from './planned.ts';
import { type PlanActions, wornAhead } from './use-plan-actions.ts';

/** All that can be done with a plan: where it stands, whether it was worn, and taking it away. */
export function PlanSheet({
  planned,
  today,
  actions,
  onClose,
}: {
  planned: Planned;
  today: string;
  actions: PlanActions;
  onClose(): void;
}) {
  const { plan, look, items } = planned;
  const detail = detailOf(planned);
  const navigate = useNavigate();
  const [day, setDay] = useState(plan.day);
  const [slot, setSlot] = useState<PlanSlot>(plan.slot);
  const [problem, setProblem] = useState<Error | null>(null);
  const isAhead = plan.isWorn && day > today;
  const isMoved = !isAhead && isDay(day) && (day !== plan.day || slot !== plan.slot);
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (!isMoved || actions.isBusy) return;
    actions.move(planned, day, slot, { onDone: onClose, onFailed: setProblem });
  };
  return (
    <Sheet
      title={planName(planned)}
      onClose={onClose}
      foot={
        <Button type="submit" form="move-plan" disabled={!isMoved} busy={actions.isBusy}>
          Move
        </Button>
      }
    >
      <div className={styles.head}>
        <span className={styles.picture}>
          <PlanPicture planned={planned} widthPx={120} />
        </span>
        <div className={styles.actions}>
          <p>{dayName(plan.day)}</p>
          {plan.day <= today && (
            <Button
              kind="secondary"
              size="small"
              icon={<Check aria-hidden="true" />}
              aria-pressed={plan.isWorn}
              onClick={() => {
                actions.markWorn(planned, !plan.isWorn);
                onClose();
              }}
            >
              {plan.isWorn ? 'Not worn after all' : 'Mark worn'}
            </Button>
          )}
          {detail && (
            <Button
              kind="quiet"
              size="small"
              icon={<SquareArrowOutUpRight aria-hidden="true" />}
              onClick={() => void navigate(detail)}
            >
              {look ? 'Open look' : 'Open outfit'}
            </Button>
          )}
          {!detail &&
            items.map(({ itemId, title }) => (
              <Button
                key={itemId}
                kind="quiet"
                size="small"
                onClick={() => void navigate(paths.item(itemId))}
              >
                {title}
              </Button>
            ))}
          <Button
            kind="quiet"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => {
              actions.remove(planned);
              onClose();
            }}
          >
            Delete
          </Button>
        </div>
      </div>
      <form id="move-plan" className={styles.form} onSubmit={move}>
        <TextField
          type="date"
          label="Day"
          value={day}
          min="1900-01-01"
          max="2199-12-31"
          error={isAhead ? wornAhead : isDayFull(problem) ? dayFullWords : undefined}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <SlotChoice slot={slot} onChange={setSlot} />
      </form>
    </Sheet>
  );
}
