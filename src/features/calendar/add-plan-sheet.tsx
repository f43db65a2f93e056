import { useState } from 'react';
import { DayFull, isDayFull } from '#components/day-full.tsx';
import { DraftNotice } from '#components/draft-notice.tsx';
import { OutfitChoice } from '#components/outfit-choice.tsx';
import { PieceChoice } from '#components/piece-choice.tsx';
import { dayDraft } from '#components/plan-draft.ts';
import { SlotChoice } from '#components/slot-choice.tsx';
import { maxPlanItems, type PlanSlot } from '#contract/rules/plans.ts';
import { dayName } from '#lib/calendar-weeks.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './add-plan-sheet.module.css';
import type { PlanActions } from './use-plan-actions.ts';

type Kind = 'outfits' | 'pieces';

/** Chooses what to plan for a day: an outfit, or loose pieces. */
export function AddPlanSheet({
  owner,
  day,
  slot: given,
  isWorn,
  actions,
  onClose,
}: {
  owner: string;
  day: string;
  slot: PlanSlot;
  /** Whether it was worn already, and is logged. */
  isWorn: boolean;
  actions: PlanActions;
  onClose(): void;
}) {
  const [chosenKind, setKind] = useState<Kind | null>(null);
  const id = `${day} ${given}${isWorn ? ' worn' : ''}`;
  const draft = useDraft({ kind: dayDraft, userId: owner, id });
  const { slot = given, title = '', pieces = [] } = draft.changes;
  const [word, setWord] = useState('');
  const search = useDebounced(word.trim());
  const [problem, setProblem] = useState<Error | null>(null);
  const about = title.trim() || null;
  const plan = (what: Parameters<PlanActions['plan']>[0]) => {
    if (actions.isBusy) return;
    const typed = draft.changes;
    const asker = {
      onDone() {
        draft.forget();
        onClose();
      },
      onFailed: setProblem,
      onRefused: () => draft.change(typed),
    };
    actions.plan(what, day, slot, { title: about, isWorn, asker });
  };
  const discard = () => {
    draft.forget();
    setProblem(null);
  };
  const kind = chosenKind ?? (pieces.length > 0 ? 'pieces' : 'outfits');
  const isPieces = kind === 'pieces';
  const count = pieces.length < 2 ? 'piece' : `${pieces.length} pieces`;
  const isKept = Object.keys(draft.changes).length > 0;
  return (
    <Sheet
      title={dayName(day)}
      onClose={onClose}
      foot={
        (isPieces || isKept || isDayFull(problem)) && (
          <>
            <DayFull error={problem} />
            {isKept && !actions.isBusy && (
              <Button kind="secondary" onClick={discard}>
                Discard
              </Button>
            )}
            {isPieces && (
              <Button
                disabled={pieces.length === 0}
                busy={actions.isBusy}
                onClick={() => plan({ itemIds: pieces })}
              >
                {isWorn ? `Mark ${count} worn` : `Plan ${count}`}
              </Button>
            )}
          </>
        )
      }
    >
      <DraftNotice isShown={draft.cameBack} />
      <div className={styles.choices}>
        <Segmented
          label={isWorn ? 'What was worn' : 'What to plan'}
          value={kind}
          options={[
            { value: 'outfits', label: 'Outfits' },
            { value: 'pieces', label: 'Pieces' },
          ]}
          onChange={(next) => setKind(next)}
        />
        <SlotChoice slot={slot} onChange={(next) => draft.change({ slot: next })} />
      </div>
      <TextField
        label="What for"
        value={title}
        maxLength={120}
        placeholder="Gallery opening"
        autoComplete="off"
        onChange={(event) => draft.change({ title: event.currentTarget.value })}
      />
      <TextField
        label={isPieces ? 'Search your pieces' : 'Search your outfits'}
        type="search"
        value={word}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {isPieces ? (
        <PieceChoice
          owner={owner}
          search={search}
          chosen={pieces}
          most={maxPlanItems}
          onChange={(next) => draft.change({ pieces: next })}
        />
      ) : (
        <OutfitChoice
          owner={owner}
          search={search}
          none="There is no outfit yet. Plan pieces instead."
          onChoose={(outfitId) => plan({ outfitId })}
        />
      )}
    </Sheet>
  );
}
