import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks once before a crop is left unsaved. */
export function LeaveCropDialog({
  isSaving,
  onSave,
  onDiscard,
  onStay,
}: {
  isSaving: boolean;
  onSave(): void;
  onDiscard(): void;
  onStay(): void;
}) {
  return (
    <Dialog title="Save the cropped photo?" text="It is not saved yet." onClose={onStay}>
      <Button wide busy={isSaving} onClick={onSave}>
        Save photo
      </Button>
      <Button kind="secondary" wide onClick={onDiscard}>
        Leave it as it was
      </Button>
      <Button kind="quiet" wide onClick={onStay}>
        Keep cropping
      </Button>
    </Dialog>
  );
}
