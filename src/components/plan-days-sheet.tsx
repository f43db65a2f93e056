import { type FormEvent, useRef, useState } from 'react';
import { useDeletePlans, useSavePlan } from '#api/plans.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { dayName, isDay, todayIs } from '#lib/calendar-weeks.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { dismissToast, showToast, showUndo } from '#ui/toasts.ts';
import { dayFullWords, isDayFull, sayDayFull } from './day-full.tsx';
import { DraftNotice } from './draft-notice.tsx';
import styles from './plan-days-sheet.module.css';
import { planDraft } from './plan-draft.ts';
import { SlotChoice } from './slot-choice.tsx';

/** A thing that may be planned: an outfit, a look, or loose pieces together. */
export type Plannable = { outfitId: string } | { lookId: string } | { itemIds: string[] };

/** Names one of them among all. */
const idOf = (one: Plannable): string =>
  'outfitId' in one
    ? `outfit${one.outfitId}`
    : 'lookId' in one
      ? `look${one.lookId}`
      : `pieces${one.itemIds.toSorted().join('+')}`;

type Saved = OperationOutput<'savePlan'>;

/** The ids of the plans that were not there before. */
const madeBy = (saved: readonly Saved[]): string[] =>
  saved.filter(({ isNew }) => isNew).map(({ plan }) => plan.planId);

/** Plans things: one for a day, or several for a day or for one day each. */
export function PlanDaysSheet({
  owner,
  what,
  words,
  onFailed,
  onClose,
  onDone,
}: {
  owner: string;
  what: readonly Plannable[];
  /** All of it: `3 outfits`, `2 pieces`; null of one, whose name is in sight. */
  words: string | null;
  /** Says what is gone by now. */
  onFailed(error: Error): void;
  onClose(): void;
  onDone?(): void;
}) {
  const draft = useDraft({
    kind: planDraft,
    userId: owner,
    id: what.map(idOf).toSorted().join('-'),
  });
  const [tomorrow] = useState(() => addDays(todayIs(), 1));
  const { day = tomorrow, slot = 'day', spread = 'each', title = '' } = draft.changes;
  const [isBusy, setBusy] = useState(false);
  const remove = useDeletePlans();
  const isMany = what.length > 1;
  /** What is shown as planned, before the server has said so, and the toast that says it once that is all. */
  const shown = useRef<{ saved: Saved[]; toast: number | null }>({ saved: [], toast: null });
  const say = (saved: readonly Saved[]) => {
    const planIds = madeBy(saved);
    if (planIds.length === 0)
      return showToast({ title: `It is planned for ${dayName(day)} already` });
    const done = planIds.length === 1 ? 'Planned' : `${planIds.length} plans made`;
    return showUndo(`${done} for ${dayName(day)}`, () => remove.mutate({ owner, planIds }));
  };
  const save = useSavePlan({
    onShown(saved) {
      const now = shown.current;
      now.saved.push(saved);
      if (now.saved.length < what.length) return;
      now.toast = say(now.saved);
      draft.forget();
      onDone?.();
      onClose();
    },
    onError(error) {
      onFailed(error);
      if (shown.current.toast !== null) sayDayFull(error);
    },
  });
  const plan = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const typed = draft.changes;
    const now = { saved: [] as Saved[], toast: null as number | null };
    shown.current = now;
    const answers = await Promise.allSettled(
      what.map((one, index) => {
        const on = spread === 'each' ? addDays(day, index) : day;
        const changes = { ...one, day: on, slot, title: title.trim() || null };
        return save.mutateAsync({ owner, changes });
      }),
    );
    setBusy(false);
    // What failed is said where every failed write is; what was planned beside it stands.
    const saved = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (saved.length < what.length) draft.change(typed);
    if (now.toast !== null) {
      if (madeBy(saved).length === madeBy(now.saved).length) return;
      dismissToast(now.toast);
    }
    if (saved.length > 0) say(saved);
  };
  return (
    <Sheet
      title={words === null ? 'Plan' : `Plan ${words}`}
      onClose={onClose}
      foot={
        <>
          {Object.keys(draft.changes).length > 0 && !isBusy && (
            <Button
              kind="secondary"
              onClick={() => {
                draft.forget();
                save.reset();
              }}
            >
              Discard
            </Button>
          )}
          <Button type="submit" form="plan-days" busy={isBusy} disabled={!isDay(day)}>
            Plan
          </Button>
        </>
      }
    >
      <form id="plan-days" className={styles.form} onSubmit={(event) => void plan(event)}>
        <DraftNotice isShown={draft.cameBack} />
        <TextField
          type="date"
          label={isMany && spread === 'each' ? 'From' : 'Day'}
          value={day}
          min="1900-01-01"
          max="2199-12-31"
          error={isDayFull(save.error) ? dayFullWords : undefined}
          onChange={(event) => {
            draft.change({ day: event.currentTarget.value });
            save.reset();
          }}
        />
        <SlotChoice slot={slot} onChange={(next) => draft.change({ slot: next })} />
        {isMany && (
          <Segmented
            label="How to plan them"
            value={spread}
            options={[
              { value: 'each', label: 'One a day' },
              { value: 'all', label: 'All that day' },
            ]}
            onChange={(next) => draft.change({ spread: next })}
          />
        )}
        <TextField
          label="What for"
          value={title}
          maxLength={120}
          placeholder="Gallery opening"
          autoComplete="off"
          onChange={(event) => draft.change({ title: event.currentTarget.value })}
        />
      </form>
    </Sheet>
  );
}
