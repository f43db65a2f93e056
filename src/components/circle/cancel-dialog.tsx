import type { Circle } from '#contract/schemas/circle.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { dayOf } from './plan-words.ts';

/** Asks before a membership is cancelled, and says what is kept and how long. */
export function CancelDialog({
  membership: { until, state },
  onCancel,
  onClose,
}: {
  membership: NonNullable<Circle['membership']>;
  onCancel(): void;
  onClose(): void;
}) {
  const charged = state === 'trial' ? 'Nothing is charged. ' : '';
  return (
    <Dialog
      title="Cancel your membership?"
      text={`${charged}Everything stays yours until ${until && dayOf(until)}. After that your wardrobe stays as it is, and you can come back at any time.`}
      onClose={onClose}
    >
      <Button kind="danger" wide onClick={onCancel}>
        Cancel membership
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        Keep it
      </Button>
    </Dialog>
  );
}
