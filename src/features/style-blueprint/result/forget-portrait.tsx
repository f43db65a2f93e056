import { useState } from 'react';
import { snapshot } from 'valtio';
import { useDeleteColorAnalysis } from '#api/blueprint-writes.ts';
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
  const close = () => setAsked(false);
  const forgetHere = () => {
    forgetPortrait();
    for (const { id, destination } of snapshot(uploads).list) {
      if (destination.kind === 'color-analysis') void removePhoto(id);
    }
  };
  const forget = () => {
    if (owner === null) {
      forgetHere();
      close();
    }
    // What is on its way goes only with what the server has: all of it, or nothing.
    else mutate({ owner }, { onSuccess: forgetHere, onSettled: close });
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
          onClose={close}
        >
          <Button kind="danger" busy={isPending} onClick={forget}>
            Delete
          </Button>
          <Button kind="secondary" onClick={close}>
            Keep it
          </Button>
        </Dialog>
      )}
    </div>
  );
}
