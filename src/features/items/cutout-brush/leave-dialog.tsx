import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks before what was drawn is left unsaved. */
export function LeaveDialog({
  canSave,
  isSaving,
  onSave,
  onDiscard,
  onStay,
}: {
  canSave: boolean;
  isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
  onStay(): void;
}) {
  return (
    <Dialog title="Save what you drew?" text="The cut-out is not saved yet." onClose={onStay}>
      <Button wide busy={isSaving} disabled={!canSave} onClick={onSave}>
        Save cut-out
      </Button>
      <Button kind="secondary" wide onClick={onDiscard}>
        Leave without it
      </Button>
      <Button kind="quiet" wide onClick={onStay}>
        Keep drawing
      </Button>
    </Dialog>
  );
}
