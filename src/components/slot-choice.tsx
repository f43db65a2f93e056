import type { PlanSlot } from '#contract/rules/plans.ts';
import { Segmented } from '#ui/segmented.tsx';

const options: readonly { value: PlanSlot; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'evening', label: 'Evening' },
];

/** Chooses the part of a day that a plan is for. */
export function SlotChoice({ slot, onChange }: { slot: PlanSlot; onChange(slot: PlanSlot): void }) {
  return (
    <Segmented
      label="Part of the day"
      value={slot}
      options={options}
      onChange={(next) => onChange(next)}
    />
  );
}
