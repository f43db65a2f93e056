import { RefreshCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { listNames } from '#contract/rules/item-name.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { failures, type Unsent } from './failures.ts';
import { signOutNow } from './sign-out.ts';

/** The dialogs of the error catalogue, word for word (product spec, section 8). */
export function FailureDialog({
  kind,
  onClose: close,
}: {
  kind: NonNullable<typeof failures.dialog>;
  onClose(): void;
}) {
  const { unsent } = useSnapshot(failures);
  if (kind === 'timeout') {
    return (
      <Dialog
        isFault
        title="Something went wrong. Please refresh the page to try again."
        onClose={close}
      >
        <Button icon={<RefreshCw aria-hidden="true" />} wide onClick={() => location.reload()}>
          Refresh
        </Button>
      </Dialog>
    );
  }
  if (kind === 'unsent' || kind === 'unsent-everywhere') {
    return (
      <Dialog
        title={unsentWords(unsent)}
        text="What waits stays on this device and goes on after your next sign-in."
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
    <Dialog isFault title="An unexpected error occurred. Please try again" onClose={close}>
      <Button wide onClick={close}>
        OK
      </Button>
    </Dialog>
  );
}

function unsentWords({ photos, outfits, changes }: Unsent): string {
  const counted = (count: number, one: string) =>
    count > 0 ? [count === 1 ? `1 ${one}` : `${count} ${one}s`] : [];
  const all = [
    ...counted(outfits, 'outfit'),
    ...counted(photos, 'photo'),
    ...counted(changes, 'change'),
  ];
  return `${listNames(all)} ${outfits + photos + changes === 1 ? 'is' : 'are'} not sent yet`;
}
