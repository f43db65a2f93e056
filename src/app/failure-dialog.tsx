import { RefreshCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { errorWords } from './error-policy.ts';
import type { failures } from './failures.ts';
import { signOutNow } from './sign-out.ts';

/** The dialogs of the error catalogue (product spec, section 8). */
export function FailureDialog({
  kind,
  onClose: close,
}: {
  kind: NonNullable<typeof failures.dialog>;
  onClose(): void;
}) {
  if (kind === 'timeout') {
    return (
      <Dialog isFault title={errorWords.timeout} onClose={close}>
        <Button icon={<RefreshCw aria-hidden="true" />} wide onClick={() => location.reload()}>
          Refresh
        </Button>
      </Dialog>
    );
  }
  if (kind === 'unsent' || kind === 'unsent-everywhere') {
    return (
      <Dialog
        title="Some photos are not sent yet"
        text="They stay on this device and go on after your next sign-in."
        onClose={close}
      >
        <Button
          wide
          onClick={() => {
            close();
            void signOutNow(kind === 'unsent-everywhere');
          }}
        >
          {kind === 'unsent' ? 'Sign out' : 'Sign out everywhere'}
        </Button>
        <Button kind="secondary" wide onClick={close}>
          Stay
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog isFault title={errorWords.generic} onClose={close}>
      <Button wide onClick={close}>
        OK
      </Button>
    </Dialog>
  );
}
