import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks before every device is signed out. */
export function EverywhereDialog({ onSure, onClose }: { onSure(): void; onClose(): void }) {
  return (
    <Dialog
      title="Sign out everywhere?"
      text="Every phone and browser is signed out, this one too."
      onClose={onClose}
    >
      <Button wide onClick={onSure}>
        Sign out everywhere
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        Stay
      </Button>
    </Dialog>
  );
}
