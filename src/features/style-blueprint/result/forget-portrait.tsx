import { useState } from 'react';
import { snapshot } from 'valtio';
import { useDeleteColorAnalysis } from '#api/blueprint.ts';
import { removePhoto } from '#api/upload-queue/upload-queue.ts';
import { uploads } from '#api/upload-queue/uploads.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { forgetPortrait } from '../color/portrait-draft.ts';

/** The way to have the portrait deleted wherever it is, with what goes along. */
export function ForgetPortrait({
  owner,
}: {
  /** Null of a visitor, whose portrait is on the device alone. */
  owner: string | null;
}) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useDeleteColorAnalysis();
  const forget = () => {
    const close = () => setAsked(false);
    forgetPortrait();
    for (const { id, destination } of snapshot(uploads).list) {
      if (destination.kind === 'color-analysis') void removePhoto(id);
    }
    if (owner === null) close();
    else mutate({ owner }, { onSettled: close });
  };
  return (
    <div>
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        Delete my portrait
      </Button>
      {isAsked && (
        <Dialog
          title="Delete your portrait?"
          text={
            owner === null
              ? 'Your color season goes with it. The other analyses stay.'
              : 'Your color season, its palette and its review go with it. The other analyses stay.'
          }
          onClose={() => setAsked(false)}
        >
          <Button kind="danger" busy={isPending} onClick={forget}>
            Delete
          </Button>
          <Button kind="secondary" onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </Dialog>
      )}
    </div>
  );
}
