import { useNavigate } from 'react-router-dom';
import { spoilButLeft, useEndSharedDay } from '#api/shared-days.ts';
import type { SharedDayDetails } from '#contract/schemas/shared-day.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';

/** Asks before shared days end for all. */
export function EndSharedDayDialog({
  sharedDay: { sharedDayId, host, title, firstDay },
  onClose,
}: {
  sharedDay: SharedDayDetails;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const end = useEndSharedDay({
    spoil: spoilButLeft(host.userId, sharedDayId),
    onSuccess() {
      showToast({ title: `${title} is not shared any more` });
      onClose();
      void navigate(paths.calendar('outfits', firstDay), { replace: true });
    },
  });
  return (
    <Dialog
      title="End it for all?"
      text="None of you sees what the others plan any more. What each has planned stays. They are not told."
      onClose={onClose}
    >
      <Button
        kind="danger"
        wide
        busy={end.isPending}
        onClick={() => end.mutate({ owner: host.userId, sharedDayId })}
      >
        End it
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        Keep it
      </Button>
    </Dialog>
  );
}
