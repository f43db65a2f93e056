import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks before a link is revoked that may have been sent already. */
export function RevokeDialog({ onRevoke, onClose }: { onRevoke(): void; onClose(): void }) {
  return (
    <Dialog
      title="Revoke your link?"
      text="Whoever has it cannot follow it any more. You can make a new one at once."
      onClose={onClose}
    >
      <Button kind="danger" wide onClick={onRevoke}>
        Revoke
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        Keep it
      </Button>
    </Dialog>
  );
}
