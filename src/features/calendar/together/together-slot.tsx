import { EyeOff, Plus } from 'lucide-react';
import type { PlanSlot } from '#contract/rules/plans.ts';
import type { PlanTogether } from '#contract/schemas/shared-day.ts';
import { Button } from '#ui/button.tsx';
import { shownName } from './shown-name.ts';
import { TogetherPicture } from './together-picture.tsx';
import styles from './together-slot.module.css';

const slotWords: Record<PlanSlot, string> = { day: 'Day', evening: 'Evening' };

/** What somebody wears on a part of a day. */
export function TogetherSlot({
  slot,
  when,
  plans,
  isMe,
  onPlan,
}: {
  slot: PlanSlot;
  /** The part of the day in words. */
  when: string;
  plans: readonly PlanTogether[];
  isMe: boolean;
  /** Plans something of the viewer's own; left out where they cannot. */
  onPlan: (() => void) | undefined;
}) {
  return (
    <div className={styles.slot}>
      <p className={styles.part}>{slotWords[slot]}</p>
      {plans.map((plan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of a plan nothing is told that names it
        <Planned key={index} plan={plan} isMe={isMe} />
      ))}
      {plans.length === 0 && (
        <div className={styles.none}>
          <p>Nothing planned yet</p>
          {onPlan && (
            <Button
              kind="secondary"
              size="small"
              icon={<Plus aria-hidden="true" />}
              aria-label={`Plan it for ${when}`}
              onClick={onPlan}
            >
              Plan it
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Planned({ plan: { shown, isHidden }, isMe }: { plan: PlanTogether; isMe: boolean }) {
  if (!shown) {
    return (
      <div className={styles.none}>
        <EyeOff aria-hidden="true" />
        <p>{isMe ? 'Planned, and gone by now' : 'Planned, not shown'}</p>
      </div>
    );
  }
  return (
    <div className={styles.plan}>
      <span className={styles.picture}>
        <TogetherPicture shown={shown} widthPx={200} />
      </span>
      <p className={styles.title} dir="auto">
        {shownName(shown)}
      </p>
      {isHidden && (
        <p className={styles.hidden}>
          <EyeOff aria-hidden="true" />
          Only you see this: a piece of it is hidden.
        </p>
      )}
    </div>
  );
}
